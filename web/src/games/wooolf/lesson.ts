// The lesson of Wooolf!!, which python -m tools.lessons has written.
import text from "../../../../src/sheepfold/learn/wooolf/lesson.frames.json?raw";
import type { LessonScript } from "../../app/lessons/script";

export const lesson = JSON.parse(text) as LessonScript;
