import type { FieldMap } from '@countersign/engine/field-maps/field-map';

/**
 * For loans repaid monthly in equal installments. The numbers of the bank's product and office, and its repayment
 * strategy, stand as constants, to be replaced by its own.
 */
export const fineractStarter: FieldMap = {
  provider: 'fineract',
  fields: [
    { canonical: 'borrower_name', core: 'client.fullname', transform: 'trim' },
    // By which a client whom Fineract has is found again.
    { canonical: 'borrower_tin[1]', core: 'client.externalId', transform: 'digits' },
    { canonical: 'borrower_address[1]', core: 'client.address', transform: 'trim' },
    { canonical: 'branch_code', core: 'client.officeId', transform: 'constant:1' },
    { canonical: 'product_code', core: 'productId', transform: 'constant:1' },
    { canonical: 'principal_amount', core: 'principal', transform: 'money' },
    { canonical: 'term_months', core: 'loanTermFrequency', transform: 'integer' },
    { canonical: 'term_months', core: 'loanTermFrequencyType', transform: 'constant:2' },
    { canonical: 'term_months', core: 'numberOfRepayments', transform: 'integer' },
    { canonical: 'payment_frequency', core: 'repaymentEvery', transform: 'lookup:repayment_every' },
    { canonical: 'payment_frequency', core: 'repaymentFrequencyType', transform: 'lookup:repayment_unit' },
    { canonical: 'interest_rate', core: 'interestRatePerPeriod', transform: 'rate_percent' },
    { canonical: 'interest_rate', core: 'interestRateFrequencyType', transform: 'constant:3' },
    { canonical: 'payment_amount', core: 'amortizationType', transform: 'constant:1' },
    { canonical: 'interest_rate', core: 'interestType', transform: 'constant:0' },
    { canonical: 'interest_rate', core: 'interestCalculationPeriodType', transform: 'constant:0' },
    {
      canonical: 'product_code',
      core: 'transactionProcessingStrategyCode',
      transform: 'constant:mifos-standard-strategy',
    },
    { canonical: 'note_date', core: 'submittedOnDate', transform: 'date_iso' },
    { canonical: 'note_date', core: 'expectedDisbursementDate', transform: 'date_iso' },
    { canonical: 'first_payment_date', core: 'repaymentsStartingFromDate', transform: 'date_iso' },
    { canonical: 'payment_amount', core: 'fixedEmiAmount', transform: 'money' },
    { canonical: 'loan_number', core: 'accountNo', transform: 'trim' },
    // Not sent: compared with the schedule that Fineract calculates.
    { canonical: 'schedule_note[*]', core: 'schedule[*].note', transform: 'integer' },
    { canonical: 'schedule_number[*]', core: 'schedule[*].number', transform: 'integer' },
    { canonical: 'schedule_date[*]', core: 'schedule[*].date', transform: 'date_iso' },
    { canonical: 'schedule_amount[*]', core: 'schedule[*].amount', transform: 'money' },
  ],
  // An individual loan of Fineract has one client, and this adapter gives it no guarantors: a map says so rather than
  // leaving them out in silence.
  ignore: ['borrower_name[*]', 'guarantor_name[*]'],
};
