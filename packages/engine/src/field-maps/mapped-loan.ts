import type { Reading } from '../reconciliation/facts.ts';
import type { FieldMapEntry } from './field-map-entry.ts';

/** One field of the core with what goes there and where it was read. */
export interface MappedField extends FieldMapEntry {
  /** Null where the map found no source, or where the value must not go there. */
  readonly value: string | null;
  readonly reading: Reading | null;
  /** Where the other items of a joined list were read. */
  readonly others?: readonly Reading[];
}

/** Why a loan cannot be staged; at most one for each field of the core. */
export interface MappingError {
  /** Empty where no field of the core takes what it should. */
  readonly coreField: string;
  readonly canonical: string;
  readonly code:
    | 'missing'
    | 'differing'
    | 'uncertain'
    | 'impossible'
    | 'too_long'
    | 'wrong_form'
    | 'not_mapped'
    | 'item_not_mapped';
  readonly message: string;
}

export interface MappedLoan {
  readonly fields: readonly MappedField[];
  readonly errors: readonly MappingError[];
}
