import type { Family } from '../../src/extraction/rule.ts';

export const titleAndProperty: readonly Family[] = [];
