import { integrateAndSign, markRotation, retagCheckpoint } from '../../evidence/index.ts';
import { renewRecordSeals } from '../../fsck/index.ts';
import { renewRowSeals } from '../../identity/index.ts';
import { systemActor } from '../../platform/actor.ts';
import type { App } from '../../platform/app.ts';
import { type OwnerSession, openOwnerSession } from '../../platform/owner-session.ts';
import type { SealedColumn } from '../../platform/sealed-column.ts';
import { StartError } from '../../platform/start-error.ts';
import { sealedColumns } from './sealed-columns.ts';

export interface Rotation {
  /** How many values of each column were sealed anew. */
  readonly columns: Readonly<Record<string, number>>;
  readonly checkpoints: number;
  /** Codes over rows that controls trust, and over rows that let somebody in. */
  readonly seals: number;
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
  const owner = await openOwnerSession(ownerUrl);
  try {
    const columns: Record<string, number> = {};
    for (const column of sealedColumns) {
      const name = `${column.table}.${column.column}`;
      columns[name] = await reseal(owner, app, column);
      if (columns[name] > 0) tell(`${name}: ${columns[name]} sealed under key ${app.keyring.fingerprint}.`);
    }
    const checkpoints = await retagCheckpoints(owner, app);
    const seals = (await renewRecordSeals(app)) + (await renewRowSeals(app));
    const documents = await resealDocuments(app, tell);
    await refuseNewcomers(owner, app);
    const rotation = { columns, checkpoints, seals, documents };
    await integrateAndSign(app);
    const act = { actor: systemActor('rotate-keys'), requestId: null };
    await markRotation(app, act, { key: app.keyring.fingerprint, ...rotation });
    return rotation;
  } finally {
    await owner.close();
  }
}

/** What is done is told by the values themselves: whoever starts again goes on where the last one stopped. */
function reseal(owner: OwnerSession, { keyring }: App, column: SealedColumn): Promise<number> {
  return owner.rewrite(column, { notSealedBy: keyring.fingerprint }, (row) => {
    const context = column.context(row);
    return Buffer.from(keyring.seal(keyring.open(row.value, context), context));
  });
}

const CHECKPOINT_TAG = {
  table: 'evidence_checkpoint',
  column: 'tag',
  key: ['size'],
  more: ['note', 'signed_at'],
} as const;

/** A time that was changed is not made good: such a checkpoint is left as it is, for fsck to find. */
function retagCheckpoints(owner: OwnerSession, { keyring }: App): Promise<number> {
  return owner.rewrite(CHECKPOINT_TAG, 'any', ({ note, signed_at, value }) =>
    retagCheckpoint(keyring, { note: String(note), signed_at: signed_at as Date, tag: value }),
  );
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
async function refuseNewcomers(owner: OwnerSession, app: App): Promise<void> {
  for (const column of sealedColumns) {
    const left = await owner.count(column, { notSealedBy: app.keyring.fingerprint });
    if (left === 0) continue;
    throw new StartError(
      `${left} values of ${column.table} were sealed with an older key while this ran. Restart every node so that it uses the newest key, then run this again.`,
    );
  }
}
