// Whose view of a game a replay shows, and which picture of it.
import { errorText } from "../server/api";
import { LookBackState, pictureOf } from "./lookBack.svelte";
import type { ReplayPicture } from "./replayPictures";
import type { LoadedReplay, ReplaySource, Viewpoint } from "./sources";

export class ReplayState {
  viewpoints = $state.raw<Viewpoint[]>([]);
  chosen = $state.raw<Viewpoint | null>(null);
  loaded = $state.raw<LoadedReplay | null>(null);
  /** Which picture is shown, from 0. */
  at = $state(0);
  /** The seat whose knowledge is shown. */
  seat = $state(1);
  /** Why nothing can be shown, in words. */
  note = $state("");
  readonly lookBack = new LookBackState();

  readonly last = $derived((this.loaded?.pictures.length ?? 1) - 1);
  readonly picture: ReplayPicture | null = $derived(
    this.loaded?.pictures[Math.min(this.at, this.last)] ?? null,
  );
  /** Whether the game is over, so that all of it may be shown. */
  readonly hasOpen = $derived(this.viewpoints.some(({ open }) => open));

  /** The position in the last viewpoint's replay, from 0 to 1. */
  private progress = 0;
  /** The reader may leave the page while something is being loaded. */
  private hasGone = false;
  private stopLooking = () => {};

  constructor(private readonly source: () => ReplaySource) {}

  /** Load the first viewpoint; if the address names a step, that step with nothing hidden. */
  start(): Promise<void> {
    return this.attempt(this.open());
  }

  /** Show another viewpoint. */
  choose(viewpoint: Viewpoint): Promise<void> {
    return this.attempt(this.show(viewpoint));
  }

  goToEntry(entry: number): void {
    if (this.loaded) this.at = pictureOf(this.loaded.pictures, entry);
  }

  stop(): void {
    this.hasGone = true;
    this.stopLooking();
  }

  private async attempt(work: Promise<void>): Promise<void> {
    this.note = "";
    try {
      await work;
    } catch (error) {
      this.note = errorText(error);
    }
  }

  private async open(): Promise<void> {
    const isGone = () => this.hasGone;
    this.viewpoints = await this.source().viewpoints();
    if (isGone()) return;
    const linked = linkedStep();
    const open = this.viewpoints.find((one) => one.open);
    await this.show((linked !== null && open) || this.viewpoints[0]!);
    if (isGone()) return;
    if (linked !== null) this.goToEntry(linked);
    if (open) this.stopLooking = this.lookBack.load(this.source().lookBack());
  }

  /** The last viewpoint disappears at once, and a late answer is ignored. */
  private async show(viewpoint: Viewpoint): Promise<void> {
    if (this.loaded) this.progress = this.at / Math.max(1, this.last);
    this.chosen = viewpoint;
    this.loaded = null;
    const loaded = await this.source().load(viewpoint);
    if (this.chosen !== viewpoint) return;
    this.loaded = loaded;
    if (loaded.viewer !== null) this.seat = loaded.viewer;
    this.at = Math.round(this.progress * (loaded.pictures.length - 1));
  }
}

/** The entry of the record that the address names. */
function linkedStep(): number | null {
  const [, step] = /^#step=(\d{1,6})$/.exec(location.hash) ?? [];
  return step === undefined ? null : Number(step);
}
