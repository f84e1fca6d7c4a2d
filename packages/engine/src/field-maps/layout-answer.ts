import type { LayoutForm } from './layout-form.ts';

/** What a cell of an answer can tell; `unread` is passed over. */
export const answerFacts = ['order_id', 'outcome', 'reference', 'field', 'message', 'records', 'unread'] as const;
export type AnswerFact = (typeof answerFacts)[number];

/** Either what the cell tells or what always stands there, by which the kind of line is known. */
export interface AnswerCell {
  readonly is?: AnswerFact;
  readonly constant?: string;
  readonly length?: number;
}

export interface AnswerRecord {
  readonly name: string;
  readonly times: 'once' | 'any';
  readonly cells: readonly AnswerCell[];
}

/** The file that the core writes when it has worked through ours. */
export interface LayoutAnswer {
  /** That of the layout where it is left out. */
  readonly form?: LayoutForm;
  readonly accepted: readonly string[];
  readonly refused: readonly string[];
  readonly records: readonly AnswerRecord[];
}
