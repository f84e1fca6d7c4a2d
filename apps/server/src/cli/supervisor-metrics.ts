import { Counter } from 'prom-client';
import { registry } from '../platform/metrics.ts';

const restarts = new Counter({
  name: 'countersign_restarts_total',
  help: 'Processes of the service that ended by themselves and were started again: nodes, the simulator, the embedded database.',
  labelNames: ['process'] as const,
  registers: [registry],
});

for (const process of ['api', 'worker', 'inference', 'simulator', 'database']) restarts.inc({ process }, 0);

export function countRestart(process: string): void {
  restarts.inc({ process });
}
