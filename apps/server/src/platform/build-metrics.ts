import { Gauge } from 'prom-client';
import { registry } from './metrics.ts';

/** Says of every figure which kind of process it is of, and of the process which version it runs. */
export function nameProcess(role: string, version: string): void {
  registry.setDefaultLabels({ role });
  const info = new Gauge({
    name: 'countersign_build_info',
    help: 'Always 1; its labels say the version and the role of the process.',
    labelNames: ['version'] as const,
    registers: [registry],
  });
  info.set({ version }, 1);
}
