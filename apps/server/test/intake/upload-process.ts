import type { AddressInfo } from 'node:net';
import { operations } from '../../src/http/operations/index.ts';
import { createHttpServer } from '../../src/http/server.ts';
import type { App } from '../../src/platform/app.ts';
import { openBlobs } from '../../src/platform/blobs/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openDb } from '../../src/platform/db.ts';
import { createEgress, parseEgressAllow } from '../../src/platform/egress/index.ts';
import { openKeyring } from '../../src/platform/keyring/index.ts';
import { createLog } from '../../src/platform/log.ts';

/** A node that takes uploads in a process of its own, to be killed. Prints its port when it listens. */
export async function runUploadProcess(): Promise<void> {
  const [url = '', dataDir = ''] = process.argv.slice(2);
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', PORT: '0' });
  const keyring = await openKeyring({ keyFile: config.keyFile, mayCreate: false });
  const egress = createEgress(parseEgressAllow(undefined));
  const app: App = {
    config,
    version: '0.0.0-test',
    clock: systemClock,
    log: createLog(config.logLevel, 'api'),
    db: openDb({ url, maxConnections: 8, applicationName: 'upload process', onError: () => {} }),
    keyring,
    blobs: await openBlobs(config.blobUrl, { keyring, fetch: egress.fetch as never }),
    egress,
    // Nothing is read here; there is no worker.
    reader: undefined as never,
    extractor: undefined as never,
    cores: undefined as never,
  };
  const http = createHttpServer(app, { operations, web: { register: () => {} } });
  await http.listen();
  const { port } = http.fastify.server.address() as AddressInfo;
  process.stdout.write(`${port}\n`);
}
