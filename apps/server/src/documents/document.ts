import type { RowOf } from '../platform/db.ts';
import type { insertDocument } from './document.queries.ts';

export type DocumentRow = RowOf<(typeof insertDocument)['columns']>;
