import type { Rule } from '../../src/extraction/rule.ts';
import { family, label, sentence } from './build.ts';
import { loanNumber } from './common.ts';
import { rateCaps } from './rate-caps.ts';
import { nameOf } from './wordings.ts';

/** How much a line lets the borrower draw, and until when. */
export const creditLine: readonly Rule[] = [
  label('credit_limit', [
    'Credit Limit',
    'Your Credit Limit',
    'Maximum Credit Limit',
    'Line of Credit Limit',
    'Credit Line',
    'Credit Line Limit',
    'Line Amount',
    'Credit Limit Amount',
    'Maximum Line Amount',
  ]),
  sentence(
    'credit_limit',
    ['credit limit'],
    String.raw`\bcredit limit (?:is|of|will be|shall be|equals) (?P<v>{money})`,
    { certainty: 0.88 },
  ),
  label('draw_period_end', [
    'Draw Period Ends',
    'Draw Period End',
    'End of Draw Period',
    'Draw Period End Date',
    'Last Day of Draw Period',
    'Draw Period Expires',
  ]),
  sentence(
    'draw_period_end',
    ['draw period'],
    String.raw`\bdraw period[^.;]{0,80}? (?:ends|expires|terminates|will end|continues (?:un)?til|until)(?: on)? (?P<v>{date})`,
    { certainty: 0.85 },
  ),
];

export const helocAgreement = family(
  'heloc_agreement',
  creditLine,
  rateCaps,
  loanNumber,
  label('borrower_name', nameOf('borrower', 'customer', 'account holder')),
  label('lender_name', nameOf('lender', 'creditor', 'bank', 'credit union')),
  label('note_date', ['Agreement Date', 'Date of Agreement', 'Account Opening Date']),
  label('maturity_date', ['Maturity Date', 'Final Maturity Date', 'Line Matures', 'Account Matures']),
  label('property_address', ['Property Address', 'Address of the Property', 'Dwelling Address']),
  label('rate_margin', ['Margin', 'Margin over Index']),
  label('rate_index', ['Index', 'Index Name']),
  label('rate_floor', ['Floor', 'Floor Rate', 'Minimum Rate', 'Minimum Interest Rate']),
  label('interest_rate', ['Initial Interest Rate', 'Initial Rate', 'Current Rate', 'Initial Annual Rate']),
  label('disbursement_date', ['First Advance Date', 'First Draw Date', 'Funds Available on', 'Date of First Advance']),
);
