// The lesson of Wooolf!!: what python -m tools.lessons has written, and its pictures.
import text from "../../../../src/sheepfold/learn/wooolf/lesson.frames.json?raw";
import type { LessonScript } from "../../app/lessons/script";
import { trophy } from "../../app/pictures";
import { FACES } from "./pictures";

const pictures = { ...FACES, trophy };

const frames = JSON.parse(text) as Omit<LessonScript, "pictures">;

export const lesson: LessonScript = { ...frames, pictures };
