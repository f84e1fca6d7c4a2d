import { createHash } from 'node:crypto';
import { canonicalJson, type Json, type JsonObject } from '@countersign/engine/evidence/canonical-json';
import type { App } from '../platform/app.ts';
import type { ColumnType } from '../platform/column-types.ts';
import type { Query, RowOf, Runner, Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { type Keyring, KeyringError } from '../platform/keyring/index.ts';
import { chainIdOf, INSTALL_CHAIN } from './chain-id.ts';
import { CODE, type Conceal, concealBlindly, findConcealer, openRecordConcealer } from './conceal-personal.ts';
import type { LastWords } from './last-word.ts';
import { lastWordsIn, readLastWords } from './last-words.ts';
import type { RecordKind } from './record-kinds.ts';
import { type ControlledRecord, findUnsealed, requireSealed } from './records.ts';

/** A row that a control trusts, before its personal values are turned into codes. */
export interface SourceRow {
  readonly id: string;
  /** Null: the row belongs to the install, not to a loan. */
  readonly loanId: string | null;
  facts(conceal: Conceal, print: Print): JsonObject;
}

/**
 * The code of a sealed value, of its content and not of its bytes: a newer key may seal it anew. The context is the one
 * that it was sealed with. Bytes that do not open have a code that no content has.
 */
export type Print = (sealed: Uint8Array | null, context: string) => string | null;

export function printWith(keyring: Keyring, conceal: Conceal): Print {
  return (sealed, context) => {
    if (sealed === null) return null;
    try {
      return conceal(Buffer.from(keyring.open(sealed, context)).toString('base64'));
    } catch (error) {
      if (error instanceof KeyringError) return `${CODE}does not open`;
      throw error;
    }
  };
}

/** Where the rows of one kind stand. The room that owns the table says so once, in its `<noun>.record.ts`. */
export interface RecordSource {
  readonly kind: RecordKind;
  /** Whether codes stand among the facts that the seal is about, so that it cannot be checked without their key. */
  readonly hasCodes: boolean;
  /** Those of these ids that exist. */
  find(runner: Runner, ids: readonly string[]): Promise<readonly SourceRow[]>;
}

/** Rows of the install: few enough to be read at once. */
export interface InstallSource extends RecordSource {
  list(runner: Runner): Promise<readonly SourceRow[]>;
}

/** Rows of loans: read loan after loan, a page at a time, in the order of the chains. */
export interface LoanSource extends RecordSource {
  /** What comes before every id of the table. */
  readonly firstId: string;
  /** How many rows of other kinds weigh as much as one of these. */
  readonly weight: number;
  page(
    runner: Runner,
    after: { readonly loanId: string; readonly id: string },
    limit: number,
  ): Promise<readonly SourceRow[]>;
}

type Columns = Readonly<Record<string, ColumnType<unknown>>>;
type ToRow<C extends Columns> = (row: RowOf<C>) => SourceRow;

/** `rows`: those of the ids in $1, or all of them where it is null. */
export function installSource<C extends Columns>(
  kind: RecordKind,
  rows: Query<C, readonly [ColumnType<string[] | null>]>,
  toRow: ToRow<C>,
): InstallSource {
  return {
    kind,
    hasCodes: false,
    find: async (runner, ids) => (await runner.many(rows, [[...ids]])).map(toRow),
    list: async (runner) => (await runner.many(rows, [null])).map(toRow),
  };
}

/** `find`: those of the ids in $1. `page`: at most $3 of those after loan $1 and id $2, in this order. */
export function loanSource<C extends Columns>(
  about: { readonly kind: RecordKind; readonly firstId: string; readonly hasCodes?: true; readonly weight?: number },
  find: Query<C, readonly [ColumnType<string[]>]>,
  page: Query<C, readonly [ColumnType<string>, ColumnType<string>, ColumnType<number>]>,
  toRow: ToRow<C>,
): LoanSource {
  return {
    kind: about.kind,
    firstId: about.firstId,
    hasCodes: about.hasCodes ?? false,
    weight: about.weight ?? 1,
    find: async (runner, ids) => (await runner.many(find, [[...ids]])).map(toRow),
    page: async (runner, { loanId, id }, limit) => (await runner.many(page, [loanId, id, limit])).map(toRow),
  };
}

type Value = Json | Date | undefined;

/**
 * The facts of a row. A fact whose name ends in Print stands for sealed bytes that retention takes away; it is told in
 * evidence and left out of the seal (records.ts). What is empty is left out, which keeps entries
 * short: a missing fact and an empty one are the same.
 */
export function toFacts(values: Readonly<Record<string, Value>>): JsonObject {
  const kept = Object.entries(values).flatMap(([name, value]) => {
    if (value === null || value === undefined) return [];
    return [[name, value instanceof Date ? value.toISOString() : value] as const];
  });
  return Object.fromEntries(kept);
}

/** How the hash of a value begins that is too long for evidence. */
export const HASH = 'sha256:';

/** A long value of a row, such as the mapping of a profile, by its hash: equal values have equal ones. */
export function hashJson(value: unknown): string | null {
  if (value === null) return null;
  return (
    HASH +
    createHash('sha256')
      .update(canonicalJson(value as Json), 'utf8')
      .digest('hex')
  );
}

/** The rows of these ids as they stand, for the entry of the act that wrote them. A row that is not there is gone. */
export async function recordsOf(
  tx: Tx,
  app: Pick<App, 'keyring'>,
  source: RecordSource,
  ids: readonly string[],
): Promise<readonly ControlledRecord[]> {
  const rows = new Map((await source.find(tx, ids)).map((row) => [row.id, row]));
  const concealers = new Map<string | null, Conceal>();
  const records: ControlledRecord[] = [];
  for (const id of ids) {
    const row = rows.get(id);
    if (row === undefined) {
      records.push({ kind: source.kind, id, facts: null });
      continue;
    }
    const conceal = concealers.get(row.loanId) ?? (await openRecordConcealer(tx, app, chainIdOf(row.loanId)));
    concealers.set(row.loanId, conceal);
    records.push({ kind: source.kind, id, facts: row.facts(conceal, printWith(app.keyring, conceal)) });
  }
  return records;
}

/** Refuses to go on where one of these rows of the install is not what evidence recorded last (409 record_tampered). */
export async function requireRecords(
  tx: Tx,
  app: Pick<App, 'keyring'>,
  source: InstallSource,
  ids: readonly string[],
): Promise<void> {
  const words = await lastWordsIn(tx, app, INSTALL_CHAIN);
  await requireSealed(tx, app, await recordsOf(tx, app, source, [...new Set(ids)]), words);
}

/** The same for all rows of a kind: those that are there, and those that evidence says are. */
export async function requireAllRecords(tx: Tx, app: Pick<App, 'keyring'>, source: InstallSource): Promise<void> {
  const told = idsOf(await lastWordsIn(tx, app, INSTALL_CHAIN), source);
  const ids = (await source.list(tx)).map(({ id }) => id);
  await requireRecords(tx, app, source, [...told, ...ids]);
}

/**
 * The same for rows of a loan: those of the ids, and all others of their kind that the loan's own evidence tells of. One
 * that was taken away is one that is looked at.
 */
export async function requireLoanRecords(
  tx: Tx,
  app: Pick<App, 'keyring'>,
  source: LoanSource,
  loanId: string,
  ids: readonly string[],
): Promise<void> {
  const words = await lastWordsIn(tx, app, loanId);
  const all = [...new Set([...idsOf(words, source), ...ids])];
  await requireSealed(tx, app, await recordsOf(tx, app, source, all), words);
}

function idsOf(words: LastWords, { kind }: RecordSource): readonly string[] {
  return [...(words.get(kind)?.keys() ?? [])];
}

/**
 * Whether rows of the install bear their seals, for whoever must not tell why they refuse: for every look at who is behind
 * a token. A row that was put back together with its older seal is told apart by areAsRecordedLast.
 */
export async function areAsRecorded(
  runner: Runner,
  app: Pick<App, 'keyring'>,
  source: InstallSource,
  ids: readonly string[],
): Promise<boolean> {
  return areSealed(runner, app, source, ids, new Map());
}

/** Whether rows of the install are what evidence recorded last: for sign-ins and the exchange of keys. */
export async function areAsRecordedLast(
  runner: Runner,
  app: Pick<App, 'keyring'>,
  source: InstallSource,
  ids: readonly string[],
): Promise<boolean> {
  const words = await readLastWords(runner, app, INSTALL_CHAIN).catch(toNull);
  return words !== null && areSealed(runner, app, source, ids, words);
}

/** Among entries that somebody else wrote there is no last word to go by. */
function toNull(error: unknown): null {
  if (error instanceof DomainError && error.refusal.code === 'record_tampered') return null;
  throw error;
}

async function areSealed(
  runner: Runner,
  app: Pick<App, 'keyring'>,
  source: InstallSource,
  ids: readonly string[],
  words: LastWords,
): Promise<boolean> {
  const conceal = (await findConcealer(runner, app, INSTALL_CHAIN)) ?? concealBlindly;
  const print = printWith(app.keyring, conceal);
  const rows = new Map((await source.find(runner, ids)).map((row) => [row.id, row]));
  const records = ids.map((id) => ({ kind: source.kind, id, facts: rows.get(id)?.facts(conceal, print) ?? null }));
  return (await findUnsealed(runner, app, records, words)).length === 0;
}
