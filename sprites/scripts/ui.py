"""Every picture under sprites/ui/."""

import ui_controls
import ui_medals
import ui_posters
import ui_saloon
import ui_scenes
import ui_silhouettes
import ui_skins
import ui_wordmark


def main() -> None:
    for script in (
        ui_skins,
        ui_controls,
        ui_medals,
        ui_scenes,
        ui_saloon,
        ui_wordmark,
        ui_posters,
        ui_silhouettes,
    ):
        script.main()


if __name__ == "__main__":
    main()
