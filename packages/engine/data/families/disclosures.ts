import type { Family } from '../../src/extraction/rule.ts';

export const disclosures: readonly Family[] = [];
