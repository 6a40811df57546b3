"""What contributors run: measuring, drawing, and making what is published from the types."""

import os

# Before NumPy is imported, as in sheepfold/cli: with threads bots take three times as long.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
