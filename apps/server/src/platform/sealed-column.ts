/**
 * A column whose values the key ring sealed. Each room lists its own, so that `countersign rotate-keys` can seal them
 * anew under the newest key; a guard finds a column that nobody lists.
 */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The columns that name a row, in the order of their index. */
  readonly key: readonly string[];
  /** More columns that the context is made of. */
  readonly more?: readonly string[];
  /** The place that the value is bound to, from the row's key. */
  readonly context: (row: SealedRow) => string;
}

/** The key columns of a row as the driver reads them. */
export type SealedRow = Readonly<Record<string, unknown>>;
