import type { Operation } from '../../operation.ts';
import { listDueItems, listLoanDueItems, settleDueItem } from './due-items.ts';

export const trailingOperations = [
  listDueItems,
  listLoanDueItems,
  settleDueItem,
] as const satisfies readonly Operation[];
