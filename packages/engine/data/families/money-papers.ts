import type { Family } from '../../src/extraction/rule.ts';

export const moneyPapers: readonly Family[] = [];
