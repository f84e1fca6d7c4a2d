import type { Wire, WireRequest } from '@countersign/contract/wires';
import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import { type LoanProceeds, loanProceeds } from '@countersign/engine/reconciliation/wires/loan-proceeds';
import { appendEvidence, openConcealer, recordsOf } from '../evidence/index.ts';
import { type LoanRow, requireLockedLoan, tellProgress } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError, type Refusal } from '../platform/domain-error.ts';
import { newId } from '../platform/ids.ts';
import type { PersonalAct } from '../review/index.ts';
import { readSettings, requiredRole } from '../settings/index.ts';
import { refuseAmount, requirePackage } from './check-money.ts';
import { mayHaveWire } from './check-wire.decision.ts';
import { findFormatFaults } from './formats/find-format-faults.ts';
import { payeeKey } from './payee-key.ts';
import { readPapers } from './read-papers.decision.ts';
import { requireRecorded } from './require-recorded.ts';
import { showWire, valuesOf } from './show-wire.ts';
import { checkRequest, decideStaging, type StagedWire } from './stage-wire.decision.ts';
import type { OriginatingBank, WireContent } from './types.ts';
import { firstPossibleDay } from './value-date.decision.ts';
import { insertWire, listLiveWires, listReturnedWires, type WireRow } from './wire.queries.ts';
import { wireRecords } from './wire.record.ts';
import { digestOf, newNonce, sealContent } from './wire-content.ts';

/** Whether a wire may be staged beside others that live. */
export type Among = 'only' | 'several';

/**
 * Stages a wire from the values of the package. The bank that sends it belongs to another room and is handed in by the
 * edge. Lock, read, decide, write, chain: one transaction.
 */
export async function stageWire(
  app: App,
  act: PersonalAct,
  ref: string,
  request: WireRequest,
  { bank, among }: { readonly bank: OriginatingBank | null; readonly among: Among },
): Promise<Wire> {
  return app.db.transaction(async (tx) => {
    const loan = await requireLockedLoan(tx, ref);
    const settings = await readSettings(app, tx);
    const hours = { cutoff: settings['wire.cutoff'], timeZone: settings['wire.time_zone'] };
    const firstPossible = firstPossibleDay(app.clock.now(), hours);
    refuseFor(checkRequest(request, firstPossible));
    await refuseMoment(tx, loan, among);
    await requireRecorded(tx, app, act, loan, null);
    const loanPackage = await requirePackage(tx, app, loan);
    const decision = decideStaging(request, {
      papers: readPapers(loanPackage),
      bank,
      originatorAccount: settings['wire.originator_account'],
      minConfidence: settings['extraction.min_confidence'],
      firstPossible,
      returned: (await tx.many(listReturnedWires, [loan.id])).map(({ amount, returned_on: day }) => ({ amount, day })),
      targets: [...new Set([...settings['wire.formats'], ...(request.target === undefined ? [] : [request.target])])],
      findFormatFaults,
    });
    if (!decision.ok) throw new DomainError(decision.refusal);
    const limits = loanProceeds(loanPackage);
    refuseFor(await refuseAmount(tx, loan, { id: null, amount: decision.effect.amount }, limits));
    const role = requiredRole(settings['wire.approval_tiers'], decision.effect.amount);
    const row = await keep(tx, app, act, loan, decision.effect, role, limits);
    await appendEvidence(tx, app, {
      loanId: loan.id,
      kind: 'wire.staged',
      act,
      payload: await describe(tx, app, row, decision.effect),
      records: await recordsOf(tx, app, wireRecords, [row.id]),
    });
    await tellProgress(tx, app, loan.id, 'wire.staged', { wireId: row.id });
    return showWire(app, tx, loan, row);
  });
}

function refuseFor(refusal: Refusal | null): void {
  if (refusal !== null) throw new DomainError(refusal);
}

async function refuseMoment(tx: Tx, loan: LoanRow, among: Among): Promise<void> {
  if (!mayHaveWire(loan.state)) {
    throw new DomainError({
      code: 'loan_state_conflict',
      detail: `Loan ${loan.external_ref} is ${loan.state}; a wire is staged when it is approved, boarding_staged or boarded.`,
    });
  }
  if (among === 'several') return;
  const live = (await tx.many(listLiveWires, [loan.id])).at(-1);
  if (live === undefined) return;
  const detail =
    live.state === 'exported'
      ? `The wire of loan ${loan.external_ref} was exported. A further one is staged with POST /v1/loans/{ref}/wires.`
      : `Loan ${loan.external_ref} has a wire that is ${live.state}. To change it, cancel it and stage it again; a further one is staged with POST /v1/loans/{ref}/wires.`;
  throw new DomainError({ code: 'wire_exists', detail });
}

async function keep(
  tx: Tx,
  app: App,
  act: PersonalAct,
  loan: LoanRow,
  { amount, currency, amountSource, fields, notes, formats }: StagedWire,
  role: WireRow['required_role'],
  limits: LoanProceeds | null,
): Promise<WireRow> {
  const now = app.clock.now();
  const id = newId(now);
  const content: WireContent = { nonce: newNonce(), amountSource, fields, notes, formats };
  const { beneficiary_bank_aba: aba = '', beneficiary_account: account = '', value_date: day = '' } = valuesOf(content);
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
    day,
    payeeKey(app.keyring, aba, account),
    limits?.proceeds ?? null,
    limits?.available ?? null,
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
    valueDate: row.value_date,
    proceeds: row.proceeds,
    available: row.available,
    requiredApprovalRole: row.required_role,
    digest: row.digest,
    notes: staged.notes.map(({ code, field }) => ({ code, field })),
  };
}
