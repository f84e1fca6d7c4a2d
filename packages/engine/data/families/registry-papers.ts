import type { Rule } from '../../src/extraction/rule.ts';
import { block, column, family, label, part, sentence } from './build.ts';
import { loanNumber } from './common.ts';
import { lenderBlockAddress, lenderBlockName, lenderLine, onlyLender, pageHead } from './party-patterns.ts';
import { plainLabels } from './plain-labels.ts';
import { addressOf, nameOf, wordings } from './wordings.ts';

const ownerRoles = [
  'owner',
  'registered owner',
  'vehicle owner',
  'owner of vehicle',
  'titled owner',
  'title holder',
  'titleholder',
  'registrant',
  'recorded owner',
  'owner of record',
];

/** In states that call the lender the legal owner, the borrower is the registered one. */
const lienRoles = [
  'lienholder',
  'lien holder',
  'first lienholder',
  'first lien holder',
  '1st lienholder',
  '1st lien holder',
  'primary lienholder',
  'ELT lienholder',
  'electronic lienholder',
  'lienholder of record',
  'secured party',
  'first secured party',
  'legal owner',
  'legal owner / lienholder',
  'lienholder / legal owner',
  'lienholder/legal owner',
  'legal owner/lienholder',
  'security interest holder',
  'first security interest holder',
  'holder of first lien',
  'holder of lien',
];

const ownerHeads = [
  ...ownerRoles.flatMap((role) => wordings(`${role}{|s|(s)} {information|details|data|}`)),
  ...wordings('{issued|title issued} to'),
];
const lienHeads = [
  ...lienRoles.flatMap((role) => wordings(`${role}{|s|(s)} {information|details|data|}`)),
  ...wordings('{first|1st|recorded|} lien {information|holder information|details|}', 'lien recorded'),
];
const otherHeads = wordings(
  '{second|2nd|third|other|subsequent} {lienholder|lien holder|lien|security interest holder|secured party} {information|}',
  '{assignment|transfer} {of title|of ownership|by owner|by registered owner|}',
  '{release of lien|lien release|buyer|purchaser|transferee|seller|transferor|previous owner|prior owner|mail to|return to|vehicle|vehicle information|vehicle details}',
);

/** "Lienholder 2" is another's. */
const lienNames = nameOf(...lienRoles).filter((words) => !words.includes('2'));
const owners = [
  ...nameOf(...ownerRoles),
  ...wordings(
    '{titled|registered|title held|title} in {the|} name of',
    'title in name of',
    'certifies title to',
    '{owned|registered} by',
  ),
];

const name = wordings('{full|legal|} name{|(s)}', 'name {and|&} address');

const titleParties: readonly Rule[] = [
  label('borrower_name', [...owners, ...wordings('{issued|title issued} to')]),
  label('borrower_address', [...owners, ...addressOf(...ownerRoles)]),
  label('borrower_name', name, { under: ownerHeads }),
  label('borrower_address', wordings('{mailing|street|residence|legal|} address', 'name {and|&} address'), {
    under: ownerHeads,
  }),
  label('lender_name', [
    ...lienNames,
    ...wordings(
      '{first|1st|} lien {in favor of|favor of|held by|holder name}',
      '{first|1st} {lien|security interest|lien holder}',
      'lien in favor of',
    ),
  ]),
  label('lender_address', [
    ...lienNames,
    ...addressOf(...lienRoles),
    ...wordings('{first|1st|} lien {in favor of|favor of|held by}'),
  ]),
  label('lender_name', name, { under: lienHeads }),
  label('lender_address', wordings('{mailing|street|} address', 'name {and|&} address'), { under: lienHeads }),
  // What stands under these heads is of nobody that the loan knows.
  label('lender_name', name, { under: otherHeads, valuePattern: '^(?P<v>)$' }),
  block('lender_name', 5, lenderBlockName, { certainty: 0.75 }),
  block('lender_address', 6, lenderBlockAddress, { certainty: 0.75 }),
];

