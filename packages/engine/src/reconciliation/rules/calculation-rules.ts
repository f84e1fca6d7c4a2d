import type { Rule } from '../rule.ts';

export const calculationRules: readonly Rule[] = [];
