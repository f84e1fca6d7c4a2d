import type { Rule } from '../rule.ts';

export const approvalRules: readonly Rule[] = [];
