import type { RowOf } from '../platform/db.ts';
import type { findPart } from './part.queries.ts';

export type PartRow = RowOf<(typeof findPart)['columns']>;
