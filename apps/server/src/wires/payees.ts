import { createHmac } from 'node:crypto';
import type { PageQuery } from '@countersign/contract/shapes';
import type { Payee, PayeeRequest } from '@countersign/contract/wires';
import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import { maskNumber } from '@countersign/engine/masking/mask-number';
import { isRoutingNumber } from '@countersign/engine/values/routing-number';
import { appendEvidence, recordsOf, requireRecords } from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import { cursorOf, type Page, rowsToFetch, toPage } from '../platform/cursor.ts';
import type { Runner, Tx } from '../platform/db.ts';
import { DomainError, type RefusedField } from '../platform/domain-error.ts';
import { openPayeeAccount, sealPayeeAccount } from '../reconciliation/index.ts';
import type { PersonalAct } from '../review/index.ts';
import { accountFault } from './check-field.decision.ts';
import {
  deactivatePayee,
  findLatestPayee,
  insertPayee,
  listActivePayees,
  listPayeePage,
  lockPayee,
  type PayeeRow,
} from './payee.queries.ts';
import { payeeRecordId, payeeRecords } from './payee.record.ts';
import type { KnownPayee } from './types.ts';

const cursor = cursorOf('payees', 'text', 'uuid');
const FIRST = ['', '00000000-0000-0000-0000-000000000000'] as const;

/** Verified payees by name, accounts masked. */
export async function listPayees(app: App, page: PageQuery): Promise<Page<Payee>> {
  const [name, id] = cursor.decode(page.cursor) ?? FIRST;
  const rows = await app.db.many(listPayeePage, [name, id, rowsToFetch(page.limit)]);
  const { items, nextCursor } = toPage(rows, page.limit, cursor, (row) => [row.name, row.payee_id] as const);
  return { items: items.map((row) => toPayee(app, row)), nextCursor };
}

/** With whole accounts, for comparing. */
export async function listKnownPayees(
  { keyring }: Pick<App, 'keyring'>,
  runner: Runner,
): Promise<readonly KnownPayee[]> {
  const rows = await runner.many(listActivePayees, []);
  return rows.map((row) => ({
    name: row.name,
    aba: row.aba,
    account: openPayeeAccount(keyring, row.payee_id, row.account),
    savedAt: row.saved_at,
    version: row.version,
  }));
}

/** Saves verified instructions as a new version. Saying the same again changes nothing and is no error. */
export async function savePayeeIn(
  tx: Tx,
  app: App,
  act: PersonalAct,
  id: string,
  request: PayeeRequest,
): Promise<Payee> {
  const { latest, payee, isSaved } = await lookAtPayee(tx, app, id, request);
  if (isSaved && latest !== undefined) return toPayee(app, latest);
  const replaced = latest === undefined ? [] : [payeeRecordId(latest)];
  await tx.run(deactivatePayee, [id]);
  const row = await tx.one(insertPayee, [
    id,
    (latest?.version ?? 0) + 1,
    payee.name,
    payee.aba,
    sealPayeeAccount(app.keyring, id, payee.account),
    payee.bankName,
    payee.verifiedBy,
    payee.note,
    act.actor.id,
    app.clock.now(),
  ]);
  const action = latest?.is_active === true ? 'changed' : 'created';
  const payload = { action, ...describe(app, row, payee.account), ...act.control };
  const records = await recordsOf(tx, app, payeeRecords, [...replaced, payeeRecordId(row)]);
  await appendEvidence(tx, app, { loanId: null, kind: 'payee.changed', act, payload, records });
  return toPayee(app, row);
}

/** What saving would do, with the payee locked; throws for instructions that cannot be right. */
export async function lookAtPayee(tx: Tx, app: App, id: string, request: PayeeRequest) {
  const payee = trimmed(request);
  refuseBadPayee(payee);
  await tx.one(lockPayee, [id]);
  const latest = await tx.maybe(findLatestPayee, [id]);
  if (latest !== undefined) await requireRecords(tx, app, payeeRecords, [payeeRecordId(latest)]);
  return { latest, payee, isSaved: latest?.is_active === true && isSame(app, latest, payee) };
}

