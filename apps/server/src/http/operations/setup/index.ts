import type { Operation } from '../../operation.ts';

export const setupOperations = [] as const satisfies readonly Operation[];
