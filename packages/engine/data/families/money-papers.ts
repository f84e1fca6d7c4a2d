import type { Family } from '../../src/extraction/rule.ts';
import { settlementStatement } from './settlement-statement.ts';

/** Papers that say which money goes where. */
export const moneyPapers: readonly Family[] = [settlementStatement];
