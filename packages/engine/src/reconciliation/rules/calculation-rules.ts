import { annualRate, LENDING_PAPERS } from '../calculations/annual-rate.ts';
import { balloonPayment } from '../calculations/balloon-payment.ts';
import { disbursementsTotal } from '../calculations/disbursements-total.ts';
import { SCHEDULE_FIELDS } from '../calculations/disclosed-schedule.ts';
import { disclosureFoots } from '../calculations/disclosure-foots.ts';
import { financeCharge } from '../calculations/finance-charge.ts';
import { FIRST_RATE_FIELDS, firstVariableRate } from '../calculations/first-variable-rate.ts';
import { lendingTotal } from '../calculations/lending-total.ts';
import { loanToValue } from '../calculations/loan-to-value.ts';
import { MATURITY_FIELDS, maturityFollows } from '../calculations/maturity-follows.ts';
import { PAYMENT_FIELDS, paymentAmortizes } from '../calculations/payment-amortizes.ts';
import { payoffCovers } from '../calculations/payoff-covers.ts';
import { perDiem } from '../calculations/per-diem.ts';
import { prepaidInterest } from '../calculations/prepaid-interest.ts';
import { TERM_FIELDS, termEqualsPayments } from '../calculations/term-equals-payments.ts';
import type { Rule } from '../rule.ts';

type Row = Pick<Rule, 'id' | 'severity' | 'title' | 'fields' | 'docTypes' | 'evaluate'> &
  Partial<Pick<Rule, 'version'>>;

/** Figures that follow from other figures. A figure is held to what it follows from under any assumption that lenders make. */
const rows: readonly Row[] = [
  {
    id: 'R-201',
    version: '2',
    severity: 'exception',
    title: 'Payment amortizes the principal',
    fields: PAYMENT_FIELDS,
    docTypes: ['promissory_note'],
    evaluate: paymentAmortizes,
  },
  {
    id: 'R-202',
    version: '2',
    severity: 'exception',
    title: 'Final or balloon payment',
    fields: PAYMENT_FIELDS,
    docTypes: ['promissory_note'],
    evaluate: balloonPayment,
  },
  {
    id: 'R-203',
    severity: 'exception',
    title: 'Maturity follows from first payment and number of payments, or note date and term',
    fields: MATURITY_FIELDS,
    docTypes: ['promissory_note'],
    evaluate: maturityFollows,
  },
  {
    id: 'R-204',
    severity: 'warning',
    title: 'Term equals payments × frequency',
    fields: TERM_FIELDS,
    docTypes: ['promissory_note'],
    evaluate: termEqualsPayments,
  },
  {
    id: 'R-205',
    version: '2',
    severity: 'warning',
    title: 'Per-diem interest',
    fields: ['prepaid_interest_per_diem', 'principal_amount', 'interest_rate', 'day_count'],
    docTypes: ['closing_disclosure'],
    evaluate: perDiem,
  },
  {
    id: 'R-206',
    severity: 'warning',
    title: 'Prepaid interest = per diem × days',
    fields: ['prepaid_interest_amount', 'prepaid_interest_per_diem', 'prepaid_interest_from', 'prepaid_interest_to'],
    docTypes: ['closing_disclosure'],
    evaluate: prepaidInterest,
  },
  {
    id: 'R-207',
    severity: 'exception',
    title: 'Closing Disclosure columns foot',
    fields: ['total_loan_costs', 'total_other_costs', 'lender_credits', 'total_closing_costs', 'cash_to_close'],
    docTypes: ['closing_disclosure'],
    evaluate: disclosureFoots,
  },
  {
    id: 'R-208',
    version: '2',
    severity: 'exception',
    title: 'Disbursements total the principal',
    fields: ['amount_to_borrower', 'amount_paid_to_others', 'loan_proceeds_total', 'principal_amount'],
    docTypes: ['disbursement_authorization', 'sba_form_1050'],
    evaluate: disbursementsTotal,
  },
  {
    id: 'R-209',
    severity: 'exception',
    title: 'Amount financed + finance charge = total of payments',
    fields: ['amount_financed', 'finance_charge', 'total_of_payments'],
    docTypes: ['truth_in_lending'],
    evaluate: lendingTotal,
  },
  {
    id: 'R-210',
    severity: 'exception',
    title: 'APR within Regulation Z tolerance',
    fields: ['apr', 'interest_rate', 'amount_financed', 'finance_charge', ...SCHEDULE_FIELDS],
    docTypes: LENDING_PAPERS,
    evaluate: annualRate,
  },
  {
    id: 'R-211',
    severity: 'warning',
    title: 'Finance charge tolerance',
    fields: ['finance_charge', 'amount_financed', ...SCHEDULE_FIELDS],
    docTypes: LENDING_PAPERS,
    evaluate: financeCharge,
  },
  {
    id: 'R-212',
    severity: 'warning',
    title: 'Loan-to-value recomputes and is within approval',
    fields: ['ltv_percent', 'principal_amount', 'appraised_value', 'sale_price'],
    docTypes: ['appraisal', 'underwriting_transmittal'],
    evaluate: loanToValue,
  },
  {
    id: 'R-213',
    severity: 'warning',
    title: 'Payoff covers its good-through date',
    fields: ['payoff_good_through', 'disbursement_date', 'closing_date', 'note_date'],
    docTypes: ['payoff_statement'],
    evaluate: payoffCovers,
  },
  {
    id: 'R-425',
    severity: 'warning',
    title: 'First rate of a variable loan follows from its index and margin',
    fields: FIRST_RATE_FIELDS,
    docTypes: ['promissory_note'],
    evaluate: firstVariableRate,
  },
];

export const calculationRules: readonly Rule[] = rows.map((row) => ({
  version: '1',
  category: 'calculation',
  spec: null,
  ...row,
}));
