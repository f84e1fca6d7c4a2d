import { findField } from '@countersign/engine/fields/field-catalogue';
import { fits } from '@countersign/engine/lar/suggest/value-evidence';

/** A place with the fields that it may be of. */
export interface Example {
  readonly features: readonly string[];
  /** Numbers of fields; several where the record does not tell which of two equal values is meant. */
  readonly allowed: readonly number[];
  /** By the number of a field: whether values of this kind can be of it. */
  readonly mask: Uint8Array;
  readonly weight: number;
}

export const NO_FIELD = 'none';

/** Numbers of fields as they ship; the last one is that a place is of none. */
export class Fields {
  readonly names: readonly string[];
  readonly none: number;

  constructor(names: readonly string[]) {
    this.names = [...names, NO_FIELD];
    this.none = names.length;
  }

  numberOf(name: string): number {
    return this.names.indexOf(name);
  }

  maskOf(values: readonly string[], exact: readonly string[], allowed: readonly number[]): Uint8Array {
    return Uint8Array.from(this.names, (name, at) =>
      name === NO_FIELD || allowed.includes(at) || (findField(name) !== undefined && fits(name, values, exact)) ? 1 : 0,
    );
  }
}
