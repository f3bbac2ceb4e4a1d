"""The data types of the kit."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

# float32 in and out; numpy's own types widen too easily to say so here.
Array = NDArray[np.floating[Any]]
# A picture as it is in a file.
Bytes = NDArray[np.uint8]
