"""A small sphere tracer for the pieces that are seen from any side and in any fall.

Solids are signed distances in mm; points are float32 arrays (3, n). A camera is a parallel
projection. The lengths of a piece come from the physics, so what is seen is what collides.
"""
