import { isRecord } from '@countersign/engine/values/is-record';
import { nameKey } from '@countersign/engine/values/name-key';
import type { CoreFault, CoreValue } from '../../../platform/core-adapter.ts';
import type { CorePayment } from '../compare-schedule.ts';
import { NEW_CUSTOMER } from '../customers.ts';
import { CLIENT_ID } from './bodies.ts';

/** A loan as Fineract tells it. */
export interface HeldLoan {
  readonly loanId: number;
  readonly stage: 'staged' | 'committed' | 'voided';
  readonly isApproved: boolean;
  readonly body: Readonly<Record<string, unknown>>;
}

/** LoanStatus. An approved loan is on nobody's books until it is disbursed. */
const STAGES: Readonly<Record<number, HeldLoan['stage']>> = {
  100: 'staged',
  200: 'staged',
  300: 'committed',
  303: 'committed',
  304: 'committed',
  400: 'voided',
  500: 'voided',
  600: 'committed',
  601: 'committed',
  602: 'committed',
  700: 'committed',
};
const APPROVED = 200;

/** Null where the answer is not about this order, or not a loan. */
export function readHeldLoan(body: Readonly<Record<string, unknown>>, boardingId: string): HeldLoan | null {
  const status = isRecord(body.status) ? body.status.id : null;
  const stage = typeof status === 'number' ? STAGES[status] : undefined;
  if (body.externalId !== boardingId || typeof body.id !== 'number' || stage === undefined) return null;
  return { loanId: body.id, stage, isApproved: status === APPROVED, body };
}

type Path = readonly string[];

/** Where Fineract tells a value that it was given. Fields that are not here cannot be compared. */
const TOLD: Readonly<Record<string, Path>> = {
  'client.fullname': ['clientName'],
  'client.id': ['clientId'],
  productId: ['loanProductId'],
  principal: ['principal'],
  loanTermFrequency: ['termFrequency'],
  loanTermFrequencyType: ['termPeriodFrequencyType', 'id'],
  numberOfRepayments: ['numberOfRepayments'],
  repaymentEvery: ['repaymentEvery'],
  repaymentFrequencyType: ['repaymentFrequencyType', 'id'],
  interestRatePerPeriod: ['interestRatePerPeriod'],
  interestRateFrequencyType: ['interestRateFrequencyType', 'id'],
  amortizationType: ['amortizationType', 'id'],
  interestType: ['interestType', 'id'],
  interestCalculationPeriodType: ['interestCalculationPeriodType', 'id'],
  transactionProcessingStrategyCode: ['transactionProcessingStrategyCode'],
  submittedOnDate: ['timeline', 'submittedOnDate'],
  expectedDisbursementDate: ['timeline', 'expectedDisbursementDate'],
  repaymentsStartingFromDate: ['expectedFirstRepaymentOnDate'],
  interestChargedFromDate: ['interestChargedFromDate'],
  graceOnPrincipalPayment: ['graceOnPrincipalPayment'],
  accountNo: ['accountNo'],
  loanOfficerId: ['loanOfficerId'],
  loanPurposeId: ['loanPurposeId'],
  fundId: ['fundId'],
};

/** Values that Fineract tells and that are not as ordered. A value that it leaves out is no difference. */
export function differingValues(fields: readonly CoreValue[], loan: HeldLoan): readonly CoreFault[] {
  const chosen = fields.find(({ core }) => core === CLIENT_ID)?.value ?? NEW_CUSTOMER;
  return fields.flatMap(({ core, value }) => {
    // Who it is was decided by a person who was shown both names; the client's number is compared.
    if (core === 'client.fullname' && chosen !== NEW_CUSTOMER) return [];
    // A client who was made for the order has a number that nobody ordered.
    if (core === CLIENT_ID && value === NEW_CUSTOMER) return [];
    const told = TOLD[core] === undefined ? undefined : lookUp(loan.body, TOLD[core]);
    const shown = told === undefined || told === null ? null : asText(told);
    if (shown === null || isSame(core, value, shown)) return [];
    return [{ coreField: core, message: `was ordered as "${value}" and is "${shown}" in Fineract` }];
  });
}

/** The payments that Fineract will ask for; the row without a number is the disbursement. It has one note for each loan. */
export function heldSchedule({ body }: HeldLoan): readonly CorePayment[] {
  const schedule = isRecord(body.repaymentSchedule) ? body.repaymentSchedule.periods : null;
  if (!Array.isArray(schedule)) return [];
  return schedule.filter(isRecord).flatMap(({ period, dueDate, totalDueForPeriod }): CorePayment[] => {
    const date = asText(dueDate);
    if (typeof period !== 'number' || date === null || typeof totalDueForPeriod !== 'number') return [];
    return [{ note: '1', number: String(period), date, amount: totalDueForPeriod.toFixed(2) }];
  });
}

function lookUp(body: unknown, path: Path): unknown {
  return path.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), body);
}

/** Dates travel as [2026,3,1] (LocalDateAdapter), amounts as numbers. */
function asText(told: unknown): string | null {
  if (Array.isArray(told)) {
    const [year, month, day] = told.map(Number);
    return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  }
  return typeof told === 'string' || typeof told === 'number' ? String(told) : null;
}

/** 250000.00 is 250000: fifteen digits, which an amount of a loan stays below, are exact in a number. */
function isSame(field: string, ordered: string, told: string): boolean {
  // A client that was there before may be written otherwise; it was found by its id and is the same by name.
  if (field === 'client.fullname') return nameKey(ordered) === nameKey(told);
  const isNumber = /^\d+(\.\d+)?$/.test(ordered) && /^\d+(\.\d+)?$/.test(told);
  return ordered === told || (isNumber && Number(ordered) === Number(told));
}
