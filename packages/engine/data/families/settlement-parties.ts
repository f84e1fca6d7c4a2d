import type { Rule } from '../../src/extraction/rule.ts';
import { label, part, sentence, worded } from './build.ts';
import { noOtherFees } from './cost-rows.ts';
import { lenderName } from './party-patterns.ts';
import { nameOf, wordings } from './wordings.ts';

/** Who is who on statements that tell it in a sentence or under a heading, and not beside a label. */

const agentRole = '(?:closing|settlement|escrow|disbursing|title) (?:agents?|attorneys?|officers?)';
const couple =
  '(?:,? (?:husband and wife|wife and husband|a married couple|a single (?:man|woman|person)|a married (?:man|woman|person)|spouses))?';

/** What a heading of a letter or a memo goes on with. */
const nameEnd = String.raw`(?:$|[.;(]? (?:property|premises|our|your|file|lender|borrower|loan|closing|escrow|settlement|in the|secured|dated|re:)\b|[;(])`;

const rowSum = String.raw`^(?P<v>\$? ?\d{1,3}(?:,\d{3})*\.\d{2})$`;
const daySum = String.raw`(?:\$ ?)?\d{1,3}(?:,\d{3})*\.\d{2,6}`;

export const partiesInProse: readonly Rule[] = [
  label('borrower_name', wordings('{full|legal|} {name|names|name(s)}'), {
    under: nameOf('buyer', 'borrower', 'purchaser'),
    unless: ['seller'],
    certainty: 0.86,
  }),
  label('borrower_address', ['Address', 'Mailing Address'], {
    under: nameOf('buyer', 'borrower', 'purchaser'),
    unless: ['seller'],
    certainty: 0.86,
  }),
  // "$1,850,000.00 loan from Summit Business Bank to Granite Peak Storage, LLC"
  sentence('lender_name', 'loan from', String.raw`\bloan from (?P<v>${lenderName}) to (?-i:[A-Z])`, {
    certainty: 0.86,
  }),
  sentence('borrower_name', 'loan from', String.raw`\bloan from ${lenderName} to (?P<v>{party}?)${nameEnd}`, {
    certainty: 0.84,
  }),
  sentence(
    'borrower_name',
    're: ',
    String.raw`\bre: (?:{money} )?(?:loan|refinance|mortgage loan) (?:to|for|of) (?P<v>{party}?)${nameEnd}`,
    {
      certainty: 0.82,
    },
  ),
  sentence(
    'borrower_name',
    ['as borrower', 'as purchaser', 'as buyer'],
    String.raw`\b(?:for|by|of|to) (?P<v>{party}?)${couple},? as (?:the )?(?:borrower|purchaser|buyer)s?\b`,
    {
      certainty: 0.84,
    },
  ),
  sentence(
    'lender_name',
    ['lender'],
    String.raw`(?P<v>${lenderName}),? (?:\((?:the |as )?["“]?lender["”]?\)|as (?:the )?lender\b)`,
    {
      certainty: 0.86,
    },
  ),
  sentence(
    'lender_name',
    ['lender is'],
    String.raw`\b(?:the|new) lender is (?P<v>${lenderName})(?:[,.;(]|$| (?:and|under|loan|with)\b)`,
    {
      certainty: 0.88,
    },
  ),
  // "Loan amount (First Ames Bank)"
  sentence(
    'lender_name',
    ['loan'],
    String.raw`\b(?:new |first )?(?:loan|mortgage)(?: amount| proceeds)? \((?P<v>${lenderName})\)`,
    {
      certainty: 0.82,
    },
  ),
  label('settlement_agent', wordings('prepared by', 'from', 'statement {of|by|prepared by}'), {
    lines: 1,
    certainty: 0.84,
    valuePattern: part(`^(?P<v>[^:]{3,60}?),? (?:as )?${agentRole}$`),
  }),
  sentence('settlement_agent', ['agent', 'attorney'], String.raw`\bby (?P<v>{party}?),? as ${agentRole}\b`, {
    certainty: 0.86,
  }),
  sentence(
    'settlement_agent',
    ['agent', 'attorney'],
    String.raw`\b(?:offices? of|prepared by|conducted by|handled by|held by) (?P<v>{party}?),? (?:the )?${agentRole}\b`,
    { certainty: 0.84 },
  ),
  // "To Twin Lakes Bank, origination fee"
  worded(
    'origination_charges',
    '(?:to|paid to|payable to) (?:[a-z]+ )*(?:bank|credit union|lender|savings|mortgage|lending) (?:loan )?origination(?: fees?| charges?)?',
    {
      direction: 'right',
      lines: 1,
      valuePattern: rowSum,
      unless: noOtherFees,
      certainty: 0.82,
    },
  ),
  worded(
    'prepaid_interest_amount',
    '(?:(?:to|paid to|lender|bank) (?:[a-z]+ )*)?(?:prepaid |per diem |daily |interim |odd days )?interest(?: (?:from|for|at|on (?:the )?(?:new )?loan))?',
    {
      direction: 'right',
      lines: 1,
      valuePattern: part(
        String.raw`^(?:\(?{date}|${daySum} ?(?:per day|a day|per diem|/ ?day)).{5,80} (?P<v>\$? ?\d{1,3}(?:,\d{3})*\.\d{2})$`,
      ),
      unless: ['accrued interest', 'unpaid interest'],
      certainty: 0.82,
      fallback: true,
    },
  ),
  label('settlement_file_number', ['Reference', 'Our Reference', 'Our Ref', 'Ref'], {
    lines: 1,
    certainty: 0.82,
    valuePattern: part(String.raw`^#? ?(?P<v>[A-Z]{2,5}-?\d[A-Z0-9-]{2,18})$`),
  }),
  label('borrower_name', ['Customer', 'Customer(s)', 'Customer Name', 'Client'], { certainty: 0.84 }),
  label(
    'settlement_file_number',
    wordings(
      '{case|file|escrow|matter} {no|number|#} of {the|this|} {settlement|closing|office}',
      '{our|} matter {no|number|#}',
    ),
    {
      lines: 1,
      valuePattern: part(String.raw`^#? ?(?P<v>[A-Z]{0,5}-?\d[A-Z0-9-]{2,18})\b`),
    },
  ),
  sentence(
    'closing_date',
    ['closed on', 'settled on', 'place on', 'held on', 'held at', 'closing on', 'settlement on'],
    String.raw`\b(?:(?:refinance|loan|sale|purchase|transaction|escrow|which)(?: was)? (?:closed|settled)|(?:closing|settlement)(?: (?:of (?:the|this) (?:loan|transaction|refinance)|which|that|was|to be))* (?:took place|takes place|held|occurred|occurring|conducted)|(?:at|for|of|our|the) (?:closing|settlement))(?: by us| at (?:our|the) offices?)? on (?P<v>{date})`,
    {
      certainty: 0.86,
    },
  ),
  sentence(
    'rescission_end_date',
    ['rescission'],
    String.raw`\b(?:right of )?rescission (?:period )?(?:expired|expires|ended|ends|expiring)(?: at)?(?: midnight)?(?: of| on)? (?P<v>{date})`,
    {
      certainty: 0.86,
    },
  ),
  label('legal_description', wordings('{brief|short|property|} legal {description|}'), {
    certainty: 0.84,
    lines: 3,
    valuePattern: part(
      String.raw`^(?P<v>(?:(?:the )?(?:north|south|east|west)\w*|lots?|units?|tracts?|part of|all of|parcel) .+)$`,
    ),
  }),
];
