import type { Family } from '../../src/extraction/rule.ts';

export const insurance: readonly Family[] = [];
