// Where the notebook lies, if it is open: beside the table, or on a sheet above it.
import { MediaQuery } from "svelte/reactivity";

export class NotebookPosition {
  /** Where it was opened: a sheet stays one when the window grows. */
  private opened = $state<"beside" | "sheet" | null>(null);
  private readonly wide = new MediaQuery("(min-width: 1200px) and (min-height: 600px)");

  /** A device that is shared has the notebook on a sheet, like all secrets. */
  constructor(
    private readonly isShared: () => boolean,
    private readonly isAllowed: () => boolean,
  ) {}

  get isBeside(): boolean {
    return this.isOpen && this.opened === "beside" && this.hasSpace;
  }

  get isOnSheet(): boolean {
    return this.isOpen && !this.isBeside;
  }

  readonly toggle = (): void => {
    if (this.opened) this.close();
    else this.opened = this.hasSpace ? "beside" : "sheet";
  };

  readonly close = (): void => {
    this.opened = null;
  };

  private get isOpen(): boolean {
    return this.opened !== null && this.isAllowed();
  }

  private get hasSpace(): boolean {
    return this.wide.current && !this.isShared();
  }
}
