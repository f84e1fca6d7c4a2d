import type { Wire, WireField } from '@countersign/contract/wires';
import type { LoanRow } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { RowOf, Runner } from '../platform/db.ts';
import { openJson } from '../platform/keyring/index.ts';
import { readSettings } from '../settings/index.ts';
import { findActiveDirectory, findParticipants } from './aba-directory.queries.ts';
import { findWarnings } from './find-warnings.decision.ts';
import { listKnownPayees } from './payees.ts';
import { acknowledgeAs, type Participant, type StagedField, type Warning, type WireContent } from './types.ts';
import { firstPossibleDay } from './value-date.decision.ts';
import { findLatestCallback, findLatestScreening, type WireRow } from './wire.queries.ts';
import { callbackContext, digestOf, openContent } from './wire-content.ts';

/** Who spoke to whom, as it stands sealed beside a call. */
export interface CallbackContent {
  readonly person: string;
  readonly phoneSource: string;
  readonly phoneNumber: string | null;
}

/** What the wire says; null after retention. Throws when the row was changed around the service. */
export function readContent({ keyring }: Pick<App, 'keyring'>, row: WireRow): WireContent | null {
  if (row.content === null) return null;
  const content = openContent(keyring, row.id, row.content);
  if (digestOf(row, content) === row.digest) return content;
  throw new Error(`Wire ${row.id} is not what was staged: its digest does not fit.`);
}

export function valuesOf(content: WireContent | null): Readonly<Partial<Record<StagedField['name'], string>>> {
  return Object.fromEntries((content?.fields ?? []).map(({ name, value }) => [name, value]));
}

interface Surroundings {
  readonly participants: readonly Participant[] | null;
  readonly warnings: readonly Warning[];
}

/** What the bank's directories say about the wire at this moment. Only a wire that has yet to go needs warnings. */
export async function lookAround(
  app: App,
  runner: Runner,
  row: WireRow,
  content: WireContent | null,
): Promise<Surroundings> {
  const fields = valuesOf(content);
  const abas = [fields.beneficiary_bank_aba, fields.intermediary_bank_aba].filter((aba) => aba !== undefined);
  const participants = await readParticipants(runner, abas);
  if (!isWaiting(row)) return { participants, warnings: [] };
  const now = app.clock.now();
  const settings = await readSettings(app, runner);
  const warnings = findWarnings({
    fields,
    notes: content?.notes ?? [],
    payees: await listKnownPayees(app, runner),
    participants,
    firstPossible: firstPossibleDay(now, { cutoff: settings['wire.cutoff'], timeZone: settings['wire.time_zone'] }),
    now,
  });
  return { participants, warnings };
}

async function readParticipants(runner: Runner, abas: readonly string[]): Promise<readonly Participant[] | null> {
  if ((await runner.maybe(findActiveDirectory, [])) === undefined) return null;
  const rows = await runner.many(findParticipants, [[...abas]]);
  return rows.map(({ telegraphic_name: telegraphicName, wire_eligible: wireEligible, ...rest }) => ({
    ...rest,
    telegraphicName,
    wireEligible,
  }));
}

/** A wire as the interface shows it, account numbers whole: the edge masks them for programs. */
export async function showWire(
  app: App,
  runner: Runner,
  loan: Pick<LoanRow, 'external_ref'>,
  row: WireRow,
): Promise<Wire> {
  const content = readContent(app, row);
  const { participants, warnings } = await lookAround(app, runner, row, content);
  const callback = await runner.maybe(findLatestCallback, [row.id]);
  const screening = await runner.maybe(findLatestScreening, [row.id]);
  const settings = await readSettings(app, runner);
  const wasApproved = row.state !== 'rejected' && row.checked_at !== null;
  return {
    id: row.id,
    loanId: row.loan_id,
    loanRef: loan.external_ref,
    amount: row.amount,
    currency: row.currency,
    fields: (content?.fields ?? []).map(showField),
    state: row.state,
    stagedBy: row.staged_by,
    stagedAt: row.staged_at.toISOString(),
    approvedBy: wasApproved ? row.checked_by : null,
    approvedAt: wasApproved ? (row.checked_at?.toISOString() ?? null) : null,
    exportedAt: row.exported_at?.toISOString() ?? null,
    exportTarget: row.export_target,
    requiredApprovalRole: row.required_role,
    amountSource: content === null ? null : { ...content.amountSource },
    digest: row.digest,
    banks: banksOf(content, participants),
    callback: callback === undefined ? null : showCallback(app, row.id, callback),
    callbackRequired: settings['wire.callback_required'] && row.state === 'staged' && callback === undefined,
    warnings: warnings.map((warning) => ({ ...warning, acknowledgeAs: acknowledgeAs(warning) })),
    exportSha256: row.export_sha256,
    formats: [...(content?.formats ?? [])],
    screening: screening === undefined ? null : showScreening(screening),
    screeningRequired: settings['wire.ofac_required'] && isWaiting(row) && screening === undefined,
    returnedAt: row.returned_at?.toISOString() ?? null,
    returnReason: row.return_reason,
  };
}

function showField({ name, value, source, documentId, pageNo }: StagedField): WireField {
  return { name, value, source, documentId, pageNo };
}

function banksOf(content: WireContent | null, participants: readonly Participant[] | null): Wire['banks'] {
  return (content?.fields ?? [])
    .filter(({ name }) => name.endsWith('_aba'))
    .flatMap(({ name, value }) => {
      const bank = participants?.find(({ aba }) => aba === value);
      if (bank === undefined) return [];
      const { aba, name: bankName, city, state, wireEligible } = bank;
      return [{ field: name, aba, name: bankName, city, state, wireEligible }];
    });
}

/** Whether it can still be stopped. */
function isWaiting({ state }: WireRow): boolean {
  return state === 'staged' || state === 'approved';
}

function showScreening(row: RowOf<(typeof findLatestScreening)['columns']>): NonNullable<Wire['screening']> {
  return {
    date: row.screened_on,
    reference: row.reference,
    clearedBy: row.cleared_by,
    actorId: row.recorded_by,
    actorName: row.recorded_by_name,
    occurredAt: row.recorded_at.toISOString(),
  };
}

const PURGED: CallbackContent = { person: '', phoneSource: '', phoneNumber: null };

function showCallback(
  { keyring }: App,
  wireId: string,
  row: {
    readonly content: Uint8Array | null;
    readonly note: string;
    readonly made_by: string;
    readonly made_by_name: string;
    readonly made_at: Date;
  },
): NonNullable<Wire['callback']> {
  const said = row.content === null ? PURGED : openJson<CallbackContent>(keyring, callbackContext(wireId), row.content);
  return {
    person: said.person,
    phoneSource: said.phoneSource,
    // Calls that an earlier release recorded have none.
    phoneNumber: said.phoneNumber ?? null,
    note: row.note,
    actorId: row.made_by,
    actorName: row.made_by_name,
    occurredAt: row.made_at.toISOString(),
  };
}
