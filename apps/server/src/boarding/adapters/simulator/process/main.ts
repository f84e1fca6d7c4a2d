import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { systemClock } from '../../../../platform/clock.ts';
import { acquireDataDirLock } from '../../../../platform/data-dir-lock.ts';
import { parseJson } from '../../json.ts';
import { clearWeather, parseWeather } from './faults.ts';
import { newIdentity, readPlace, writePlace, writeWhole } from './identity.ts';
import { openLedger } from './ledger.ts';
import { createSimulator } from './server.ts';

/**
 * The simulator (dist/simulator.js): a core of its own beside the service, with a folder of its own. The service knows
 * it only by what it answers. Started by the supervisor, and by tests: `SIMULATOR_FOLDER`, and `SIMULATOR_LISTEN`
 * as host:port (port 0: the one it had before, where that is free).
 */
async function main(): Promise<void> {
  const folder = process.env.SIMULATOR_FOLDER ?? '';
  if (folder === '') throw new Error('The simulator needs SIMULATOR_FOLDER.');
  process.on('disconnect', () => process.exit(1));
  // A supervisor that was killed while this process was still loading has gone already, and would never be noticed.
  if (process.connected === false) process.exit(1);
  const lock = await acquireDataDirLock(folder);
  void lock.lost.then(() => process.exit(1));

  const before = await readPlace(folder);
  const made = before ?? newIdentity();
  // A shared simulator gets its token from whoever sets it for the other machines too.
  const identity = { id: made.id, token: process.env.SIMULATOR_TOKEN || made.token };
  const weatherFile = join(folder, 'weather.json');
  const weather = parseWeather(parseJson(await readFile(weatherFile, 'utf8').catch(() => ''))) ?? clearWeather;
  const server = createSimulator({
    id: identity.id,
    token: identity.token,
    ledger: await openLedger(folder),
    clock: systemClock,
    weather,
    keepWeather: (told) => writeWhole(weatherFile, JSON.stringify(told)),
    onBroken: (error) => {
      process.stderr.write(`The simulator ends: ${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    },
  });
  const { host, port } = readListen(process.env.SIMULATOR_LISTEN);
  const url = await listen(server, host, port, before === null ? 0 : Number(new URL(before.url).port));
  await writePlace(folder, { ...identity, url });

  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await lock.release();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  // Ctrl-C reaches everybody at once; a supervisor ends us after the nodes, which may still need our answer.
  process.on('SIGINT', () => {
    if (!process.connected) void stop();
  });
  if (process.connected) process.send?.({ ready: true, address: url });
}

function readListen(text = '127.0.0.1:0'): { readonly host: string; readonly port: number } {
  const [, host = '', port = ''] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  if (host === '' || Number(port) > 65_535) throw new Error('SIMULATOR_LISTEN is host:port, such as 127.0.0.1:0.');
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) };
}

async function listen(server: Server, host: string, port: number, portBefore: number): Promise<string> {
  const isOpen = async (wanted: number): Promise<boolean> => {
    try {
      server.listen(wanted, host);
      await once(server, 'listening');
      return true;
    } catch {
      return false;
    }
  };
  const open = port === 0 ? (await isOpen(portBefore)) || (await isOpen(0)) : await isOpen(port);
  if (!open) throw new Error(`The simulator cannot listen on ${host}:${port}.`);
  const { port: listening } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${listening}`;
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
