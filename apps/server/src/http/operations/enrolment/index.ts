import type { Operation } from '../../operation.ts';

export const enrolmentOperations = [] as const satisfies readonly Operation[];
