import type { ValueKind } from '../values/value-kind.ts';
import type { Place } from './place.ts';

/** One value of an approval record, with the place where it stood. */
export interface RecordValue {
  readonly field: string;
  readonly kind: ValueKind;
  /** As it stood in the record; null for a place in a list that holds nothing. */
  readonly rawText: string | null;
  /** What it means; null where there is nothing or where it could not be understood, which is a fault. */
  readonly value: string | null;
  readonly place: Place;
}

export type RecordFaultCode =
  /** The record as a whole cannot be read. There are no values. */
  | 'unreadable'
  /** A required field is not in the record. */
  | 'missing_required'
  /** A field that holds one value has several that differ. It has no value. */
  | 'conflict'
  /** A list or a group stands where a value was expected. */
  | 'wrong_shape'
  /** A value stands there, and it is not of the field's kind. It has its raw text and no value. */
  | 'not_understood'
  /** A bare number stands there that could be in two units. It has its raw text and no value. */
  | 'ambiguous';

export interface RecordFault {
  readonly code: RecordFaultCode;
  /** Null when the fault is of the record as a whole. */
  readonly field: string | null;
  readonly path: string | null;
  readonly message: string;
  readonly places: readonly Place[];
}

export interface ReadRecord {
  readonly values: readonly RecordValue[];
  /** Optional fields that were not found, in the order of the mapping. */
  readonly missing: readonly string[];
  readonly faults: readonly RecordFault[];
  /** What was left out of the record, in sentences: hidden sheets and rows. Records read long ago have none. */
  readonly notes?: readonly string[];
}

export function unreadable(message: string): ReadRecord {
  return { values: [], missing: [], faults: [{ code: 'unreadable', field: null, path: null, message, places: [] }] };
}
