/** What a person reads off a document for one field, and whether the program reads it too. */
export type ExpectedValue =
  | { readonly field: string; readonly value: string; readonly read: true }
  /** A gap that is known: it is written down with its reason until the program reads the value. */
  | { readonly field: string; readonly value: string; readonly read: false; readonly reason: string };

/** A reading that is known to be wrong. It may stay away, and nothing else may be wrong. */
export interface KnownMistake {
  readonly field: string;
  readonly reads: string;
  readonly reason: string;
}

export interface ExpectedDocument {
  /** Within the documents of the fixtures. */
  readonly file: string;
  readonly docType: string;
  /** Read only by `npm run test:all`: pages that must be recognized take seconds each. */
  readonly dear?: true;
  readonly values: readonly ExpectedValue[];
  readonly mistakes?: readonly KnownMistake[];
}

/** Values that a person reads and the program must read. */
export function read(values: Readonly<Record<string, string | readonly string[]>>): readonly ExpectedValue[] {
  return Object.entries(values).flatMap(([field, value]) =>
    [value].flat().map((one) => ({ field, value: one, read: true as const })),
  );
}

/** Values that a person reads and the program does not read yet, all for one reason. */
export function gap(
  reason: string,
  values: Readonly<Record<string, string | readonly string[]>>,
): readonly ExpectedValue[] {
  return Object.entries(values).flatMap(([field, value]) =>
    [value].flat().map((one) => ({ field, value: one, read: false as const, reason })),
  );
}
