import { family, label, part, sentence, table } from './build.ts';
import { loanNumber } from './common.ts';
import { plainLabels } from './plain-labels.ts';
import { premiumPayee } from './premium-payee.ts';
import { amount, tridForm } from './trid.ts';
import { addressOf, nameOf, wordings } from './wordings.ts';

const loanCalculations = { section: 'Loan Calculations', until: 'Other Disclosures' } as const;

const leftSide = { x: 0, y: 0, w: 0.22, h: 1 } as const;

/** Model form H-25 with its five pages, also the form for loans without a seller and the seller's own copy. */
export const closingDisclosure = family(
  'closing_disclosure',
  loanNumber,
  tridForm,
  premiumPayee,
  plainLabels('closing_date', 'disbursement_date', 'settlement_agent', 'settlement_file_number'),
  label('settlement_agent', ['Settlement Agent', 'Closing Agent', 'Escrow Agent']),

  label('borrower_name', nameOf('borrower', 'consumer', 'buyer/borrower', 'borrower/buyer')),
  label('borrower_address', [...nameOf('borrower', 'consumer'), ...addressOf('borrower', 'consumer')]),
  label('lender_name', nameOf('lender', 'creditor')),
  label('lender_address', ['Lender', 'Creditor', ...addressOf('lender', 'creditor')], {
    section: 'Contact Information',
  }),

  // The contact page: a table with a column or a row for each party, or a list for each. The lender comes first in all.
  label('lender_name', ['Name'], { section: 'Contact Information', box: leftSide }),
  label('lender_address', ['Address'], { section: 'Contact Information', box: leftSide }),
  table('lender_name', ['Name'], 'Lender', { section: 'Contact Information' }),
  table('lender_address', ['Address'], 'Lender', { section: 'Contact Information' }),
  table('settlement_agent', ['Name'], 'Settlement Agent', {
    section: 'Contact Information',
    valuePattern: '(?i)^(?:name:? )?(?P<v>.+)$',
  }),
  table('lender_name', ['Lender'], 'Name', { section: 'Contact Information' }),
  table('lender_address', ['Lender'], 'Address', { section: 'Contact Information' }),
  table('settlement_agent', ['Settlement Agent'], 'Name', { section: 'Contact Information' }),

  sentence(
    'property_address',
    'security interest in',
    String.raw`granting a security interest in (?P<v>[^.;]{8,120}?\d{5}(?:-\d{4})?)`,
  ),
  label('escrow_monthly', ['Monthly Escrow Payment'], { direction: 'right' }),

  label('total_closing_costs', ['Closing Costs', 'Total Closing Costs'], {
    section: 'Costs at Closing',
    until: 'Closing Cost Details',
    direction: 'right',
  }),
  label(
    'total_closing_costs',
    wordings('{J.|} total closing costs {(borrower-paid)|(J)|}', 'J. total closing costs (borrower-paid)'),
    {
      direction: 'right',
      certainty: 0.88,
    },
  ),
  // Beside it stands what the Loan Estimate had said.
  table('total_closing_costs', ['Total Closing Costs (J)', 'Total Closing Costs'], 'Final', {
    section: 'Calculating Cash to Close',
  }),
  label('cash_to_close', ['Cash to Close'], {
    section: 'Costs at Closing',
    until: 'Closing Cost Details',
    direction: 'right',
  }),
  label(
    'cash_to_close',
    wordings(
      '{estimated|final|} cash to close {from borrower|from you|due from borrower|}',
      'cash due from borrower {at closing|}',
    ),
    {
      direction: 'right',
      certainty: 0.84,
    },
  ),
  table('cash_to_close', ['Cash to Close'], 'Final', { section: 'Calculating Cash to Close' }),

  sentence(
    'payoff_amount',
    ['payoff of existing', 'pay off existing', 'payoff of first mortgage', 'payoff of current'],
    String.raw`(?:for |to )?pay ?off (?:of )?(?:the )?(?:existing|current) (?:first )?(?:mortgage )?(?:loan|mortgage|lien)(?: #?[\w-]+)? (?P<v>${amount})`,
  ),

  // The first line of the table is the loan that this one replaces.
  sentence(
    'payoff_amount',
    'payoffs and payments',
    String.raw`payoffs and payments\b[^$]{0,140}? amount (?:to )?0?1\.? (?:[^$]{0,60}\b(?:card|cards|visa|auto|student|medical|collection)\b|[^$]{3,90}?(?P<v>{money}))`,
    { certainty: 0.8 },
  ),
  sentence(
    'payoff_amount',
    'payoffs and payments',
    String.raw`payoffs and payments\b(?: \([^)$]*\))?[^$]{0,120}?\b(?:existing|first|current|old|prior|1st)(?: first)? (?:mortgage|loan|lien|deed of trust)\b[^$]{0,40}(?P<v>{money})`,
    { certainty: 0.78, fallback: true },
  ),
  label('payoff_amount', ['Payoffs and Payments', 'Payoff', 'Payoff of Existing Loan', 'Payoff to'], {
    lines: 1,
    certainty: 0.85,
    valuePattern: part(String.raw`^(?P<v>{money})(?: to (?-i:[A-Z]).*)?$`),
  }),

  sentence(
    'amount_to_borrower',
    ['to borrower', 'to the borrower', 'to you'],
    String.raw`\b(?:(?:loan|net|net loan|remaining|refinance) )?(?:proceeds|cash|cash out|cash-out|funds|disbursements?|balance)(?: (?:paid|disbursed|due|payable))? to (?:the )?(?:borrowers?|borrower\(s\)|you)(?: directly)?:? (?P<v>{money})`,
    { section: 'Payoffs and Payments', certainty: 0.86 },
  ),

  label('total_of_payments', ['Total of Payments'], loanCalculations),
  label('finance_charge', ['Finance Charge'], loanCalculations),
  label('amount_financed', ['Amount Financed'], loanCalculations),
  // A heading in white on black gets lost on scans.
  label('total_of_payments', ['Total of Payments'], { fallback: true }),
  label('finance_charge', ['Finance Charge'], { fallback: true }),
  label('amount_financed', ['Amount Financed'], { fallback: true }),
  sentence(
    'total_of_payments',
    'total of payments',
    String.raw`total of payments\.? total you will have [^$]{0,140}?(?P<v>{money})`,
    { certainty: 0.9 },
  ),
  sentence(
    'finance_charge',
    'finance charge',
    String.raw`finance charge\.? the dollar amount [^$]{0,60}?(?P<v>{money})`,
    { certainty: 0.9 },
  ),
  sentence(
    'amount_financed',
    'amount financed',
    String.raw`amount financed\.? the loan amount [^$]{0,80}?(?P<v>{money})`,
    { certainty: 0.9 },
  ),

  // The day written beside a signature under "Confirm Receipt".
  label('cd_received_date', ['Date'], { section: 'Confirm Receipt', direction: 'above', lines: 1 }),
  label('cd_received_date', ['Date'], {
    section: 'Confirm Receipt',
    direction: 'above',
    lines: 1,
    beside: 'signature',
  }),
  label('cd_received_date', ['Date', 'Date Received', 'Received'], { section: 'Confirm Receipt', direction: 'right' }),
  label('cd_received_date', ['Date'], { section: 'Confirm Receipt', direction: 'right', beside: 'signature' }),
);
