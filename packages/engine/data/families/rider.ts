import { inPassing } from './agreement-parties.ts';
import { bankName } from './bank-name.ts';
import { family, label, sentence } from './build.ts';
import { loanNumber } from './common.ts';
import { deedSigners } from './deed-signers.ts';
import { firstRate, movesOfRate } from './house-terms.ts';
import { debtMaturity, instrumentDate, instrumentLoanNumber } from './instrument-debt.ts';
import { address, afterParty, amount, partyName } from './instrument-patterns.ts';
import { instrumentRepayment } from './instrument-terms.ts';
import { riderTerms } from './instrument-wordings.ts';
import { borrowerEntity } from './note-parties.ts';
import { called, described } from './note-phrases.ts';
import { variableRate } from './note-variable-rate.ts';
import { firstChangeDay } from './note-wordings.ts';
import { rateCaps } from './rate-caps.ts';
import { movingRateWordings, partyWordings, wordings } from './worded-labels.ts';

const spelled = String.raw`(?:[a-z][a-z0-9/ -]{2,60}per ?cent(?:age points?)?,? ?\()?`;

/** How an adjustable rate moves, in the words of the uniform riders. */
const adjustableRate = [
  sentence(
    'rate_type',
    ['adjustable', 'variable'],
    String.raw`(?-i:\b(?:initial|an|the|yearly|a) (?P<v>adjustable|variable|floating))(?: interest)? rate\b`,
  ),
  sentence(
    'interest_rate',
    ['initial', 'interest rate of', 'rate of'],
    String.raw`\b(?:initial|starting|beginning|yearly|present)(?: fixed| adjustable| variable| yearly| annual)*(?: interest)? rate(?: of interest)?(?: of| is|,)? ${spelled}(?P<v>{rate})`,
  ),
  sentence(
    'first_rate_change_date',
    ['may change', 'will change', 'change date', 'first change', 'adjust'],
    String.raw`\b(?:rate(?: i will pay| that i pay| of interest)? (?:may|will|can) (?:first )?(?:change|adjust|be adjusted|be changed)(?: for the first time)?(?: on| beginning(?: on)?| as of)|first (?:rate )?(?:change|adjustment) date(?:,? which)?(?: is| will be|:| shall be)?|will change to an adjustable interest rate on)(?: the)? (?P<v>{date})`,
  ),
  sentence(
    'rate_change_frequency',
    ['every', 'each'],
    String.raw`\b(?:on )?(?:that|the same) day (?:of )?(?:every|each) (?P<v>day|month|quarter|year|\d{1,2}(?:st|nd|rd|th)? (?:month|calendar month|year)s?|(?:three|six|twelve) months)\b`,
  ),
  sentence(
    'rate_change_frequency',
    ['adjust', 'change', 'reset'],
    String.raw`\brate(?: of interest)?(?: on the (?:note|loan))? (?:(?:will|may|can|shall|is)(?: then)?(?: be)? (?:adjust(?:ed|s)?|changed?|reset)|adjusts|changes|resets) (?P<v>daily|monthly|quarterly|semi-?annually|annually|yearly|(?:once )?(?:every|each) (?:day|month|quarter|year|(?:\d{1,2}|three|six|twelve) months|(?:\d|one|three|five) years))\b`,
    { certainty: 0.88 },
  ),
  sentence(
    'rate_change_frequency',
    ['every', 'each', 'thereafter'],
    String.raw`\b(?:adjust|chang|reset|repric|redetermin|recalculat|change date)\w*\b(?:[^.;$%]){0,140}?,? and (?:on )?(?:the (?:same|first) day of )?(?:every|each|once (?:an?|every|each)) (?P<v>day|week|month|quarter|year|(?:\d{1,2}|three|six|twelve)(?:st|nd|rd|th)? (?:calendar )?months?|(?:\d{1,2}|three|five|seven|ten)(?:st|nd|rd|th)? years?)(?: period)?(?: (?:thereafter|after that)|[.,;])`,
    { certainty: 0.86 },
  ),
  sentence(
    'rate_change_frequency',
    ['adjust', 'change', 'reset'],
    String.raw`\b(?:adjustments?|changes?|resets?)(?: (?:in|of|to) (?:the |my )?(?:interest )?rate)? (?:will |may |shall |can )?(?:occur|occurs|be made|take place|takes place|happen|are made|is made)(?: no more (?:often|frequently) than)?(?: once)? (?P<v>daily|monthly|quarterly|semi-?annually|annually|yearly|(?:every|each) (?:day|month|quarter|year|(?:\d{1,2}|three|six|twelve) months|(?:\d|one|three|five) years))\b`,
    { certainty: 0.86 },
  ),
  label('rate_change_frequency', [
    'Rate Change Frequency',
    'Adjustment Frequency',
    'Change Frequency',
    'Adjustment Period',
    'Frequency of Change',
    'Frequency of Rate Change',
    'Rate Changes',
    'Rate Adjusts',
    'Rate Adjusts Every',
    'Rate Change Period',
    'Change Period',
    'Rate Change Interval',
    'Adjustment Interval',
    'Changes Thereafter',
    'Subsequent Changes',
    'Subsequent Rate Changes',
    'Subsequent Adjustments',
    'Subsequent Adjustment Period',
    'How Often the Rate Can Change',
    'How Often the Rate May Change',
  ]),
  sentence(
    'rate_index',
    ['index'],
    String.raw`\bindex[”"]?(?:,? (?:that|which))? (?:is|will be|shall be|means)(?: equal to)?(?: the)?:? (?P<v>(?-i:[A-Z0-9])[^.;:()]{3,110}?)(?:\.|;| \(|, (?:as|which|or|plus|rounded))`,
  ),
  sentence(
    'rate_index',
    ['“index”', '"index"'],
    String.raw`\bthe (?P<v>(?-i:[A-Z0-9])[^.;:()“”]{3,110}?),? \(?(?:the )?["“]index["”]`,
  ),
  label('rate_index', ['Index', 'Rate Index', 'Interest Rate Index']),
  sentence(
    'rate_margin',
    ['adding', 'adds', 'margin'],
    String.raw`\b(?:adding|adds?|margin (?:of|is)|plus)(?: a margin of)? ${spelled}(?P<v>{rate})`,
  ),
  label('interest_rate', [
    'Initial Rate',
    'Initial Interest Rate',
    'Interest Rate',
    'Note Rate',
    'Initial Note Rate',
    'Start Rate',
  ]),
  label('first_rate_change_date', [
    'First Change Date',
    'First Rate Change Date',
    'First Adjustment Date',
    'First Rate Adjustment',
    'Change Date',
    'Initial Change Date',
    'First Rate Change',
  ]),
  label('rate_margin', ['Margin', 'Rate Margin', 'Gross Margin']),
  // Before the highest and the lowest rate over the life of the loan, riders limit the first change.
  sentence(
    'rate_ceiling',
    ['never be', 'never exceed', 'maximum', 'at no time'],
    String.raw`\b(?:never (?:be (?:greater|more|higher) than|exceed)|at no time (?:be (?:greater|more|higher) than|exceed)|maximum (?:interest )?rate(?: is| of| will be|,)*) ${spelled}(?P<v>{rate})`,
  ),
  label('rate_ceiling', ['Maximum Rate', 'Maximum Interest Rate', 'Rate Ceiling', 'Lifetime Cap', 'Life Cap']),
  sentence(
    'rate_floor',
    ['never be', 'never less', 'minimum', 'less than'],
    String.raw`\b(?:never[^.]{0,80}? (?:or|nor|and)(?: will it)?(?: ever)?(?: be)? (?:less|lower) than|never be (?:less|lower) than|minimum (?:interest )?rate(?: is| of| will be|,)*|never[^%]{0,60}?%\)?,? (?:or|nor)(?: be)? (?:less|lower) than) ${spelled}(?P<v>{rate})`,
  ),
  label('rate_floor', ['Minimum Rate', 'Minimum Interest Rate', 'Rate Floor', 'Floor']),
];