export const vehicleTitle = family(
  'vehicle_title',
  titleParties,
  loanNumber,
  label(
    'loan_number',
    wordings(
      '{lender|lienholder|lienholder’s|lender’s|finance|secured party} {account|loan|reference|loan account|ref} {no|number|#|}',
      'loan/account {no|number|#}',
      '{loan|lien} reference {no|number|}',
      'loan',
    ),
    { valuePattern: part(String.raw`^#? ?(?P<v>[A-Z]{0,4}-?\d[\d-]{4,}\d)$`), lines: 1 },
  ),
);

const letters = String.raw`[A-Z][A-Za-z.'’-]*`;
/** Two to four words that are no agency's and no form's; cards that print family and given names apart name nobody whole. */
const holder = String.raw`(?:.*\b(?:driver|licen[cs]e|identification|card|department|motor|vehicles?|state|bank|union|customer|copy|document|united|america|usa|public|safety|commonwealth|division|class|address|name|none)\b.*|(?:ln|fn|gn|last|first|given|family)\b.*|.* [A-Z]\.?|(?:1,? ?2\.? |1/2\.? )?(?:name:? )?(?P<v>${letters}(?: ${letters}){1,3}(?:,? (?:Jr|Sr|II|III|IV)\.?)?))`;
const bare = String.raw`${letters}(?: ${letters}){1,3}(?:,? (?:Jr|Sr|II|III|IV)\.?)?`;
const person = String.raw`(?:1,? ?2\.? |1/2\.? )?(?:name:? )?${bare}`;
const street = String.raw`(?:\d{1,6}[A-Z]? |P\.? ?O\.? ?BOX )`;

const cardWords = ['dob', 'date of birth', 'birth', 'license', 'licence', 'identification', 'dl ', ' exp'];

/** Whose paper it is, whatever part he has in the loan. */
const people = nameOf(
  'customer',
  'member',
  'signer',
  'individual',
  'card holder',
  'cardholder',
  'license holder',
  'licensee',
  'holder',
  'account holder',
  'person identified',
  'customer being identified',
  'person',
  'client',
);

const holderOfId: readonly Rule[] = [
  label('borrower_name', [
    ...people,
    ...wordings(
      '{full|legal|customer|printed|} name {on document|on ID|on the document|on card|as shown|as shown on ID|as it appears|of holder|of person|of customer|}',
      'name as {it appears|shown} on {ID|document|the document|card}',
      '{identification|identity} of',
      '{person|customer|individual} {seen|identified|verified}',
    ),
  ]),
  block('borrower_name', 1, String.raw`^(?:1, ?2|1 2|1/2)\.? ?(?:name)? ?(?P<v>(?-i:[A-Z])[A-Za-z.'’ -]{4,50})$`, {
    certainty: 0.85,
  }),
  // A card prints the holder over his address, with no words for either.
  block('borrower_name', 2, String.raw`^${holder}\n(?:8\.? )?${street}`, { certainty: 0.8 }),
  block(
    'borrower_name',
    1,
    String.raw`^(?:1,2|nm|name|name:)\.? (?P<v>(?-i:[A-Z])[A-Za-z.'’-]*(?: (?-i:[A-Z])[A-Za-z.'’-]*){1,3})$`,
    {
      certainty: 0.72,
    },
  ),
  block(
    'borrower_address',
    4,
    String.raw`^${person}\n(?:8\.? )?(?P<v>${street}(?:[^\n]*\n){0,2}?[^\n]*[A-Z]{2},? +\d{5}(?:-\d{4})?)(?:\n|$)`,
    {
      certainty: 0.8,
    },
  ),
  // Where they stand apart, the number of the card before them and the date of birth after them tell the same.
  sentence(
    'borrower_name',
    cardWords,
    String.raw`\b[A-Z]{0,3}\d[\dA-Z-]{5,} (?:\d,? ?\d?\.? |1/2\.? )?(?:(?:full )?names?:? )?(?P<v>${bare}) (?:8\.? )?${street}`,
    { certainty: 0.8 },
  ),
  sentence('borrower_address', cardWords, String.raw`\b[A-Z]{0,3}\d[\dA-Z-]{5,} ${person} (?:8\.? )?(?P<v>{address})`, {
    certainty: 0.8,
  }),
  block(
    'borrower_address',
    3,
    String.raw`^8\.? (?P<v>${street}(?:[^\n]*\n){0,2}?[^\n]*[A-Z]{2},? +\d{5}(?:-\d{4})?)(?:\n|$)`,
    {
      certainty: 0.85,
    },
  ),
  label('borrower_address', [
    ...addressOf('customer', 'member', 'holder', 'person', 'individual'),
    ...wordings(
      'street, city, state{|, ZIP| and ZIP}',
      'street and {city|town}',
      '{residence|residential|home|street|mailing|current|legal|physical|} address {on document|on ID|on the document|as shown|}',
      'addr',
      'residence',
      '{lives|resides|residing} at',
      '{guarantor’s|borrower’s|customer’s|} residence',
    ),
  ]),
];

