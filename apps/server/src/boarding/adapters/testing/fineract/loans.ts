import { Decimal, decimalOf } from '@countersign/engine/calculations/decimal';
import { paymentSchedule } from '@countersign/engine/calculations/payment-schedule';
import type { Client } from './clients.ts';
import { domainRule, notFound, validationError } from './errors.ts';
import { type Body, refuseUnsupported, validator } from './parameters.ts';

export interface Loan {
  readonly id: number;
  readonly body: Record<string, unknown>;
  /** LoanStatus: 100 submitted, 200 approved, 300 active, 400 withdrawn. */
  status: number;
  disbursements: number;
}

/** LoanApplicationValidator.SUPPORTED_PARAMETERS, without those of other kinds of loans. */
const SUPPORTED = (
  'dateFormat locale id clientId groupId loanType productId principal loanTermFrequency loanTermFrequencyType ' +
  'numberOfRepayments repaymentEvery repaymentFrequencyType repaymentFrequencyNthDayType interestRatePerPeriod ' +
  'amortizationType interestType interestCalculationPeriodType interestRateFrequencyType expectedDisbursementDate ' +
  'repaymentsStartingFromDate graceOnPrincipalPayment graceOnInterestPayment graceOnInterestCharged ' +
  'interestChargedFromDate submittedOnDate submittedOnNote accountNo externalId fundId loanOfficerId loanPurposeId ' +
  'inArrearsTolerance charges collateral transactionProcessingStrategyCode disbursementData fixedEmiAmount ' +
  'maxOutstandingLoanBalance graceOnArrearsAgeing daysInYearType fixedLength'
).split(' ');

/** LoanApplicationValidator.validateForCreate. */
export function submitLoan(loans: Loan[], clients: readonly Client[], body: Body): Body {
  refuseUnsupported(body, SUPPORTED);
  const check = validator('loan', body);
  const positive = (value: number) => Number.isInteger(value) && value > 0;
  const within = (most: number) => (value: number) => Number.isInteger(value) && value >= 0 && value <= most;
  check.number('productId', positive, true);
  check.done();
  const client = clients.find(({ id }) => String(id) === String(body.clientId));
  if (client === undefined) throw notFound('error.msg.client.id.invalid', 'Client with identifier does not exist');
  check.notNull('loanType');
  check.number('principal', (value) => value > 0, true);
  check.number('loanTermFrequency', positive, true);
  check.number('loanTermFrequencyType', within(3), true);
  check.number('numberOfRepayments', positive, true);
  check.number('repaymentEvery', positive, true);
  check.number('repaymentFrequencyType', within(3), true);
  check.number('interestType', within(1), true);
  check.number('interestCalculationPeriodType', within(1), true);
  check.number('interestRatePerPeriod', (value) => value >= 0, true);
  check.number('amortizationType', within(1), true);
  check.date('expectedDisbursementDate', true);
  check.date('submittedOnDate', true);
  check.date('repaymentsStartingFromDate', false);
  check.date('interestChargedFromDate', false);
  check.maxLength('accountNo', 20);
  check.maxLength('externalId', 100);
  check.maxLength('submittedOnNote', 500);
  check.notNull('transactionProcessingStrategyCode');
  check.done();
  // validateForCreate: 'error.msg.loan.with.externalId.already.used'.
  if (loans.some((loan) => loan.body.externalId === body.externalId)) {
    throw domainRule('error.msg.loan.with.externalId.already.used', 'Loan with externalId is already registered.');
  }
  refuseTerm(body);
  const id = 500 + loans.length + 1;
  loans.push({ id, body: { ...body, clientName: client.body.fullname }, status: 100, disbursements: 0 });
  return { officeId: 1, clientId: client.id, loanId: id, resourceId: id, resourceExternalId: body.externalId };
}

