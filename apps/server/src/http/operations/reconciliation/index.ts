import type { Operation } from '../../operation.ts';
import { listCorrections, recordCorrection } from './corrections.ts';

export const reconciliationOperations = [recordCorrection, listCorrections] as const satisfies readonly Operation[];
