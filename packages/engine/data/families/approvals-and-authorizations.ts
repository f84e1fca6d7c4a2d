import type { Family } from '../../src/extraction/rule.ts';

export const approvalsAndAuthorizations: readonly Family[] = [];
