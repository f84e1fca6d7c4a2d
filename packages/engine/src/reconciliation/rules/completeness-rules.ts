import type { Rule } from '../rule.ts';

export const completenessRules: readonly Rule[] = [];
