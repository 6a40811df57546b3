// Where the two pointers of a guess stand; the second stays unset for a character with one target.
export type Dialled = [first: number | null, second: number | null];

export const NOT_DIALLED: Dialled = [null, null];
