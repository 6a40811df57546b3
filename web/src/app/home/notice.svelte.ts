// A message that Home shows once to somebody who has just come from a table.

let text = $state("");

export function notice(): string {
  return text;
}

export function setNotice(next: string): void {
  text = next;
}