/** LoanScheduleValidator.validateSelectedPeriodFrequencyTypeIsTheSame. */
function refuseTerm(body: Body): void {
  const code = 'validation.msg.loan.loanTermFrequency';
  if (String(body.loanTermFrequencyType) !== String(body.repaymentFrequencyType)) {
    const message = 'The parameters loanTermFrequencyType and repaymentFrequencyType must be the same.';
    throw validationError([{ code: `${code}Type.not.the.same`, message, parameter: 'loanTermFrequencyType' }]);
  }
  if (Number(body.loanTermFrequency) !== Number(body.repaymentEvery) * Number(body.numberOfRepayments)) {
    const message = 'The parameter loanTermFrequency is not the suggested loan term.';
    throw validationError([{ code: `${code}.suggests`, message, parameter: 'loanTermFrequency' }]);
  }
}

/** LoansApiResource GET /external-id/{loanExternalId}; LoanNotFoundException(ExternalId). */
export function findLoan(loans: readonly Loan[], externalId: string, associations: string | null): Body {
  const loan = loans.find(({ body }) => body.externalId === externalId);
  if (loan === undefined) {
    const message = `Loan with external identifier ${externalId} does not exist`;
    throw notFound('error.msg.loan.external.id.invalid', message);
  }
  return associations === 'repaymentSchedule'
    ? { ...tellLoan(loan), repaymentSchedule: scheduleOf(loan) }
    : tellLoan(loan);
}

/**
 * LoanScheduleData: a row for the disbursement without `period`, then the periods with `dueDate` as an array and
 * `totalDueForPeriod`. Monthly installments of `fixedEmiAmount` with interest of a twelfth of the year.
 */
function scheduleOf({ body }: Loan): Body {
  const decimal = (name: string) => decimalOf(String(body[name])) ?? new Decimal(0);
  const lines = paymentSchedule({
    principal: decimal('principal'),
    ratePercent: decimal('interestRatePerPeriod'),
    payment: decimal('fixedEmiAmount'),
    payments: Number(body.numberOfRepayments),
    frequency: 'monthly',
    dayCount: '30/360',
    interestFrom: String(body.expectedDisbursementDate),
    firstPaymentDate: String(body.repaymentsStartingFromDate),
  });
  const dates = (date: string) => date.split('-').map(Number);
  const disbursed = {
    dueDate: dates(String(body.expectedDisbursementDate)),
    principalDisbursed: Number(body.principal),
  };
  const periods = lines.map(({ date, payment }, at) => ({
    period: at + 1,
    dueDate: dates(date),
    totalDueForPeriod: payment.toNumber(),
  }));
  return { periods: [disbursed, ...periods] };
}

/** LoanAccountData; dates as arrays (LocalDateAdapter), amounts with six places (BigDecimal of the database). */
function tellLoan({ id, body, status }: Loan): Body {
  const date = (name: string) => (body[name] === undefined ? undefined : String(body[name]).split('-').map(Number));
  const option = (name: string) => (body[name] === undefined ? undefined : { id: Number(body[name]) });
  return {
    id,
    accountNo: body.accountNo ?? String(id).padStart(9, '0'),
    externalId: body.externalId,
    status: { id: status },
    clientId: Number(body.clientId),
    clientName: body.clientName,
    loanProductId: Number(body.productId),
    principal: Number(body.principal),
    termFrequency: Number(body.loanTermFrequency),
    termPeriodFrequencyType: option('loanTermFrequencyType'),
    numberOfRepayments: Number(body.numberOfRepayments),
    repaymentEvery: Number(body.repaymentEvery),
    repaymentFrequencyType: option('repaymentFrequencyType'),
    interestRatePerPeriod: Number(body.interestRatePerPeriod),
    interestRateFrequencyType: option('interestRateFrequencyType'),
    amortizationType: option('amortizationType'),
    interestType: option('interestType'),
    interestCalculationPeriodType: option('interestCalculationPeriodType'),
    transactionProcessingStrategyCode: body.transactionProcessingStrategyCode,
    expectedFirstRepaymentOnDate: date('repaymentsStartingFromDate'),
    timeline: {
      submittedOnDate: date('submittedOnDate'),
      expectedDisbursementDate: date('expectedDisbursementDate'),
    },
  };
}

