"""The lessons that there are, by game."""

from sheepfold.learn.lessons.lesson import Lesson
from sheepfold.learn.uly_polly.lesson import LESSON as ULY_POLLY
from sheepfold.learn.wooolf.lesson import LESSON as WOOOLF

LESSONS: dict[str, Lesson] = {"uly_polly": ULY_POLLY, "wooolf": WOOOLF}
