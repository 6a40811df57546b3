// The faces of our levels. A bot of another kind has a robot's.
import fox from "$pictures/fox-face.svg";
import lamb from "$pictures/lamb-face.svg";
import owl from "$pictures/owl-face.svg";
import sheep from "$pictures/sheep-face.svg";
import { robot } from "../pictures";

const FACES: Record<string, string> = { lamb, sheep, fox, owl };

export function levelFace(level: string): string {
  return FACES[level] ?? robot;
}
