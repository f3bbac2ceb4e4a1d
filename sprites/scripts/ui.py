"""Every picture under sprites/ui/."""

import ui_controls
import ui_skins


def main() -> None:
    for script in (ui_skins, ui_controls):
        script.main()


if __name__ == "__main__":
    main()
