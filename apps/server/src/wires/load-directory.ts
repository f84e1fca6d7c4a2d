import { createHash } from 'node:crypto';
import type { AbaDirectory } from '@countersign/contract/wires';
import { appendEvidence, recordsOf } from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import type { RowOf, Tx } from '../platform/db.ts';
import type { PersonalAct } from '../review/index.ts';
import {
  deactivateDirectory,
  deleteParticipants,
  findActiveDirectory,
  findLastVersion,
  insertDirectory,
  insertParticipants,
  lockDirectory,
} from './aba-directory.queries.ts';
import { directoryRecords } from './payee.record.ts';
import { readDirectory } from './read-directory.ts';
import type { Participant } from './types.ts';

const BATCH = 1_000;

/**
 * Takes a participant directory in as the version that counts. It is read whole before the first row is written; the
 * same file again changes nothing and is no error.
 */
export async function loadDirectory(
  app: App,
  act: PersonalAct,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<AbaDirectory> {
  const hash = createHash('sha256');
  const participants = await readDirectory(hashed(chunks, (chunk) => hash.update(chunk)));
  const sha256 = hash.digest('hex');
  return app.db.transaction(async (tx) => {
    await tx.one(lockDirectory, []);
    const active = await tx.maybe(findActiveDirectory, []);
    if (active?.sha256 === sha256) return toDirectory(active);
    const version = (await tx.one(findLastVersion, [])).version + 1;
    const eligible = participants.filter(({ wireEligible }) => wireEligible).length;
    await tx.run(deactivateDirectory, []);
    const now = app.clock.now();
    const row = await tx.one(insertDirectory, [version, sha256, participants.length, eligible, act.actor.id, now]);
    await tx.run(deleteParticipants, []);
    await insertAll(tx, version, participants);
    const payload = { version, sha256, participants: participants.length, wireEligible: eligible };
    const replaced = active === undefined ? [] : [String(active.version)];
    const records = await recordsOf(tx, app, directoryRecords, [...replaced, String(version)]);
    await appendEvidence(tx, app, { loanId: null, kind: 'aba_directory.changed', act, payload, records });
    return toDirectory(row);
  });
}

async function* hashed(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  add: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const chunk of chunks) {
    add(chunk);
    yield chunk;
  }
}

async function insertAll(tx: Tx, version: number, participants: readonly Participant[]): Promise<void> {
  for (let at = 0; at < participants.length; at += BATCH) {
    const batch = participants.slice(at, at + BATCH);
    const column = (pick: (one: Participant) => string) => batch.map(pick);
    await tx.run(insertParticipants, [
      version,
      column(({ aba }) => aba),
      column(({ name }) => name),
      column(({ telegraphicName }) => telegraphicName),
      column(({ city }) => city),
      column(({ state }) => state),
      column(({ wireEligible }) => (wireEligible ? 'Y' : 'N')),
    ]);
  }
}

function toDirectory(row: RowOf<(typeof findActiveDirectory)['columns']>): AbaDirectory {
  return {
    version: row.version,
    participants: row.participants,
    wireEligible: row.wire_eligible,
    sha256: row.sha256,
    loadedAt: row.loaded_at.toISOString(),
  };
}
