"""Lessons: a scripted short game against bots, in which the learner makes the moves of one seat.

`registry.py` has those of each game. A lesson is a record (`lesson.record.json`) and the
instructions before its entries (`lesson.py`). `python -m tools.lessons` writes the records, and
what a page needs to show them (`lesson.frames.json`).
"""

from sheepfold.learn.lessons.frames import LessonFrame, frames
from sheepfold.learn.lessons.lesson import Instruction, Lesson, load_record, write_record

__all__ = ["Instruction", "Lesson", "LessonFrame", "frames", "load_record", "write_record"]
