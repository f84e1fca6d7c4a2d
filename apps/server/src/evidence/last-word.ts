/** The entry that spoke of a row last, and whether it said that the row is gone. */
export interface LastWord {
  readonly chainId: string;
  readonly seq: number;
  readonly isGone: boolean;
}

/** By kind, and by id within it. */
export type LastWords = ReadonlyMap<string, ReadonlyMap<string, LastWord>>;
