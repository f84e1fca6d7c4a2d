import { canonicalJson, type JsonObject } from '@countersign/engine/evidence/canonical-json';
import type { App } from '../platform/app.ts';
import type { Runner, Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Keyring } from '../platform/keyring/index.ts';
import { INSTALL_CHAIN } from './chain-id.ts';
import type { LastWord, LastWords } from './last-word.ts';
import { deleteSeals, findSeals, replaceSeal, upsertSeals } from './record.queries.ts';
import type { RecordKind } from './record-kinds.ts';

/**
 * A row that a control trusts, by the facts in it that matter. They stand in the entry of the act that wrote them, so
 * that fsck can tell a row that evidence does not explain, and under a seal beside it, so that whoever is about to
 * move money on the row's word can tell in a moment.
 */
export interface ControlledRecord {
  readonly kind: RecordKind;
  readonly id: string;
  /** Column by column, personal and secret values as codes; null: the row is gone. */
  readonly facts: JsonObject | null;
}

export function toJson({ kind, id, facts }: ControlledRecord): JsonObject {
  return { kind, id, facts };
}

interface Place {
  readonly chainId: string;
  readonly seq: number;
}

/** The sequence number of seals on rows that were there before rows had seals. */
export const ADOPTED = 0;

export async function sealRecords(
  tx: Tx,
  app: Pick<App, 'keyring'>,
  place: Place,
  records: readonly ControlledRecord[],
): Promise<void> {
  const gone = records.filter(({ facts }) => facts === null);
  const kept = records.filter(({ facts }) => facts !== null);
  if (gone.length > 0) await tx.run(deleteSeals, [gone.map(({ kind }) => kind), gone.map(({ id }) => id)]);
  if (kept.length === 0) return;
  await tx.run(upsertSeals, [
    kept.map(({ kind }) => kind),
    kept.map(({ id }) => id),
    kept.map(() => place.chainId),
    kept.map(() => place.seq),
    kept.map((record) => sealOf(app.keyring, place, record)),
  ]);
}

/** Seals rows as they stand when a release that seals them is installed; evidence says nothing of them yet. */
export async function adoptRecords(
  tx: Tx,
  app: Pick<App, 'keyring'>,
  records: readonly ControlledRecord[],
): Promise<void> {
  await sealRecords(tx, app, { chainId: INSTALL_CHAIN, seq: ADOPTED }, records);
}

/**
 * Refuses to go on with rows that were changed around the program. The caller read them in the same transaction.
 * A row that has no seal was put there, or its seal was taken away; one whose seal is older than what the chain said of
 * it last was put back as it was before.
 */
export async function requireSealed(
  runner: Runner,
  app: Pick<App, 'keyring'>,
  records: readonly ControlledRecord[],
  words: LastWords,
): Promise<void> {
  const [bad] = await findUnsealed(runner, app, records, words);
  if (bad === undefined) return;
  throw new DomainError({
    code: 'record_tampered',
    detail: `The stored ${bad.kind.replaceAll('_', ' ')} ${bad.id} is not what was recorded in evidence. Nothing was done. Ask an administrator to run "countersign fsck".`,
  });
}

const noWords: LastWords = new Map();

/** Those of the records whose seal is missing, is not theirs, or is older than the last word about them. */
export async function findUnsealed(
  runner: Runner,
  app: Pick<App, 'keyring'>,
  records: readonly ControlledRecord[],
  words: LastWords = noWords,
): Promise<readonly ControlledRecord[]> {
  if (records.length === 0) return [];
  const rows = await runner.many(findSeals, [records.map(({ kind }) => kind), records.map(({ id }) => id)]);
  const seals = new Map(rows.map((row) => [keyOf(row), row]));
  return records.filter((record) => {
    const row = seals.get(keyOf(record));
    const word = words.get(record.kind)?.get(record.id);
    const isGone = row === undefined && record.facts === null;
    if (isGone) return word !== undefined && !word.isGone;
    return row === undefined || isOlder(row, word) || !isSealOf(app.keyring, row, record);
  });
}

/** What happens to a due item of a sealed loan stands in the chain of the install, after all that the loan's own says. */
function isOlder(seal: StoredSeal, word: LastWord | undefined): boolean {
  if (word === undefined) return false;
  return seal.seq === ADOPTED || (seal.chain_id === word.chainId && seal.seq < word.seq);
}

/** Those of the records that were sealed as they stand when the release was installed. */
export async function findAdopted(
  runner: Runner,
  app: Pick<App, 'keyring'>,
  records: readonly ControlledRecord[],
): Promise<ReadonlySet<ControlledRecord>> {
  if (records.length === 0) return new Set();
  const rows = await runner.many(findSeals, [records.map(({ kind }) => kind), records.map(({ id }) => id)]);
  const seals = new Map(rows.map((row) => [keyOf(row), row]));
  const adopted = records.filter((record) => {
    const row = seals.get(keyOf(record));
    return row !== undefined && row.seq === ADOPTED && isSealOf(app.keyring, row, record);
  });
  return new Set(adopted);
}

/** Seals under the newest key those of the records that an older one sealed. A seal that is not theirs stays, for fsck. */
export async function renewSeals(
  tx: Tx,
  { keyring }: Pick<App, 'keyring'>,
  records: readonly ControlledRecord[],
): Promise<number> {
  if (records.length === 0) return 0;
  const rows = await tx.many(findSeals, [records.map(({ kind }) => kind), records.map(({ id }) => id)]);
  const byKey = new Map(records.map((record) => [keyOf(record), record]));
  let renewed = 0;
  for (const row of rows) {
    const record = byKey.get(keyOf(row));
    if (record === undefined || row.seal.startsWith(`${keyring.fingerprint}:`)) continue;
    if (!isSealOf(keyring, row, record)) continue;
    const seal = sealOf(keyring, { chainId: row.chain_id, seq: row.seq }, record);
    renewed += await tx.run(replaceSeal, [row.kind, row.id, row.seal, seal]);
  }
  return renewed;
}

export interface StoredSeal {
  readonly kind: string;
  readonly id: string;
  readonly chain_id: string;
  readonly seq: number;
  readonly seal: string;
}

export function isSealOf(keyring: Keyring, row: StoredSeal, record: ControlledRecord): boolean {
  const place = { chainId: row.chain_id, seq: row.seq };
  return keyring.isMac(row.seal, textOf(place, record), CONTEXT);
}

const CONTEXT = 'controlled record';

function sealOf(keyring: Keyring, place: Place, record: ControlledRecord): string {
  return keyring.mac(textOf(place, record), CONTEXT);
}

function textOf({ chainId, seq }: Place, { kind, id, facts }: ControlledRecord): string {
  return canonicalJson({ kind, id, chainId, seq, facts: facts === null ? null : lasting(facts) });
}

/** Retention empties sealed contents without an act of the row's own; a seal must outlast that. */
function lasting(facts: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !isErasable(name)));
}

/** Whether a fact stands for bytes that retention takes away. */
export function isErasable(name: string): boolean {
  return name.endsWith('Print');
}

function keyOf({ kind, id }: { readonly kind: string; readonly id: string }): string {
  return `${kind} ${id}`;
}