export const riders = [
  family(
    'rider',
    loanNumber,
    instrumentLoanNumber,
    instrumentDate,
    label('lender_name', ['Lender', 'Lender Name', 'Mortgagee', 'Beneficiary', 'Creditor']),
    sentence(
      'lender_name',
      ['note to', 'lender'],
      String.raw`\bnotes?(?: of the same date)? (?:given |made |payable )?(?:to|in favor of|payable to) (?P<v>${partyName})(?:${afterParty}|,? of the same date| dated)`,
    ),
    sentence('lender_name', ['lender'], String.raw`\b(?:and|with|to) (?P<v>${partyName}),? \((?:the )?["“]lender`, {
      certainty: 0.88,
    }),
    sentence(
      'lender_name',
      ['same date from', ' to '],
      String.raw`\bfrom (?:[^;“”]{4,100}?) to (?P<v>${bankName})(?:,| \(|\.|;| covering| dated)`,
      { certainty: 0.84 },
    ),
    sentence('principal_amount', ['note of', 'note for'], String.raw`\bnote (?:of|for) ${amount}`, { certainty: 0.86 }),
    sentence('maturity_date', ['due '], String.raw`\bnote[^;]{0,60}? due(?: on)? (?P<v>{date})`, { certainty: 0.86 }),
    label('property_county', ['County', 'Property County']),
    sentence(
      'principal_amount',
      ['note', 'loan'],
      String.raw`\b(?:note|loan|indebtedness)\b(?:[^.;$]|\.\d){0,120}? (?:is |was )?in the (?:(?:original|principal|face|stated|initial) )*(?:amount|sum) of (?:[a-z][a-z0-9 ,&/-]{3,120}\()?${amount}`,
      { certainty: 0.84 },
    ),
    label('principal_amount', ['Loan Amount', 'Note Amount', 'Principal Amount', 'Original Principal Amount']),
    sentence(
      'property_type',
      ['condominium', 'planned unit', 'family', 'pud', 'cooperative', 'manufactured home', 'townhouse'],
      String.raw`\b(?:property|premises|dwelling|home|unit)\b(?:[^.;:]){0,160}? (?:is|of|in|part of|includes|as),? an? (?P<v>condominium|planned unit development|pud|cooperative|manufactured home|townhouse|two-to-four family|[1-4][- ]to[- ][1-4][- ]family|[1-4]-[1-4] family)\b`,
      { certainty: 0.84, fallback: true },
    ),
    label('property_type', ['Kind of Property', 'Property Type', 'Type of Property']),
    label('loan_number', ['Loan']),
    label('borrower_name', [
      'Borrower',
      'Borrowers',
      'Borrower(s)',
      'Borrower Name',
      'Mortgagor',
      'Grantor',
      'Trustor',
    ]),
    sentence('borrower_name', ['borrower'], String.raw`\bgiven by (?P<v>${partyName}),? \((?:the )?["“]borrower`),
    sentence(
      'borrower_name',
      ['“', '"'],
      `(?P<v>{party})${described}${called('borrower|mortgagor|grantor|trustor|owner')}`,
      {
        certainty: 0.9,
      },
    ),
    sentence(
      'principal_amount',
      ['note'],
      String.raw`\bnote\b(?:[^.;$]|\.\d){0,120}? (?:for|of|in the amount of) (?:the (?:principal )?sum of )?${amount}`,
      { certainty: 0.8, fallback: true },
    ),
    sentence(
      'property_address',
      ['covering', 'encumbering', 'secured by'],
      String.raw`\b(?:covering|encumbering|mortgaging)(?: (?:the|real|certain|property|land|premises|located|situated|at|known|as|commonly))* (?P<v>${address})`,
      { certainty: 0.86, fallback: true },
    ),
    label('property_address', [
      'Property Address',
      'Property',
      'Property Location',
      'Address of Property',
      'Subject Property',
    ]),
    sentence(
      'property_address',
      ['located at', 'property at', 'premises at', 'property address', 'known as'],
      String.raw`\b(?:located at|situated at|known as|property at|premises at|address (?:is|of))(?: the following address)?:? (?P<v>${address})`,
    ),
    sentence('property_address', ['property address'], String.raw`(?P<v>${address}),? [\[(]? ?["“]?property address`),
    adjustableRate,
    firstChangeDay,
    riderTerms,
    rateCaps,
    inPassing(variableRate.filter(({ type }) => type === 'sentence')),
    firstRate,
    movesOfRate,
    debtMaturity,
    instrumentRepayment,
    borrowerEntity,
    partyWordings.filter(({ field }) => field === 'borrower_name' || field === 'lender_name'),
    wordings('loan_number', 'property_address', 'note_date', 'interest_rate'),
    movingRateWordings,
    deedSigners.filter(({ field }) => field === 'borrower_name'),
  ),
];
