import { join } from 'node:path';
import type { Config } from '../../../platform/config.ts';
import { readPlace } from './process/identity.ts';

/** The folder of the built-in simulator. */
export function simulatorFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'simulator');
}

/**
 * What the adapter needs beside the bank's settings: where the operator says that the simulator runs, or else where the
 * built-in one of this data folder does. Nothing where there is none. Read anew each time: it may have been restarted.
 */
export async function simulatorPlace(
  config: Pick<Config, 'dataDir' | 'simulatorUrl' | 'simulatorToken'>,
): Promise<Readonly<Record<string, string>>> {
  const place =
    config.simulatorUrl === null
      ? await readPlace(simulatorFolder(config))
      : { url: config.simulatorUrl, token: config.simulatorToken ?? '' };
  return place === null ? {} : { 'simulator.url': place.url, 'simulator.token': place.token };
}
