import type { BoardingRecord, ResolveRequest } from '@countersign/contract/boarding';
import { appendEvidence, recordsOf } from '../evidence/index.ts';
import { tellProgress } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { enqueueJob } from '../platform/jobs/index.ts';
import type { PersonalAct } from '../review/index.ts';
import { type BoardingRow, findBoarding, setConfirmation, setCoreReference, setProposal } from './boarding.queries.ts';
import { boardingRecords } from './boarding.record.ts';
import type { BoardingTrigger } from './boarding.transitions.ts';
import { toBoardingRecord } from './boarding.ts';
import { clearError } from './core-error.ts';
import { type LockedBoarding, lockBoarding } from './find-boarding.ts';
import { moveBoarding } from './move-boarding.ts';
import { requireRecorded } from './require-recorded.ts';
import { decideResolution } from './resolve-boarding.decision.ts';
import { stagedPayload } from './staged-payload.ts';
import { withdrawBoardingSpec } from './withdraw-boarding-spec.ts';

interface Said extends Omit<ResolveRequest, 'coreReference'> {
  readonly coreReference: string | null;
}

/** Open parts, States: what the core cannot tell is settled by two people who say the same. */
export async function resolveBoarding(
  app: App,
  act: PersonalAct,
  ref: string,
  request: ResolveRequest,
): Promise<BoardingRecord> {
  const said: Said = { ...request, note: request.note.trim(), coreReference: request.coreReference ?? null };
  return app.db.transaction(async (tx) => {
    const locked = await lockBoarding(tx, app, ref);
    const { record } = locked;
    const decision = decideResolution(factsOf(record), { ...said, by: act.actor.id });
    if (!decision.ok) throw new DomainError(decision.refusal);
    await requireRecorded(tx, app, act, locked.loan, record);
    const { effect } = decision;
    const done =
      effect.kind === 'propose'
        ? await propose(tx, app, act, locked, said)
        : await confirm(tx, app, act, locked, said, effect.on);
    return toBoardingRecord(app, done);
  });
}

function factsOf(record: BoardingRow) {
  const { proposed_outcome: outcome, proposed_reference: coreReference, proposed_by: by } = record;
  const proposal = outcome === null || by === null ? null : { outcome, coreReference, by };
  return { phase: record.phase, state: record.state, isUnknown: record.state === 'outcome_unknown', proposal };
}

async function propose(
  tx: Tx,
  app: App,
  act: PersonalAct,
  { loan, record }: LockedBoarding,
  { outcome, coreReference, note }: Said,
): Promise<BoardingRow> {
  await tx.one(setProposal, [record.id, outcome, coreReference, note, act.actor.id, app.clock.now()]);
  const kind = 'boarding.resolution_proposed';
  const about = { boardingId: record.id, provider: record.provider_id, phase: record.phase, attempt: record.attempt };
  const payload = { ...about, outcome, coreReference, note };
  const records = await recordsOf(tx, app, boardingRecords, [record.id]);
  await appendEvidence(tx, app, { loanId: loan.id, kind, act, payload, records });
  await tellProgress(tx, app, loan.id, kind, { boardingId: record.id, outcome });
  return tx.one(findBoarding, [record.id]);
}

async function confirm(
  tx: Tx,
  app: App,
  act: PersonalAct,
  { loan, record }: LockedBoarding,
  { note, coreReference }: Said,
  on: BoardingTrigger,
): Promise<BoardingRow> {
  await tx.run(setConfirmation, [record.id, act.actor.id]);
  await tx.run(setCoreReference, [record.id, coreReference]);
  if (on === 'found_committed' || on === 'found_staged') await clearError(tx, record);
  const staged = on === 'found_staged' ? await stagedPayload(tx, app, record) : {};
  const payload = {
    phase: record.phase,
    attempt: record.attempt,
    coreReference: coreReference ?? record.core_reference,
    ...staged,
    settledBy: 'two people',
    proposedBy: record.proposed_by,
    proposalNote: record.proposed_note,
    note,
  };
  const moved = await moveBoarding(tx, app, { loan, record, act, on, payload });
  if (on === 'found_not_staged') await enqueueJob(tx, withdrawBoardingSpec, { boardingId: record.id });
  return moved;
}
