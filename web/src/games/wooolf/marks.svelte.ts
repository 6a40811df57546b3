// A seat's own marks in the notebook, for one round. They stay on the device, and where several share it they are
// kept in memory alone, each seat's apart.
import { notesAt, saveNotes } from "../../app/storage";
import type { Character } from "./facts";

export const OWN_MARKS = ["no", "maybe", "sure"] as const;
export type Mark = (typeof OWN_MARKS)[number];

/** On a device that is shared: the marks of each seat in its last round. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- no template reads it
const inMemory = new Map<string, { round: string; marks: Record<string, string> }>();

export class OwnMarks {
  private readonly marks: Record<string, string>;

  /** `round` tells the game and the round apart from others at this table. */
  constructor(
    private readonly code: string,
    private readonly seat: number,
    private readonly round: string,
    private readonly shared: boolean,
  ) {
    this.marks = $state(this.stored());
  }

  at(player: number, character: Character): Mark | null {
    return OWN_MARKS.find((mark) => mark === this.marks[`${player} ${character}`]) ?? null;
  }

  /** Make a mark, or (`null`) take it away. */
  set(player: number, character: Character, mark: Mark | null): void {
    if (mark) this.marks[`${player} ${character}`] = mark;
    else delete this.marks[`${player} ${character}`];
    const marks = { ...this.marks };
    if (this.shared) inMemory.set(this.key, { round: this.round, marks });
    else saveNotes(this.code, `${this.seat} ${this.round}`, marks);
  }

  private get key(): string {
    return `${this.code} ${this.seat}`;
  }

  private stored(): Record<string, string> {
    if (!this.shared) return notesAt(this.code, `${this.seat} ${this.round}`);
    const kept = inMemory.get(this.key);
    return kept?.round === this.round ? { ...kept.marks } : {};
  }
}
