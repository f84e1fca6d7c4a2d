export type { Health } from './heartbeat.ts';
export { listMeteringDeliveries } from './list-deliveries.ts';
export { type Sent, sendHeartbeats } from './send-heartbeats.ts';
