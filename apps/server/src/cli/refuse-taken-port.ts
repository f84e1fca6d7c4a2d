import { createServer } from 'node:net';
import type { Config } from '../platform/config.ts';
import { explainStart } from '../platform/start-error.ts';

/** Tried before anything else is started: who starts the service a second time should not wait for its database first. */
export function refuseTakenPort({ host, port, role }: Pick<Config, 'host' | 'port' | 'role'>): Promise<void> {
  if (port === 0 || role === 'worker') return Promise.resolve();
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(explainStart(error, `Port ${port} on ${host}`)));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}
