import type { ValueKind } from '../values/value-kind.ts';

/** A value as it goes to the core, or why it must not go there. */
export type Transformed = { readonly ok: true; readonly value: string } | { readonly ok: false; readonly why: string };

/** Tables that a map may look values up in, by name; each from a canonical value to the core's code. */
export type LookupTables = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface TransformContext {
  readonly kind: ValueKind;
  readonly tables: LookupTables;
}

/**
 * One way of writing a value for a core. It never changes what the value means: where it would have to (a name cut
 * short, cents dropped, letters of a number left out) it says so, and the loan is not staged.
 */
export interface Transform {
  /** What it does, for the person who writes a map. */
  readonly description: string;
  /** The arguments after its name, parted by colons; none unless told. */
  readonly argument?: string;
  /** Why these arguments cannot be, or null. */
  readonly checkArguments?: (args: readonly string[], tables: LookupTables) => string | null;
  /** Whether it answers without a value of the loan. */
  readonly needsNoValue?: true;
  readonly apply: (value: string, args: readonly string[], context: TransformContext) => Transformed;
}

export function written(value: string): Transformed {
  return { ok: true, value };
}

export function impossible(why: string): Transformed {
  return { ok: false, why };
}
