import type { Family } from '../../src/extraction/rule.ts';

export const securityInstruments: readonly Family[] = [];
