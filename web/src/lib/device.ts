// What this device remembers: seats by table, and the name of whoever uses it.

const NAME = "sheepfold.name";
const seats = (code: string) => `sheepfold.seats.${code}`;

export function tokensOf(code: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(seats(code)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((token) => typeof token === "string") : [];
  } catch {
    return [];
  }
}

export function keepToken(code: string, token: string): void {
  localStorage.setItem(seats(code), JSON.stringify([token]));
}

export function forgetTokens(code: string): void {
  localStorage.removeItem(seats(code));
}

export function ownName(): string {
  return localStorage.getItem(NAME) ?? "";
}

export function keepName(name: string): void {
  localStorage.setItem(NAME, name);
}