/** LoansApiResource POST /{loanId}?command=…; CommandParameterUtil.is compares without regard to case. */
export function commandLoan(loans: readonly Loan[], loanId: number, command: string, body: Body): Body {
  const loan = loans.find(({ id }) => id === loanId);
  if (loan === undefined) throw notFound('error.msg.loan.id.invalid', `Loan with identifier ${loanId} does not exist`);
  const act = COMMANDS[command.toLowerCase()];
  if (act === undefined)
    throw domainRule(
      'error.msg.unrecognized.param',
      `The query parameter command has an unsupported value of: ${command}`,
    );
  act(loan, body);
  return {
    officeId: 1,
    clientId: Number(loan.body.clientId),
    loanId,
    resourceId: loanId,
    resourceExternalId: loan.body.externalId,
  };
}

const COMMANDS: Readonly<Record<string, (loan: Loan, body: Body) => void>> = {
  /** LoanApplicationValidator.validateApproval. */
  approve: (loan, body) => {
    refuseUnsupported(
      body,
      'loanId approvedLoanAmount approvedOnDate netDisbursalAmount note locale dateFormat disbursementData expectedDisbursementDate'.split(
        ' ',
      ),
    );
    const check = validator('loanapplication', body);
    check.number('approvedLoanAmount', (value) => value > 0, false);
    check.date('approvedOnDate', true);
    check.done();
    if (loan.status !== 100) {
      const message =
        'Loan Account Approval is not allowed. Loan Account is not in submitted and pending approval state.';
      throw validationError([
        { code: 'error.msg.loan.approve.account.is.not.submitted.and.pending.state', message, parameter: 'id' },
      ]);
    }
    loan.status = 200;
  },
  /** LoanTransactionValidator.validateDisbursement. */
  disburse: (loan, body) => {
    refuseUnsupported(
      body,
      'actualDisbursementDate externalId note locale dateFormat paymentTypeId accountNumber checkNumber routingCode receiptNumber bankNumber adjustRepaymentDate transactionAmount fixedEmiAmount postDatedChecks netDisbursalAmount'.split(
        ' ',
      ),
    );
    const check = validator('loan.disbursement', body);
    check.date('actualDisbursementDate', true);
    check.number('transactionAmount', (value) => value > 0, false);
    check.done();
    if (loan.status !== 200) {
      const message = 'Loan Disbursal is not allowed. Loan Account is not in approved and not disbursed state.';
      throw validationError([
        { code: 'error.msg.loan.disbursal.account.is.not.approve.not.disbursed.state', message, parameter: 'id' },
      ]);
    }
    loan.status = 300;
    loan.disbursements += 1;
  },
  /** LoanApplicationValidator.validateForUndo: a note and nothing else. */
  undoapproval: (loan, body) => {
    refuseUnsupported(body, ['note']);
    if (loan.status !== 200) throw domainRule('error.msg.loan.undo.approval', 'Only approved loans can be undone.');
    loan.status = 100;
  },
  /** LoanApplicationTransitionValidator.validateApplicantWithdrawal. */
  withdrawnbyapplicant: (loan, body) => {
    refuseUnsupported(body, 'withdrawnOnDate note locale dateFormat'.split(' '));
    const check = validator('loanapplication', body);
    check.date('withdrawnOnDate', true);
    check.done();
    if (loan.status !== 100) {
      const message =
        "Only the loan applications with status 'Submitted and pending approval' are allowed to be withdrawn by applicant.";
      throw domainRule('error.msg.loan.withdraw.cannot.withdraw', message);
    }
    if (String(body.withdrawnOnDate) < String(loan.body.submittedOnDate)) {
      throw domainRule(
        'error.msg.loan.withdraw.cannot.be.before.submittal.date',
        'cannot be before its submittal date',
      );
    }
    loan.status = 400;
  },
};
