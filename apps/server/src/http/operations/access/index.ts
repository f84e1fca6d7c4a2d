import type { Operation } from '../../operation.ts';
import { exportAccessLog, listAccessLog } from './access-log.ts';

export const accessOperations = [listAccessLog, exportAccessLog] as const satisfies readonly Operation[];
