export type { Health } from './heartbeat.ts';
export { listMeteringDeliveries } from './list-deliveries.ts';
export { meteringFigures } from './metering-metrics.ts';
export { sendHeartbeats } from './send-heartbeats.ts';
