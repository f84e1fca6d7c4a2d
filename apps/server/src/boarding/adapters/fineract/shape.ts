import type { CoreField, CoreShape } from '@countersign/engine/field-maps/core-field';
import { AMOUNT, ISO_DAY, PERCENT, WHOLE } from '../patterns.ts';

/** Numbers of things that stand in the bank's own Fineract: products, offices, people, code values. */
const ID = { source: '[1-9]\\d{0,17}', means: 'the number of a record in Fineract' };
const code = (source: string, means: string) => ({ source, means });

/** Names of parameters are Fineract's own; those of the client carry `client.` before them. */
const clientFields: readonly CoreField[] = [
  { name: 'client.externalId', title: 'Client external id, such as the tax id', required: false, maxLength: 100 },
  { name: 'client.fullname', title: 'Client name', required: true, maxLength: 160 },
  { name: 'client.address', title: 'Client address, for finding the client', required: false, maxLength: 300 },
  { name: 'client.id', title: 'Client that Fineract has', required: false, maxLength: 18, isCustomer: true },
  { name: 'client.officeId', title: 'Office', required: true, pattern: ID },
  {
    name: 'client.legalFormId',
    title: 'Legal form (1 person, 2 entity)',
    required: false,
    pattern: code('[12]', '1 (person) or 2 (entity)'),
  },
  { name: 'client.mobileNo', title: 'Client telephone', required: false, maxLength: 50 },
  { name: 'client.emailAddress', title: 'Client e-mail', required: false, maxLength: 150 },
];

const loanFields: readonly CoreField[] = [
  { name: 'productId', title: 'Loan product', required: true, pattern: ID },
  { name: 'principal', title: 'Principal', required: true, pattern: AMOUNT },
  { name: 'loanTermFrequency', title: 'Loan term', required: true, pattern: WHOLE },
  {
    name: 'loanTermFrequencyType',
    title: 'Unit of the term (0 days, 1 weeks, 2 months, 3 years)',
    required: true,
    pattern: code('[0-3]', '0, 1, 2 or 3'),
  },
  { name: 'numberOfRepayments', title: 'Number of repayments', required: true, pattern: WHOLE },
  { name: 'repaymentEvery', title: 'Repaid every', required: true, pattern: WHOLE },
  {
    name: 'repaymentFrequencyType',
    title: 'Unit of the repayment (0 days, 1 weeks, 2 months, 3 years)',
    required: true,
    pattern: code('[0-3]', '0, 1, 2 or 3'),
  },
  { name: 'interestRatePerPeriod', title: 'Interest rate', required: true, pattern: PERCENT },
  {
    name: 'interestRateFrequencyType',
    title: 'Period of the rate (2 month, 3 year)',
    required: false,
    pattern: code('[23]', '2 (month) or 3 (year)'),
  },
  {
    name: 'amortizationType',
    title: 'Amortization (0 equal principal, 1 equal installments)',
    required: true,
    pattern: code('[01]', '0 or 1'),
  },
  {
    name: 'interestType',
    title: 'Interest (0 declining balance, 1 flat)',
    required: true,
    pattern: code('[01]', '0 or 1'),
  },
  {
    name: 'interestCalculationPeriodType',
    title: 'Interest calculated (0 daily, 1 as repaid)',
    required: true,
    pattern: code('[01]', '0 or 1'),
  },
  {
    name: 'transactionProcessingStrategyCode',
    title: 'Repayment strategy',
    required: true,
    maxLength: 100,
    pattern: code('[a-z0-9-]+', 'the code of a repayment strategy, such as mifos-standard-strategy'),
  },
  { name: 'submittedOnDate', title: 'Submitted on', required: true, pattern: ISO_DAY },
  { name: 'expectedDisbursementDate', title: 'Disbursed on', required: true, pattern: ISO_DAY },
  { name: 'repaymentsStartingFromDate', title: 'First repayment on', required: false, pattern: ISO_DAY },
  { name: 'interestChargedFromDate', title: 'Interest from', required: false, pattern: ISO_DAY },
  { name: 'graceOnPrincipalPayment', title: 'Repayments without principal', required: false, pattern: WHOLE },
  { name: 'fixedEmiAmount', title: 'Fixed installment', required: false, pattern: AMOUNT },
  {
    name: 'daysInYearType',
    title: 'Days in a year (1 actual, 360, 364, 365)',
    required: false,
    pattern: code('1|360|364|365', '1, 360, 364 or 365'),
  },
  { name: 'accountNo', title: 'Account number', required: false, maxLength: 20 },
  { name: 'loanOfficerId', title: 'Loan officer', required: false, pattern: ID },
  { name: 'loanPurposeId', title: 'Loan purpose', required: false, pattern: ID },
  { name: 'fundId', title: 'Fund', required: false, pattern: ID },
  { name: 'submittedOnNote', title: 'Note', required: false, maxLength: 500 },
];

export const fineractShape: CoreShape = {
  providerId: 'fineract',
  open: false,
  fields: [...clientFields, ...loanFields],
  groups: [
    {
      name: 'schedule',
      title: 'Payment schedule, compared and not sent',
      fields: [
        { name: 'note', title: 'Row of the note', required: true, pattern: WHOLE },
        { name: 'number', title: 'Number of the payment', required: true, pattern: WHOLE },
        { name: 'date', title: 'Date', required: true, pattern: ISO_DAY },
        { name: 'amount', title: 'Amount', required: false, pattern: AMOUNT },
      ],
    },
  ],
  tables: {
    // Of periods that Fineract has no unit for, as many of the next smaller one.
    repayment_every: {
      weekly: '1',
      biweekly: '2',
      monthly: '1',
      bimonthly: '2',
      quarterly: '3',
      semi_annual: '6',
      annual: '12',
    },
    repayment_unit: {
      weekly: '1',
      biweekly: '1',
      monthly: '2',
      bimonthly: '2',
      quarterly: '2',
      semi_annual: '2',
      annual: '2',
    },
    days_in_year: { 'act/360': '360', '30/360': '360', 'act/365': '365', 'act/act': '1' },
  },
};
