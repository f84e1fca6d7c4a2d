import { readRowName } from '@countersign/engine/field-maps/list-fields';
import type {
  BoardingOrder,
  CoreAdapter,
  CoreAnswer,
  CoreConnection,
  CoreCustomers,
  CoreStanding,
} from '../../../platform/core-adapter.ts';
import { compareSchedule } from '../compare-schedule.ts';
import { NEW_CUSTOMER, undecidedCustomers } from '../customers.ts';
import { orderedValue } from '../ordered-value.ts';
import {
  approveBody,
  asOrderFaults,
  CLIENT_ID,
  clientBody,
  clientExternalId,
  disburseBody,
  loanBody,
  withdrawBody,
} from './bodies.ts';
import { askClients, findByExternalId } from './find-clients.ts';
import { differingValues, type HeldLoan, heldSchedule, readHeldLoan } from './held-loan.ts';
import { detailOf, type Fineract, type FineractAnswer, openFineract } from './request.ts';
import { fineractShape } from './shape.ts';
import { fineractStarter } from './starter.ts';
import { validateOrder } from './validate.ts';

/**
 * Apache Fineract over its REST API. The loan carries the boarding id as its external id, which Fineract keeps unique,
 * and every act asks for it first: what was done by an act whose answer was lost is found and not done again.
 */
export const fineractAdapter: CoreAdapter = {
  providerId: 'fineract',
  title: 'Apache Fineract',
  // Read from its sources and played against a server of ours; never yet run against a Fineract (see the README).
  verified: false,
  shape: fineractShape,
  starter: fineractStarter,
  promises: { stagingIsKept: true, commitIsIdempotent: true, absenceIsCertain: true, answersLater: false },
  validate: validateOrder,
  findCustomers,
  stage: (core, order) => withFineract(core, (fineract) => stage(fineract, order)),
  commit: (core, order) => withFineract(core, (fineract) => commit(fineract, order)),
  void: (core, order) => withFineract(core, (fineract) => voidOrder(fineract, order)),
  verify,
};

async function withFineract(
  core: CoreConnection,
  act: (fineract: Fineract) => Promise<CoreAnswer>,
): Promise<CoreAnswer> {
  const fineract = openFineract(core);
  return typeof fineract === 'string' ? { kind: 'unavailable', detail: fineract, raw: '' } : act(fineract);
}

/** The client, found or made, and the loan as an application that waits for approval. */
async function stage(fineract: Fineract, order: BoardingOrder): Promise<CoreAnswer> {
  const found = await findLoan(fineract, order);
  if (found.kind === 'held') return withSchedule(asStaged(order, found.loan, found.raw), order, found.loan);
  if (found.kind !== 'absent') return found;

  const client = await findOrMakeClient(fineract, order);
  if (client.kind !== 'found') return client;
  const made = await fineract.tell('/loans', `${order.boardingId}-submit`, loanBody(order, client.clientId));
  const done = asDone(made, order, 'loan');
  if (done.kind !== 'done' || !ordersSchedule(order)) return done;
  // A question without an answer compares nothing: whoever verifies the loan is told later.
  const held = await findLoan(fineract, order);
  return held.kind === 'held' ? withSchedule(done, order, held.loan) : done;
}

function ordersSchedule({ fields }: BoardingOrder): boolean {
  return fields.some(({ core }) => readRowName(core)?.group === 'schedule');
}

function withSchedule(answer: CoreAnswer, order: BoardingOrder, loan: HeldLoan): CoreAnswer {
  const differing = compareSchedule(order.fields, heldSchedule(loan));
  return answer.kind === 'done' && differing.length > 0 ? { ...answer, differing } : answer;
}

/** Staged before: the same application is done, another one under this id is not ours to take. */
function asStaged(order: BoardingOrder, loan: HeldLoan, raw: string): CoreAnswer {
  if (loan.stage === 'voided') {
    return { kind: 'refused', detail: 'The application was withdrawn in Fineract.', faults: [], raw };
  }
  const faults = differingValues(order.fields, loan);
  if (faults.length === 0) return { kind: 'done', coreReference: String(loan.loanId), raw };
  return { kind: 'refused', detail: 'The application in Fineract differs from the order.', faults, raw };
}

type ClientAnswer = { readonly kind: 'found'; readonly clientId: number } | Exclude<CoreAnswer, { kind: 'done' }>;

async function findCustomers(core: CoreConnection, order: BoardingOrder): Promise<CoreCustomers> {
  const fineract = openFineract(core);
  return typeof fineract === 'string'
    ? { kind: 'unavailable', detail: fineract, raw: '' }
    : askClients(fineract, order);
}

/** Whoever Fineract may know already is a question for the maker: nobody is made twice, and nobody taken unseen. */
async function findOrMakeClient(fineract: Fineract, order: BoardingOrder): Promise<ClientAnswer> {
  if (clientExternalId(order) === order.boardingId) {
    const own = await findByExternalId(fineract, order.boardingId);
    if (own.kind === 'unavailable') return own;
    // Made for this very order by a call whose answer was lost.
    if (own.kind === 'found') return { kind: 'found', clientId: own.client.id };
  }

  const known = await askClients(fineract, order);
  if (known.kind === 'unavailable') return known;
  const faults = undecidedCustomers(order, known.parties);
  if (faults.length > 0) {
    return { kind: 'refused', detail: 'Fineract has a client who may be the borrower.', faults, raw: '' };
  }
  const chosen = orderedValue(order, CLIENT_ID);
  if (chosen !== null && chosen !== NEW_CUSTOMER) return { kind: 'found', clientId: Number(chosen) };

  const made = await fineract.tell('/clients', `${order.boardingId}-client`, clientBody(order));
  const done = asDone(made, order, 'client', clientExternalId(order));
  if (done.kind !== 'done') return done;
  const clientId = made.kind === 'ok' ? made.body.clientId : null;
  if (typeof clientId === 'number') return { kind: 'found', clientId };
  return { kind: 'unknown', detail: 'Fineract told no number of the new client.', raw: done.raw };
}

/** Approve and disburse, each only where it is still to be done. */
async function commit(fineract: Fineract, order: BoardingOrder): Promise<CoreAnswer> {
  const found = await findLoan(fineract, order);
  if (found.kind === 'absent') {
    return {
      kind: 'refused',
      detail: 'There is no application of this order in Fineract.',
      faults: [],
      raw: found.raw,
    };
  }
  if (found.kind !== 'held') return found;
  const { loan, raw } = found;
  if (loan.stage === 'committed') return { kind: 'done', coreReference: String(loan.loanId), raw };
  const staged = asStaged(order, loan, raw);
  // Somebody may have changed or withdrawn the application since it was shown and approved here.
  if (staged.kind !== 'done') return staged;

  if (!loan.isApproved) {
    const approved = await command(fineract, order, loan, 'approve', approveBody(order));
    if (approved.kind !== 'done') return approved;
  }
  return command(fineract, order, loan, 'disburse', disburseBody(order));
}

async function voidOrder(fineract: Fineract, order: BoardingOrder): Promise<CoreAnswer> {
  const found = await findLoan(fineract, order);
  if (found.kind === 'absent') return { kind: 'done', coreReference: null, raw: found.raw };
  if (found.kind !== 'held') return found;
  const { loan, raw } = found;
  if (loan.stage === 'voided') return { kind: 'done', coreReference: String(loan.loanId), raw };
  if (loan.stage === 'committed') {
    return { kind: 'refused', detail: 'The loan is disbursed in Fineract and cannot be voided.', faults: [], raw };
  }
  if (loan.isApproved) {
    const undone = await command(fineract, order, loan, 'undoapproval', { note: 'Boarding voided' });
    if (undone.kind !== 'done') return undone;
  }
  return command(fineract, order, loan, 'withdrawnByApplicant', withdrawBody(order));
}

async function command(
  fineract: Fineract,
  order: BoardingOrder,
  loan: HeldLoan,
  name: string,
  body: Readonly<Record<string, unknown>>,
): Promise<CoreAnswer> {
  const answer = await fineract.tell(`/loans/${loan.loanId}?command=${name}`, `${order.boardingId}-${name}`, body);
  if (answer.kind === 'ok' && answer.body.loanId !== loan.loanId) {
    return { kind: 'unknown', detail: 'Fineract answered about another loan.', raw: answer.raw };
  }
  return asDone(answer, order, 'loan');
}

/** Done only when Fineract names the record, and the external id that it was given, where it tells that. */
function asDone(
  answer: FineractAnswer,
  order: BoardingOrder,
  of: 'client' | 'loan',
  externalId = order.boardingId,
): CoreAnswer {
  if (answer.kind === 'missing') {
    return { kind: 'refused', detail: 'Fineract does not know the record any more.', faults: [], raw: answer.raw };
  }
  if (answer.kind === 'refused') return { ...answer, faults: asOrderFaults(answer.faults, of) };
  if (answer.kind !== 'ok') return answer;
  const { resourceId, resourceExternalId } = answer.body;
  if (typeof resourceId !== 'number' || (resourceExternalId ?? externalId) !== externalId) {
    return { kind: 'unknown', detail: 'Fineract answered with something that makes no sense.', raw: answer.raw };
  }
  return { kind: 'done', coreReference: String(resourceId), raw: answer.raw };
}

async function verify(core: CoreConnection, order: BoardingOrder): Promise<CoreStanding> {
  const fineract = openFineract(core);
  if (typeof fineract === 'string') return { kind: 'unknown', detail: fineract, raw: '' };
  const found = await findLoan(fineract, order);
  if (found.kind === 'absent') return found;
  if (found.kind !== 'held') return { kind: 'unknown', detail: found.detail, raw: found.raw };
  const { loan, raw } = found;
  const coreReference = String(loan.loanId);
  const payments = loan.stage === 'voided' ? [] : compareSchedule(order.fields, heldSchedule(loan));
  const differing = [...differingValues(order.fields, loan), ...payments];
  return { kind: 'held', stage: loan.stage, coreReference, differing, raw };
}

type Found =
  | { readonly kind: 'held'; readonly loan: HeldLoan; readonly raw: string }
  | { readonly kind: 'absent'; readonly raw: string }
  | { readonly kind: 'unavailable'; readonly detail: string; readonly raw: string };

/** A question that got no answer has changed nothing, so the act it stands before was not begun. */
async function findLoan(fineract: Fineract, order: BoardingOrder): Promise<Found> {
  const more = ordersSchedule(order) ? '?associations=repaymentSchedule' : '';
  const answer = await fineract.ask(`/loans/external-id/${encodeURIComponent(order.boardingId)}${more}`);
  if (answer.kind === 'missing') return { kind: 'absent', raw: answer.raw };
  if (answer.kind !== 'ok') return notAsked(detailOf(answer), answer.raw);
  const loan = readHeldLoan(answer.body, order.boardingId);
  return loan === null
    ? notAsked('Fineract told no loan that makes sense.', answer.raw)
    : { kind: 'held', loan, raw: answer.raw };
}

function notAsked(detail: string, raw: string): { kind: 'unavailable'; detail: string; raw: string } {
  return { kind: 'unavailable', detail, raw };
}
