import type { Operation } from '../../operation.ts';
import { getMyWork } from './get-my-work.ts';

export const worklistOperations = [getMyWork] as const satisfies readonly Operation[];
