import type { LayoutAnswer } from './layout-answer.ts';
import type { LayoutForm } from './layout-form.ts';

export const lineEnds = { crlf: '\r\n', lf: '\n' } as const;
export const layoutCharacters = ['ascii', 'utf-8'] as const;

/** What a cell can hold that no document states. */
export const orderFacts = ['order_id', 'order_day', 'loan_reference', 'row'] as const;
export type OrderFact = (typeof orderFacts)[number];

/** One cell of a line. Exactly one of `field`, `constant`, `is`, `count` and `total` says what stands in it. */
export interface LayoutCell {
  readonly title?: string;
  /** A field of the core as the map names it: `principal`, or `party[*].name` in a record for each party. */
  readonly field?: string;
  readonly constant?: string;
  /** The order itself: its id, the day on which it was opened (UTC, yyyymmdd), the loan, or the number of the row. */
  readonly is?: OrderFact;
  /** How many lines of these records the file has. */
  readonly count?: readonly string[];
  /** The sum of a field over the whole file. */
  readonly total?: string;
  /** Of the cell in a fixed form; the longest value in a delimited one. */
  readonly length?: number;
  readonly align?: 'left' | 'right';
  /** Fills the rest of the cell: a blank, or 0 before a number. */
  readonly fill?: ' ' | '0';
  /** Fills the whole cell where there is no value. */
  readonly empty?: ' ' | '0';
  readonly required?: boolean;
}

/** A kind of line: one of them, or with `each` one for every row of that group. */
export interface LayoutRecord {
  readonly name: string;
  readonly each?: string;
  readonly cells: readonly LayoutCell[];
}

/** A batch file as a core describes it: which lines it has, what stands where, and how the core answers. */
export interface FileLayout {
  readonly form: LayoutForm;
  readonly extension: string;
  readonly lineEnd: keyof typeof lineEnds;
  readonly characters: (typeof layoutCharacters)[number];
  readonly records: readonly LayoutRecord[];
  readonly answer: LayoutAnswer;
}
