import type { Tx } from '../platform/db.ts';

/** Something that the caller must have in the same commit as what is filed; it runs last, and what it throws undoes all. */
export type Alongside = (tx: Tx) => Promise<void>;
