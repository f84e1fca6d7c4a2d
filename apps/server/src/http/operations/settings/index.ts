import type { Operation } from '../../operation.ts';

export const settingsOperations = [] as const satisfies readonly Operation[];
