import type { Operation } from '../../operation.ts';

export const identityOperations = [] as const satisfies readonly Operation[];
