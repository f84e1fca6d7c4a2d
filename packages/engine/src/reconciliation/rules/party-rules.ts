import type { Rule } from '../rule.ts';

export const partyRules: readonly Rule[] = [];
