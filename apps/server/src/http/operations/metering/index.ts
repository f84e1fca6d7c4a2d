import type { Operation } from '../../operation.ts';
import { listMeteringDeliveries } from './list-deliveries.ts';

export const meteringOperations = [listMeteringDeliveries] as const satisfies readonly Operation[];
