import type { Family } from '../../src/extraction/rule.ts';
import { payoffStatement } from './payoff-statement.ts';
import { settlementStatement } from './settlement-statement.ts';
import { wireInstructions } from './wire-instructions.ts';

/** Papers that say which money goes where. */
export const moneyPapers: readonly Family[] = [settlementStatement, payoffStatement, wireInstructions];