/** Takes a payee out of the directory; what was verified stays in its versions and in evidence. */
export async function deletePayeeIn(tx: Tx, app: App, act: PersonalAct, id: string): Promise<void> {
  const latest = await lockActivePayee(tx, app, id);
  await tx.run(deactivatePayee, [id]);
  const account = openPayeeAccount(app.keyring, id, latest.account);
  const payload = { action: 'deleted', ...describe(app, latest, account), ...act.control };
  const records = await recordsOf(tx, app, payeeRecords, [payeeRecordId(latest)]);
  await appendEvidence(tx, app, { loanId: null, kind: 'payee.changed', act, payload, records });
}

export async function lockActivePayee(tx: Tx, app: Pick<App, 'keyring'>, id: string): Promise<PayeeRow> {
  await tx.one(lockPayee, [id]);
  const latest = await tx.maybe(findLatestPayee, [id]);
  if (latest?.is_active !== true) {
    throw new DomainError({ code: 'payee_not_found', detail: `There is no payee ${id}.` });
  }
  await requireRecords(tx, app, payeeRecords, [payeeRecordId(latest)]);
  return latest;
}

function trimmed(request: PayeeRequest): PayeeRequest {
  const entries = Object.entries(request).map(([key, value]) => [key, value.trim()]);
  return Object.fromEntries(entries) as PayeeRequest;
}

/** A directory that holds a wrong number would call right instructions wrong. */
function refuseBadPayee({ aba, account, name }: PayeeRequest): void {
  const wrong = accountFault(account);
  const errors: RefusedField[] = [
    ...(isRoutingNumber(aba)
      ? []
      : [{ field: 'aba', code: 'invalid', message: 'is no routing number: its check digit does not fit' }]),
    ...(wrong === null ? [] : [{ field: 'account', code: 'invalid', message: wrong }]),
    ...(/\p{Cc}/u.test(`${name}${account}`)
      ? [{ field: 'name', code: 'invalid', message: 'and account must be one line each' }]
      : []),
  ];
  if (errors.length === 0) return;
  const detail = errors.map(({ field, message }) => `${field} ${message}`).join('; ');
  throw new DomainError({ code: 'payee_invalid', detail: `${detail}.`, errors });
}

function isSame({ keyring }: App, row: PayeeRow, payee: PayeeRequest): boolean {
  return (
    row.name === payee.name &&
    row.aba === payee.aba &&
    row.bank_name === payee.bankName &&
    row.verified_by === payee.verifiedBy &&
    row.note === payee.note &&
    openPayeeAccount(keyring, row.payee_id, row.account) === payee.account
  );
}

function toPayee({ keyring }: Pick<App, 'keyring'>, row: PayeeRow): Payee {
  return {
    id: row.payee_id,
    version: row.version,
    name: row.name,
    aba: row.aba,
    account: maskNumber(openPayeeAccount(keyring, row.payee_id, row.account)),
    bankName: row.bank_name,
    verifiedBy: row.verified_by,
    note: row.note,
    savedBy: row.saved_by,
    savedAt: row.saved_at.toISOString(),
  };
}

/** The install's chain has no key of a loan: names and accounts stand as codes under one of the install's own. */
function describe({ keyring }: App, row: PayeeRow, account: string): JsonObject {
  const key = keyring.derive('payees in evidence');
  const conceal = (value: string) => `hmac-sha256:${createHmac('sha256', key).update(value, 'utf8').digest('hex')}`;
  return {
    payeeId: row.payee_id,
    version: row.version,
    name: conceal(row.name),
    aba: row.aba,
    account: conceal(account),
    bankName: row.bank_name,
    verifiedBy: row.verified_by,
    note: row.note,
  };
}
