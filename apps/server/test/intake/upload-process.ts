import type { AddressInfo } from 'node:net';
import { operations } from '../../src/http/operations/index.ts';
import { createHttpServer } from '../../src/http/server.ts';
import { openProcessApp } from '../process-app.ts';

/** A node that takes uploads in a process of its own, to be killed. Prints its port when it listens. */
export async function runUploadProcess(): Promise<void> {
  const [url = '', dataDir = ''] = process.argv.slice(2);
  const environment = { DATA_DIR: dataDir, PORT: '0' };
  const app = await openProcessApp({ role: 'api', name: 'upload process', url, environment, mayCreate: false });
  const http = createHttpServer(app, { operations, web: { register: () => {} } });
  await http.listen();
  const { port } = http.fastify.server.address() as AddressInfo;
  process.stdout.write(`${port}\n`);
}
