import type { BoardingRecord, CustomerChoice } from '@countersign/contract/boarding';
import { appendEvidence, recordsOf } from '../evidence/index.ts';
import { type LoanRow, lockAndRead, requireLoan } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { newId } from '../platform/ids.ts';
import type { PersonalAct } from '../review/index.ts';
import { readSettings, requiredRole, type Settings } from '../settings/index.ts';
import {
  type BoardingRow,
  findBoarding,
  findBoardingByKey,
  findLiveBoarding,
  insertBoarding,
} from './boarding.queries.ts';
import { boardingRecords } from './boarding.record.ts';
import { digestOf, sealPreview } from './boarding-content.ts';
import { choiceFields, refusedChoices } from './chosen-customers.ts';
import { findActiveFieldMap } from './field-map.queries.ts';
import { customersOf } from './find-customers.ts';
import { previewLoan } from './loan-preview.ts';
import { adapterOf, callEnds, orderOfRecord, reachCore, tellCore, timeoutMsOf } from './reach-core.ts';
import { recordStageAnswer } from './record-stage-answer.ts';
import { answerStaged, waitForStaging } from './replay-staging.ts';
import { requireRecorded } from './require-recorded.ts';
import { watchCall } from './schedule-asking.ts';
import { refuseMoment, refusePreview } from './stage-boarding.decision.ts';
import { whatWasStaged } from './staged-payload.ts';

/**
 * Specification, operation 11. The intent is saved first, the core is called outside any transaction, and its answer is
 * recorded in a second one: whatever dies in between leaves a record that the sweeper asks the core about.
 */
export async function stageBoarding(
  app: App,
  act: PersonalAct,
  ref: string,
  key: string | null,
  choices: readonly CustomerChoice[] = [],
): Promise<BoardingRecord> {
  const found = await requireLoan(app.db, ref);
  await refuseUndecided(app, found, key, choices);
  const opened = await app.db.transaction((tx) => openStaging(tx, app, act, found.id, { key, choices }));
  if (!opened.isNew) return answerStaged(app, await waitForStaging(app, opened.record));
  const { record } = opened;
  const core = await reachCore(app, record.provider_id);
  const answer = await tellCore(app, core, 'stage', orderOfRecord(app, record));
  return answerStaged(app, await recordStageAnswer(app, act, record, answer));
}

/**
 * Before anything is written down, since the answer is a question for the maker and no failure. The adapter asks once more
 * when it stages; a core that is away is told of there, as every other call is.
 */
async function refuseUndecided(
  app: App,
  loan: LoanRow,
  key: string | null,
  choices: readonly CustomerChoice[],
): Promise<void> {
  if (loan.state !== 'approved') return;
  if (key !== null && (await app.db.maybe(findBoardingByKey, [loan.id, key])) !== undefined) return;
  const customers = await customersOf(app, loan);
  const open = (customers?.kind === 'found' ? customers.parties : []).filter(
    ({ coreField, matches }) => matches.length > 0 && !choices.some((choice) => choice.coreField === coreField),
  );
  const [first] = open;
  if (first === undefined) return;
  throw new DomainError({
    code: 'customer_undecided',
    detail: `The core may know ${first.name} already${open.length > 1 ? `, and ${open.length - 1} more` : ''}. Say who they are, and stage again.`,
    errors: open.map(({ coreField, name }) => ({
      field: coreField,
      pointer: '',
      code: 'customer_undecided',
      message: `${name} may be a customer of the core`,
      coreField,
      canonical: '',
    })),
  });
}

interface Wanted {
  readonly key: string | null;
  readonly choices: readonly CustomerChoice[];
}

interface Opened {
  readonly isNew: boolean;
  readonly record: BoardingRow;
}

/** Under the loan's lock: of many requests with one key the first opens the record and the others find it. */
async function openStaging(tx: Tx, app: App, act: PersonalAct, loanId: string, wanted: Wanted): Promise<Opened> {
  const { key } = wanted;
  const loan = await lockAndRead(tx, loanId);
  const earlier = key === null ? undefined : await tx.maybe(findBoardingByKey, [loan.id, key]);
  if (earlier !== undefined) return { isNew: false, record: earlier };
  const live = await tx.maybe(findLiveBoarding, [loan.id]);
  const refusal = refuseMoment({ ref: loan.external_ref, state: loan.state }, live !== undefined);
  if (refusal !== null) throw new DomainError(refusal);
  return { isNew: true, record: await writeIntent(tx, app, act, loan, wanted, await readSettings(app, tx)) };
}

async function writeIntent(
  tx: Tx,
  app: App,
  act: PersonalAct,
  loan: LoanRow,
  { key, choices }: Wanted,
  settings: Settings,
): Promise<BoardingRow> {
  const provider = settings['boarding.provider'];
  const map = await tx.maybe(findActiveFieldMap, [provider]);
  if (map === undefined) {
    throw new DomainError({
      code: 'no_active_field_map',
      detail: `There is no active field map for ${provider}. An administrator must save one first.`,
    });
  }
  await requireRecorded(tx, app, act, loan, { field_map_id: map.id, provider_id: provider });
  const made = await previewLoan(app, tx, loan, map.mapping, adapterOf(app, provider));
  if (made === null) {
    throw new DomainError({
      code: 'boarding_facts_changed',
      detail: 'Documents of the loan are being read again. Try again when they are read.',
    });
  }
  const { preview, reviewed, runId, amount } = made;
  const faults = refusedChoices(choices, adapterOf(app, provider), preview.fields);
  const refusal = refusePreview([...preview.errors, ...faults]);
  if (refusal !== null) throw new DomainError(refusal);
  const chosen = choiceFields(choices);
  const shown = [...preview.fields, ...chosen];
  const about = { provider, fieldMapId: map.id, fieldMapVersion: map.version, runId };
  const digest = digestOf({ ...about, preview: shown });
  if (digest !== digestOf({ ...about, preview: [...reviewed.fields, ...chosen] })) {
    throw new DomainError({
      code: 'boarding_facts_changed',
      detail: 'Values of the loan were read again after its review. Reopen it, review it again and approve it.',
    });
  }
  const tiers = settings['boarding.approval_tiers'];
  const role = amount === null ? (tiers.at(-1)?.role ?? 'admin') : requiredRole(tiers, amount);
  const now = app.clock.now();
  const id = newId(now);
  const ends = callEnds(app, timeoutMsOf(settings));
  const sealed = sealPreview(app.keyring, id, shown);
  const who = [role, act.actor.id, now, ends] as const;
  await tx.run(insertBoarding, [id, loan.id, key, provider, map.id, runId, sealed, digest, amount, ...who]);
  await watchCall(tx, id, ends);
  const record = await tx.one(findBoarding, [id]);
  const payload = { boardingId: id, provider, ...whatWasStaged(record) };
  const records = await recordsOf(tx, app, boardingRecords, [id]);
  await appendEvidence(tx, app, { loanId: loan.id, kind: 'boarding.opened', act, payload, records });
  return record;
}
