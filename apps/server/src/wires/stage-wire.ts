import type { Wire, WireRequest } from '@countersign/contract/wires';
import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import { appendEvidence, openConcealer, recordsOf } from '../evidence/index.ts';
import { type LoanRow, requireLockedLoan, tellProgress } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { newId } from '../platform/ids.ts';
import { gatherPackage } from '../reconciliation/index.ts';
import type { PersonalAct } from '../review/index.ts';
import { readSettings, requiredRole } from '../settings/index.ts';
import { mayHaveWire } from './check-wire.decision.ts';
import { readPapers, type WirePapers } from './read-papers.decision.ts';
import { requireRecorded } from './require-recorded.ts';
import { showWire } from './show-wire.ts';
import { checkRequest, decideStaging, type StagedWire } from './stage-wire.decision.ts';
import type { OriginatingBank, WireContent } from './types.ts';
import { findLatestWire, insertWire, type WireRow } from './wire.queries.ts';
import { wireRecords } from './wire.record.ts';
import { digestOf, newNonce, sealContent } from './wire-content.ts';

/**
 * Stages a wire from the values of the package. The bank that sends it belongs to another room and is handed in by the
 * edge. Lock, read, decide, write, chain: one transaction.
 */
export async function stageWire(
  app: App,
  act: PersonalAct,
  ref: string,
  request: WireRequest,
  bank: OriginatingBank | null,
): Promise<Wire> {
  return app.db.transaction(async (tx) => {
    const loan = await requireLockedLoan(tx, ref);
    const refused = checkRequest(request);
    if (refused !== null) throw new DomainError(refused);
    await refuseMoment(tx, loan);
    await requireRecorded(tx, app, act, loan, null);
    const settings = await readSettings(app, tx);
    const decision = decideStaging(request, {
      papers: await papersOf(tx, app, loan),
      bank,
      originatorAccount: settings['wire.originator_account'],
      minConfidence: settings['extraction.min_confidence'],
    });
    if (!decision.ok) throw new DomainError(decision.refusal);
    const role = requiredRole(settings['wire.approval_tiers'], decision.effect.amount);
    const row = await keep(tx, app, act, loan, decision.effect, role);
    await appendEvidence(tx, app, {
      loanId: loan.id,
      kind: 'wire.staged',
      act,
      payload: await describe(tx, app, row, decision.effect),
      records: await recordsOf(tx, app, wireRecords, [row.id]),
    });
    await tellProgress(tx, app, loan.id, 'wire.staged', { wireId: row.id });
    return showWire(app, tx, loan, row, 'person');
  });
}

async function refuseMoment(tx: Tx, loan: LoanRow): Promise<void> {
  if (!mayHaveWire(loan.state)) {
    throw new DomainError({
      code: 'loan_state_conflict',
      detail: `Loan ${loan.external_ref} is ${loan.state}; a wire is staged when it is approved, boarding_staged or boarded.`,
    });
  }
  const latest = await tx.maybe(findLatestWire, [loan.id]);
  if (latest === undefined || latest.state === 'rejected' || latest.state === 'cancelled') return;
  const detail =
    latest.state === 'exported'
      ? `The wire of loan ${loan.external_ref} was exported. A second one is not staged.`
      : `Loan ${loan.external_ref} has a wire that is ${latest.state}. To change it, cancel it and stage anew.`;
  throw new DomainError({ code: 'wire_exists', detail });
}

async function papersOf(tx: Tx, app: App, loan: LoanRow): Promise<WirePapers> {
  const loanPackage = await gatherPackage(app, tx, loan);
  if (loanPackage !== null) return readPapers(loanPackage);
  const detail = `Documents of loan ${loan.external_ref} are still being read. Stage the wire when they are.`;
  throw new DomainError({ code: 'loan_state_conflict', detail });
}

async function keep(
  tx: Tx,
  app: App,
  act: PersonalAct,
  loan: LoanRow,
  { amount, currency, amountSource, fields, notes }: StagedWire,
  role: WireRow['required_role'],
): Promise<WireRow> {
  const now = app.clock.now();
  const id = newId(now);
  const content: WireContent = { nonce: newNonce(), amountSource, fields, notes };
  return tx.one(insertWire, [
    id,
    loan.id,
    loan.package_version,
    amount,
    currency,
    sealContent(app.keyring, id, content),
    digestOf({ id, amount, currency }, content),
    role,
    act.actor.id,
    act.actor.name,
    now,
  ]);
}

/** Every value of a field stands as a code in the chain (open parts, Evidence); the amount and the sources in clear. */
async function describe(tx: Tx, app: App, row: WireRow, staged: StagedWire): Promise<JsonObject> {
  const conceal = await openConcealer(tx, app, row.loan_id);
  return {
    wireId: row.id,
    amount: row.amount,
    currency: row.currency,
    amountSource: { ...staged.amountSource },
    fields: staged.fields.map((field) => ({ ...field, value: conceal(field.value) })),
    requiredApprovalRole: row.required_role,
    digest: row.digest,
    notes: staged.notes.map(({ code, field }) => ({ code, field })),
  };
}
