// The sheets that were opened above the round table; several wait until those before them are closed.
export class OpenSheets {
  /** The player who is to be peeked at or asked. */
  chosen = $state<number | null>(null);
  arranging = $state(false);
  advised = $state(false);
  explaining = $state(false);
}
