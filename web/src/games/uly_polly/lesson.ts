// The lesson of Uly & Polly: what python -m tools.lessons has written, and its pictures.
import text from "../../../../src/sheepfold/learn/uly_polly/lesson.frames.json?raw";
import type { LessonScript } from "../../app/lessons/script";
import { trophy } from "../../app/pictures";
import { bone, dogFace, sheepFace, wolfFace } from "./pictures";

const pictures = { bone, dog: dogFace, sheep: sheepFace, wolf: wolfFace, trophy };

const frames = JSON.parse(text) as Omit<LessonScript, "pictures">;

export const lesson: LessonScript = { ...frames, pictures };
