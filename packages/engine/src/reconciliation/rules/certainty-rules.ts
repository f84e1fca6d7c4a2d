import type { Rule } from '../rule.ts';

export const certaintyRules: readonly Rule[] = [];
