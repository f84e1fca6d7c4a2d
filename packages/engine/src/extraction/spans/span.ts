import type { ValueKind } from '../../values/value-kind.ts';
import type { Cell } from '../page-grid.ts';
import type { Token } from '../token.ts';

/** Words of a document that may be a value of a kind, whatever field it answers. */
export interface Span {
  readonly kind: ValueKind;
  /** The fields that such words can answer: a word of a vocabulary answers no other. Null for all of its kind. */
  readonly fields: readonly string[] | null;
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly pageIndex: number;
  /** Where it stands in the running text, counted in tokens; a place in a margin that repeats has none. */
  readonly first: number;
  readonly end: number;
  /** The cell that it begins in, and how many of the cell's words stand before it. */
  readonly cell: Cell | null;
  readonly before: number;
  /** How many words of its last cell stand behind it. */
  readonly after: number;
  /** How its reach was settled: `shape`, `party`, `run`, … The weights learn which is to be trusted. */
  readonly made: string;
  /** What it means for whatever field asks, where its words alone do not tell. */
  readonly value: string | null;
}
