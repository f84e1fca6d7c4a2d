import { collectDefaultMetrics, Registry } from 'prom-client';

/** One registry a process: rooms add their own metrics to it, GET /metrics prints it. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });
