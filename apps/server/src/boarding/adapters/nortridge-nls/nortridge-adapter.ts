import { isRecord } from '@countersign/engine/values/is-record';
import type {
  BoardingOrder,
  CoreAdapter,
  CoreAnswer,
  CoreConnection,
  CoreCustomers,
  CoreFault,
  CoreStanding,
} from '../../../platform/core-adapter.ts';
import { undecidedCustomers } from '../customers.ts';
import { orderedValue } from '../ordered-value.ts';
import { askContacts } from './find-contacts.ts';
import { type Nls, openNls } from './request.ts';
import { nortridgeShape } from './shape.ts';
import { nortridgeStarter } from './starter.ts';
import { validateOrder, writeImport } from './write-xml.ts';

/**
 * Nortridge Loan System by its XML import: staging is the import in test mode, which leaves nothing; committing is the
 * same block for real. What NLS answers to an import is not public, so a commit is done only when the loan is found
 * afterwards, by its number. No bank has confirmed any of it yet (see the README).
 */
export const nortridgeAdapter: CoreAdapter = {
  providerId: 'nortridge_nls',
  title: 'Nortridge Loan System',
  verified: false,
  shape: nortridgeShape,
  starter: nortridgeStarter,
  promises: { stagingIsKept: false, commitIsIdempotent: false, absenceIsCertain: false, answersLater: false },
  validate: validateOrder,
  stage: (core, order) => withNls(core, (nls) => stage(nls, order)),
  commit: (core, order) => withNls(core, (nls) => commit(nls, order)),
  void: (core, order) => withNls(core, (nls) => voidOrder(nls, order)),
  verify,
  findCustomers,
};

async function findCustomers(core: CoreConnection, order: BoardingOrder): Promise<CoreCustomers> {
  const nls = await openNls(core);
  return 'detail' in nls ? { kind: 'unavailable', ...nls } : askContacts(nls, order);
}

async function withNls(core: CoreConnection, act: (nls: Nls) => Promise<CoreAnswer>): Promise<CoreAnswer> {
  const nls = await openNls(core);
  return 'detail' in nls ? { kind: 'unavailable', ...nls } : act(nls);
}

async function stage(nls: Nls, order: BoardingOrder): Promise<CoreAnswer> {
  const found = await findLoan(nls, order);
  if (found.kind === 'unasked') return { ...found, kind: 'unavailable' };
  if (found.kind === 'held') {
    const fault = { coreField: 'LOAN.LoanNumber', message: 'is the number of a loan that NLS has already' };
    return { kind: 'refused', detail: 'NLS has a loan with this number.', faults: [fault], raw: found.raw };
  }
  const known = await askContacts(nls, order);
  if (known.kind === 'unavailable') return known;
  const faults = undecidedCustomers(order, known.parties);
  if (faults.length > 0)
    return { kind: 'refused', detail: 'NLS has a contact who may be the borrower.', faults, raw: '' };
  const tested = await nls.importXml(writeImport(order), true);
  if (tested.kind === 'ok') return { kind: 'done', coreReference: null, raw: tested.raw };
  if (tested.kind === 'refused') return { ...tested, faults: namedFields(order, tested.detail) };
  // A test changes nothing, so one whose answer was lost can be done again.
  return { kind: 'unavailable', detail: tested.detail, raw: tested.raw };
}

async function commit(nls: Nls, order: BoardingOrder): Promise<CoreAnswer> {
  const before = await findLoan(nls, order);
  if (before.kind === 'unasked') return { ...before, kind: 'unavailable' };
  if (before.kind === 'held') {
    // Staging found the number free, so this is the loan of an earlier attempt, or of somebody else since then.
    if (before.differing.length === 0) return { kind: 'done', coreReference: before.reference, raw: before.raw };
    return {
      kind: 'refused',
      detail: 'NLS has another loan with this number.',
      faults: before.differing,
      raw: before.raw,
    };
  }
  const answer = await nls.importXml(writeImport(order), false);
  if (answer.kind === 'refused') return { ...answer, faults: namedFields(order, answer.detail) };
  if (answer.kind !== 'ok') return answer;
  const after = await findLoan(nls, order);
  if (after.kind === 'held') return { kind: 'done', coreReference: after.reference, raw: answer.raw };
  return { kind: 'unknown', detail: 'NLS took the import, and the loan was not found after it.', raw: answer.raw };
}

/** Nothing of a staged order is in NLS. What is booked is not taken back. */
async function voidOrder(nls: Nls, order: BoardingOrder): Promise<CoreAnswer> {
  const found = await findLoan(nls, order);
  if (found.kind === 'unasked') return { ...found, kind: 'unavailable' };
  if (found.kind === 'absent') return { kind: 'done', coreReference: null, raw: found.raw };
  return { kind: 'refused', detail: 'The loan is boarded in NLS. Remove it there.', faults: [], raw: found.raw };
}

async function verify(core: CoreConnection, order: BoardingOrder): Promise<CoreStanding> {
  const nls = await openNls(core);
  if ('detail' in nls) return { kind: 'unknown', ...nls };
  const found = await findLoan(nls, order);
  if (found.kind === 'unasked') return { ...found, kind: 'unknown' };
  if (found.kind === 'absent') return found;
  const { reference, differing, raw } = found;
  return { kind: 'held', stage: 'committed', coreReference: reference, differing, raw };
}

type Found =
  | {
      readonly kind: 'held';
      readonly reference: string;
      readonly differing: readonly CoreFault[];
      readonly raw: string;
    }
  | { readonly kind: 'absent'; readonly raw: string }
  | { readonly kind: 'unasked'; readonly detail: string; readonly raw: string };

/** A search may find more than was asked for; only a loan with this very number is the loan. */
async function findLoan(nls: Nls, order: BoardingOrder): Promise<Found> {
  const number = orderedValue(order, 'LOAN.LoanNumber') ?? '';
  const answer = await nls.searchLoans(number);
  if (answer.kind !== 'ok') return { kind: 'unasked', detail: answer.detail, raw: answer.raw };
  const { data, raw } = answer;
  const unasked = (detail: string): Found => ({ kind: 'unasked', detail, raw });
  if (!Array.isArray(data)) return unasked('NLS told no loans that make sense.');
  if (data.length === 0) return { kind: 'absent', raw };
  const loans = data.filter(isRecord).filter((loan) => loan.Loan_Number === number);
  const [loan, ...more] = loans;
  if (loan === undefined) return unasked('NLS told of other loans than the one it was asked for.');
  if (more.length > 0) return unasked(`NLS has ${loans.length} loans with the number ${number}.`);
  const reference = loan.Acctrefno;
  if (typeof reference !== 'number' && typeof reference !== 'string')
    return unasked('NLS told a loan without its account.');
  return { kind: 'held', reference: String(reference), differing: differingValues(order, loan), raw };
}

/** The amount is what a loan search is publicly known to tell of what was ordered. */
function differingValues(order: BoardingOrder, loan: Readonly<Record<string, unknown>>): readonly CoreFault[] {
  const ordered = orderedValue(order, 'LOAN.LoanAmount') ?? '';
  const told = loan.Current_Note_Amount;
  const isTold = typeof told === 'number' || (typeof told === 'string' && told !== '');
  if (!isTold || Number(told) === Number(ordered)) return [];
  return [{ coreField: 'LOAN.LoanAmount', message: `was ordered as "${ordered}" and is "${told}" in NLS` }];
}

/** NLS is not known to name fields apart from its message: those of the order whose attribute the message names. */
function namedFields(order: BoardingOrder, message: string): readonly CoreFault[] {
  return order.fields
    .filter(({ core }) => new RegExp(`\\b${core.split('.')[1]}\\b`, 'i').test(message))
    .map(({ core }) => ({ coreField: core, message }));
}
