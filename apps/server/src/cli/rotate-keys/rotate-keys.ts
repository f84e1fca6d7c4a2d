import pg from 'pg';
import { integrateAndSign, markRotation } from '../../evidence/index.ts';
import { systemActor } from '../../platform/actor.ts';
import type { App } from '../../platform/app.ts';
import { StartError } from '../../platform/start-error.ts';
import { countOld, resealColumn } from './reseal-column.ts';
import { retagCheckpoints } from './retag-checkpoints.ts';
import { sealedColumns } from './sealed-columns.ts';

export interface Rotation {
  /** How many values of each column were sealed anew. */
  readonly columns: Readonly<Record<string, number>>;
  readonly checkpoints: number;
  readonly documents: number;
}

/**
 * Seals everything that is stored under the newest key of the key file, so that the older ones can be retired. It works
 * beside a running service whose nodes all have the newest key, and may be stopped and started again at any moment:
 * every step leaves alone what is done already. The marker comes last and makes entries rest on it instead of on codes
 * that a retired key made.
 */
export async function rotateKeys(app: App, ownerUrl: string, tell: (line: string) => void): Promise<Rotation> {
  if (app.keyring.fingerprint === app.keyring.rootFingerprint) {
    throw new StartError(
      'The key file holds one key. Add one with "countersign add-key FILE", copy the file to every node and restart them, then run this again.',
    );
  }
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'countersign rotate-keys' });
  await client.connect();
  try {
    const columns: Record<string, number> = {};
    for (const column of sealedColumns) {
      const name = `${column.table}.${column.column}`;
      columns[name] = await resealColumn(client, app.keyring, column);
      if (columns[name] > 0) tell(`${name}: ${columns[name]} sealed under key ${app.keyring.fingerprint}.`);
    }
    const checkpoints = await retagCheckpoints(client, app.keyring);
    const documents = await resealDocuments(app, tell);
    await refuseNewcomers(client, app);
    const rotation = { columns, checkpoints, documents };
    await integrateAndSign(app);
    const act = { actor: systemActor('rotate-keys'), requestId: null };
    await markRotation(app, act, { key: app.keyring.fingerprint, columns, checkpoints, documents });
    return rotation;
  } finally {
    await client.end();
  }
}

async function resealDocuments(app: App, tell: (line: string) => void): Promise<number> {
  let documents = 0;
  for await (const { sha256 } of app.blobs.list()) {
    if (await app.blobs.reseal(sha256)) documents += 1;
    if (documents > 0 && documents % 1_000 === 0) tell(`${documents} documents done.`);
  }
  return documents;
}

/** A node that was started before the newest key was added goes on sealing with an older one. */
async function refuseNewcomers(client: pg.Client, app: App): Promise<void> {
  for (const column of sealedColumns) {
    const left = await countOld(client, app.keyring, column);
    if (left === 0) continue;
    throw new StartError(
      `${left} values of ${column.table} were sealed with an older key while this ran. Restart every node so that it uses the newest key, then run this again.`,
    );
  }
}
