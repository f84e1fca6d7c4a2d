import { statfs } from 'node:fs/promises';
import { Gauge } from 'prom-client';
import { registry } from './metrics.ts';

/** The disk under DATA_DIR: what lies there cannot grow when it is full, and the embedded database stops. */
export function watchDisk(dataDir: string): void {
  new Gauge({
    name: 'countersign_disk_bytes',
    help: 'The disk that DATA_DIR is on: all of it, and what is free.',
    labelNames: ['what'] as const,
    registers: [registry],
    async collect() {
      const { blocks, bavail, bsize } = await statfs(dataDir);
      this.set({ what: 'size' }, blocks * bsize);
      this.set({ what: 'free' }, bavail * bsize);
    },
  });
}
