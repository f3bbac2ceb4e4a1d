"""The one data type of the kit."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

# float32 in and out; numpy's own types widen too easily to say so here.
Array = NDArray[np.floating[Any]]
