import type { ValueKind } from '../values/value-kind.ts';
import type { Vocabulary } from '../values/vocabulary.ts';

/**
 * How a field's text is read beyond its kind: a term in months; a count with its word behind it (`10 days`, `17 monthly
 * payments`); a rank (`first`, `1st`); a sentence about day counts; a county with or without that word; an amount that
 * some tables print as a deduction; an amount that goes both ways, so that brackets mean less than nothing.
 */
export type FieldUnit = 'months' | 'count' | 'rank' | 'day_count' | 'county' | 'unsigned' | 'signed';

/** What the characters of an id must be, so that letters read for digits can be proved wrong. */
export type IdShape = 'routing_number' | 'tax_id' | 'digits';

/** Numbers that open an account or name a person: programs never see them whole, and a person who does is recorded. */
export type SensitiveKind = 'tax_number' | 'account_number';

export interface FieldEntry {
  readonly name: string;
  readonly kind: ValueKind;
  /** May hold several values in one loan. */
  readonly repeated: boolean;
  /** For people, such as `Principal amount`. */
  readonly title: string;
  readonly vocabulary?: Vocabulary;
  readonly unit?: FieldUnit;
  readonly shape?: IdShape;
  readonly sensitive?: SensitiveKind;
}