/** Words that leave open whose paper it is. */
const either = [
  'borrower/guarantor',
  'guarantor/borrower',
  'borrower or guarantor',
  'borrower(s)/guarantor(s)',
  'borrower / guarantor',
];

/** A paper that speaks of a guarantor is his: the borrower of such a loan has no face, or a label of its own. */
const guarantorOfId: readonly Rule[] = [
  label('guarantor_name', nameOf('guarantor', 'guarantor signer', 'individual guarantor')),
  label('guarantor_address', addressOf('guarantor')),
  ...holderOfId.map((rule) => ({
    ...rule,
    field: rule.field.replace('borrower', 'guarantor'),
    where: ['guarantor'],
    unless: either,
  })),
];

const borrowerOfId: readonly Rule[] = [
  label('borrower_name', [
    ...nameOf('borrower', 'co-borrower', 'applicant'),
    ...wordings('loan {made|} to', 'loan of'),
  ]),
  label('borrower_address', addressOf('borrower', 'applicant')),
  ...holderOfId.map((rule) => ({ ...rule, unless: ['guarantor', 'beneficial owner', 'legal entity'] })),
  // The company for which somebody opens an account, and whose owners the paper lists.
  ...['borrower_name', 'borrower_address'].map((field) => ({
    ...label(
      field,
      wordings(
        '{legal|} name {of|} {legal entity|entity|company|business} {customer|}',
        'legal entity {customer|} {name|}',
        'entity name',
      ),
    ),
    where: ['legal entity'],
  })),
  {
    ...sentence(
      'borrower_name',
      ['legal entity'],
      String.raw`\blegal entity\b[^:]{0,80}: (?P<v>{party})(?:,? an? [a-z][a-z -]{3,60}|, \d|;|\.)`,
      { certainty: 0.8 },
    ),
    where: ['beneficial owner'],
  },
];

/** The day on which a name was looked for on the lists of the Office of Foreign Assets Control. */
const ofacDate = label('ofac_date', [
  'OFAC Check Date',
  'OFAC Search Date',
  'OFAC Screening Date',
  'Date of OFAC Check',
  'Date of OFAC Search',
  'OFAC Checked on',
  'OFAC Searched on',
]);

/** Who borrows, under the words in which the form speaks of its legal entity customer. */
export const beneficialOwnership = family(
  'beneficial_ownership_certification',
  borrowerOfId,
  column('ownership_percent', 'Ownership', ['Name', 'Owner', 'Beneficial Owner'], { certainty: 0.85 }),
  column('ownership_percent', 'Percent', ['Name', 'Owner', 'Beneficial Owner'], { certainty: 0.85 }),
  label(
    'ownership_percent',
    ['Ownership Percentage', 'Percentage of Ownership', 'Percent Owned', 'Ownership Percent'],
    {
      pick: 'all',
    },
  ),
  ofacDate,
);

export const idDocument = family(
  'id_document',
  ofacDate,
  borrowerOfId,
  guarantorOfId,
  loanNumber,
  label('loan_number', wordings('loan', 'for loan', 'loan file', 'loan reference', 'our loan'), {
    valuePattern: part(String.raw`^#? ?(?P<v>[A-Z]{0,4}-?\d[\d-]{4,}\d)\b`),
    lines: 1,
  }),
  plainLabels('borrower_tin'),
  label('lender_name', nameOf('lender', 'bank', 'financial institution', 'institution', 'credit union'), {
    valuePattern: onlyLender,
    lines: 2,
  }),
  block('lender_name', 1, lenderLine, { page: 1, box: pageHead, certainty: 0.75 }),
);
