import { Counter, Histogram } from 'prom-client';
import { registry } from '../platform/metrics.ts';

export interface HttpMetrics {
  observe(operationId: string, status: number, milliseconds: number): void;
}

const duration = new Histogram({
  name: 'countersign_http_request_seconds',
  help: 'Time from the request to the end of its answer.',
  labelNames: ['operation', 'status'] as const,
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [registry],
});
const total = new Counter({
  name: 'countersign_http_requests_total',
  help: 'Answers by operation and status.',
  labelNames: ['operation', 'status'] as const,
  registers: [registry],
});

export function createHttpMetrics(): HttpMetrics {
  return {
    observe: (operationId, status, milliseconds) => {
      const labels = { operation: operationId, status: String(status) };
      duration.observe(labels, milliseconds / 1000);
      total.inc(labels);
    },
  };
}
