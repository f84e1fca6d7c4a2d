import type { Rule } from '../rule.ts';

export const agreementRules: readonly Rule[] = [];
