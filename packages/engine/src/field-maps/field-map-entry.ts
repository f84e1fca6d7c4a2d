import type { FileLayout } from './file-layout.ts';
import type { LookupTables } from './transform.ts';

/** One line of a map: this canonical field goes to that field of the core, written so. */
export interface FieldMapEntry {
  /** `guarantor_name`, `guarantor_name[2]`, `guarantor_name[*]`. */
  readonly canonical: string;
  /** `borrower`, or `party[*].name` for a row of each item. */
  readonly core: string;
  /** `none` where the map says nothing. */
  readonly transform: string;
  /** Between the items of a list that goes into one field. */
  readonly join?: string;
}

export interface FieldMap {
  readonly provider: string;
  readonly fields: readonly FieldMapEntry[];
  /** Tables of the bank, by name; one of the same name as a table of the provider stands instead of it. */
  readonly tables?: LookupTables;
  /** Items that need not reach the core: `guarantor_name[*]` for all, `guarantor_name[2]` for one. */
  readonly ignore?: readonly string[];
  /** For a core that takes described files: what stands where in them. */
  readonly layout?: FileLayout;
}
