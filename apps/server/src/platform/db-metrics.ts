import { Gauge } from 'prom-client';
import type { Db } from './db.ts';
import { registry } from './metrics.ts';

/** The pool of this process, as it is at the moment somebody looks. */
export function watchPool(db: Db): void {
  new Gauge({
    name: 'countersign_db_connections',
    help: 'Connections of this process to the database: open, idle among them, and requests that wait for one.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      const { total, idle, waiting } = db.load();
      this.set({ state: 'open' }, total);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}
