import type { Rule } from '../rule.ts';

export const wireRules: readonly Rule[] = [];
