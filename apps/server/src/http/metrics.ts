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
/** Counted apart and told when somebody asks: the library takes longer for each than the rest of a short answer. */
const counts = new Map<string, Map<number, number>>();
new Counter({
  name: 'countersign_http_requests_total',
  help: 'Answers by operation and status.',
  labelNames: ['operation', 'status'] as const,
  registers: [registry],
  collect() {
    this.reset();
    for (const [operation, byStatus] of counts) {
      for (const [status, count] of byStatus) this.inc({ operation, status: String(status) }, count);
    }
  },
});

export function createHttpMetrics(): HttpMetrics {
  return {
    observe: (operationId, status, milliseconds) => {
      duration.observe({ operation: operationId, status: String(status) }, milliseconds / 1000);
      const byStatus = counts.get(operationId) ?? new Map<number, number>();
      counts.set(operationId, byStatus.set(status, (byStatus.get(status) ?? 0) + 1));
    },
  };
}
