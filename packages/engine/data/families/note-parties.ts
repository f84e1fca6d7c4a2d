import type { Rule } from '../../src/extraction/rule.ts';
import { label, sentence } from './build.ts';
import { address } from './instrument-patterns.ts';
import { borrowerRoles, called, described, entityForms, firstOfTwo, lenderRoles } from './note-phrases.ts';

const place = String.raw`(?:whose (?:mailing |principal |business |residence )?(?:address|office|place of business)[^\d(]{0,30}is(?: located at)?|having (?:an address|an office|its (?:principal |main |chief executive )?(?:office|place of business)) (?:of|at)|with (?:an address|an office|offices?|its (?:principal |main |chief executive |executive |registered )?(?:offices?|place of business)) (?:of|at)|at its (?:principal |main |branch )?offices? (?:at|located at)|of|at|located at|residing at)`;

/** An address beside what the party is called: `, whose address is … ("Borrower")`, `("Borrower"), of …`. */
export function addressOf(field: string, roles: string): readonly Rule[] {
  const near = ['address', 'located at', 'having', ' of ', ' at '];
  const name = String.raw`\([^()"“]{0,60}["“](?:${roles})s?,?["”]`;
  return [
    sentence(field, near, String.raw`${name}\),? (?:${place} )?(?P<v>{address})`),
    sentence(field, near, String.raw`${place} (?P<v>{address}),? ?${name}`),
  ];
}

/**
 * A party that a sentence gives its part without quotation marks: `X, a Colorado corporation, as Borrower`, `X (Borrower)`,
 * `X, of 12 Elm Street, is the borrower`, `the borrower is X`.
 */
function inRole(nameField: string, addressField: string, roles: string): readonly Rule[] {
  const near = roles
    .split('|')
    .flatMap((role) => [
      `as ${role}`,
      `as the ${role}`,
      `(${role})`,
      `is the ${role}`,
      `are the ${role}`,
      `${role} is `,
      `${role}s are `,
      `called ${role}`,
      `called the ${role}`,
      `hereinafter ${role}`,
      `hereinafter the ${role}`,
      `(the ${role})`,
      `, ${role}`,
    ]);
  const role = String.raw`(?:as (?:the )?(?:${roles})s?\b|\((?:the |as |hereinafter )?(?:${roles})s?\)|(?:is|are) (?:the )?(?:${roles})s?\b|(?:herein(?:after)? )?(?:called|referred to as|known as) (?:the )?(?:${roles})s?\b|hereinafter,? (?:the )?(?:${roles})s?\b)`;
  const place = String.raw`(?:(?:of |at |located at |whose (?:mailing )?address is |having an address at |with (?:an address|offices) at )?${address},? )?`;
  return [
    sentence(nameField, near, String.raw`(?P<v>{party})(?:,? an? [a-z][a-z -]{3,60}?)?,? ${place}${role}`, {
      certainty: 0.88,
    }),
    sentence(
      addressField,
      near,
      String.raw`{party}(?:,? an? [a-z][a-z -]{3,60}?)?,? ${place.replace(address, () => `(?P<v>${address})`).replace(/\)\?$/, ')')}${role}`,
      { certainty: 0.88 },
    ),
    sentence(
      nameField,
      near,
      String.raw`\bthe (?:${roles})s? (?:is|are|will be|shall be) (?P<v>{party})(?:,? (?:an? |of |whose|located|at \d|both|each)|\.|,|;)`,
      { certainty: 0.88 },
    ),
    sentence(
      addressField,
      near,
      String.raw`\bthe (?:${roles})s? (?:is|are|will be|shall be) {party}(?:,? an? [a-z][a-z -]{3,60}?)?,? (?:of|at|located at|whose (?:mailing )?address is) (?P<v>{address})`,
      { certainty: 0.88 },
    ),
    sentence(
      addressField,
      ['address is', 'address:'],
      String.raw`\b(?:${roles})[’']s (?:mailing |notice |business |street )?address(?: is|:) (?P<v>{address})`,
      { certainty: 0.9 },
    ),
  ];
}

/** Who borrows, beside a label or where a sentence names it. */
export const borrower: readonly Rule[] = [
  ...['borrower_name', 'borrower_address'].map((field) =>
    label(field, [
      'Borrower',
      'Borrowers',
      'Borrower(s)',
      'Borrower Name',
      'Borrower Name(s)',
      'Name of Borrower',
      'Borrower Name and Address',
      "Borrower's Name and Address",
      'Borrower(s) Name and Address',
      "Borrower's Name",
      'Borrower 1',
      'Borrower 1 Name and Address',
      'Member (Borrower 1) Name and Address',
      'Member Name and Address',
      'Maker',
      'Makers',
      'Maker(s)',
      "Maker's Name and Address",
      'Maker Name and Address',
      'Obligor',
      'Debtor',
      'Customer',
      'Customer Name and Address',
      'Who is borrowing',
      'Member(s)',
      'Members',
    ]),
  ),
  label('borrower_address', ["Borrower's Name and Address", 'Borrower Name and Address'], {
    page: 1,
    direction: 'above',
    certainty: 0.6,
  }),
  label('borrower_name', [
    'Borrower 2',
    'Borrower 2 Name',
    'Borrower 2 Name and Address',
    'Co-Borrower',
    'Co-Borrower Name',
    'Co-Maker',
    'Joint Borrower',
  ]),
  sentence('borrower_name', ['“', '"', '('], String.raw`(?P<v>{party})${described}${called(borrowerRoles)}`),
  sentence('borrower_name', ['“', '"'], firstOfTwo(borrowerRoles)),
  sentence(
    'borrower_name',
    ['means'],
    String.raw`["“]?(?:borrower|maker)s?["”]? (?:means|is|are|refers to|shall mean) (?P<v>{party})(?:,? (?:an? |whose|of |and its|jointly)|\.)`,
  ),
  ...inRole('borrower_name', 'borrower_address', borrowerRoles),
  sentence(
    'borrower_address',
    ['means', 'undersigned'],
    String.raw`(?:["“](?:we|i|borrower|maker|debtor)s?["”] means|\bundersigned,?) {party}(?:,? an? [a-z][a-z -]{3,60}?)?,? (?:of|residing at|located at|whose (?:mailing )?address is|having an address at) (?P<v>{address})`,
    { certainty: 0.88 },
  ),
  label('borrower_address', [
    'Borrower Address',
    "Borrower's Address",
    'Borrower Mailing Address',
    "Borrower's Mailing Address",
    "Maker's Mailing Address",
    "Maker's Mailing Address (including county)",
    "Maker's Address",
    'Mailing Address of Borrower',
    'Address of Borrower',
    'Mailing Address',
    'Chief Office',
    'Chief Executive Office',
    'Principal Office',
    'Principal Place of Business',
    "Maker's Notice Address",
    "Borrower's Notice Address",
    'Notice Address',
    'Address of Signer',
    'Address of Maker',
  ]),
  ...addressOf('borrower_address', borrowerRoles),
  sentence(
    'borrower_address',
    ['address', ', of '],
    String.raw`{party},? (?:an? [a-z ]{3,60},? )?(?:whose (?:mailing |principal )?(?:address|place of business)[^\d(]{0,40}is(?: located at)?|having an address (?:of|at)|with an address (?:of|at)|of|located at|residing at) (?P<v>{address}),? ?(?:\((?:[^"“)]{0,60})["“](?:${borrowerRoles})|,? ?promises?|,? hereby)`,
  ),
];

/** Who promises to pay: only a note is made by the one who borrows. */
export const maker: readonly Rule[] = [
  sentence(
    'borrower_name',
    ['undersigned'],
    String.raw`undersigned,? (?:borrower,? |maker,? )?(?P<v>{party}),? (?:an? |whose|of \d|\(|promises?|jointly|hereby|agrees?|each)`,
  ),
  sentence(
    'borrower_name',
    ['value received'],
    String.raw`value received,? (?P<v>{party}),? (?:an? (?:{party} )?${entityForms}|of \d|whose|promises?|jointly)`,
  ),
  sentence('borrower_name', ['promise'], String.raw`(?:promise to pay[.:]? )(?P<v>{party}),? (?:promises?|jointly)`),
];

/** The number of the loan within a sentence; not the government's own number of it, nor the one that is renewed. */
export const loanNumberInText: readonly Rule[] = [
  sentence(
    'loan_number',
    ['loan no', 'loan number', 'loan #', 'note no', 'note number'],
    String.raw`(?:renew|replac|exten|refinanc|consolidat|substitut|supersed|restat)[a-z]*[^.]{0,140}(?:loan|note) (?:no\.?|number|#)[: ]*#?{id}|(?:^|[^af] |[(,;:] ?)(?:loan|note) (?:no\.?|number|#)[: ]*#?(?P<v>{id})`,
    { certainty: 0.85 },
  ),
  sentence(
    'loan_number',
    ['number', 'no.'],
    String.raw`\b(?:note|loan)\b[^.;]{0,60}?\b(?:renew|replac|refinanc|substitut|supersed|restat)[a-z]*(?:[^.;]|\bno\.){0,90}? {id}|\b(?:note|loan)\b[^.;]{0,60}?,? (?:numbered|number|no\.?) (?P<v>\d[\d-]{3,18}\d)\b`,
    { certainty: 0.8 },
  ),
];

export const bareLoanNumber: readonly Rule[] = [
  sentence(
    'loan_number',
    'loan',
    String.raw`(?:^|[,;(:.] ?|[-–] |about |re |our |your |under |the |for |of |[’']s |\d{4} )loan(?: id| account)? ?(?P<v>\d{5,}[\d-]*|\d{2,5}-\d{3,})\b`,
    { certainty: 0.75 },
  ),
  label(
    'loan_number',
    [
      'Account No',
      'Account Number',
      'Account #',
      'Acct No',
      'Acct #',
      'Note #',
      'Loan Acct No',
      'Loan Ref',
      'Loan Reference',
      'Our Loan',
      'Obligation No',
      'Obligation Number',
      'Credit No',
      'Credit Number',
      'Facility No',
      'Facility Number',
      'Contract No',
      'Contract Number',
    ],
    { direction: 'right', certainty: 0.65 },
  ),
  sentence('loan_number', [' no. ', ' no '], String.raw`(?:agreement|note|loan) ?[-–] ?no\.? (?P<v>{id})`, {
    certainty: 0.75,
  }),
];

/** What kind of company borrows. */
export const borrowerEntity: readonly Rule[] = [
  sentence(
    'borrower_entity_type',
    ['limited', 'corporation', 'partnership', 'trust', 'proprietorship', 'cooperative'],
    String.raw`\b(?:bank|n\.a\.|credit union|savings(?: association)?|trust company|fsb|bancorp),? an? [a-z ]{4,30}? ${entityForms}|(?-i:[A-Za-z.]),? (?P<v>an? (?-i:[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+){0,2}) ${entityForms})\b`,
  ),
  label('borrower_entity_type', [
    'Entity Type',
    'Type of Entity',
    'Organization Type',
    'Type of Organization',
    "Borrower's Entity Type",
  ]),
  label('borrower_state_of_org', [
    'State of Organization',
    'Organized in',
    'State of Organization/Registration',
    'State of Incorporation',
    'State of Formation',
    'Jurisdiction of Organization',
    'Organized under the laws of',
  ]),
];

/** Who lends. */
export const lender: readonly Rule[] = [
  ...['lender_name', 'lender_address'].map((field) =>
    label(field, [
      'Lender',
      'Lender Name',
      'Name of Lender',
      'Lender Name and Address',
      "Lender's Name and Address",
      'Bank',
      'Bank Name and Address',
      'Payee',
      'Holder',
      'Creditor',
      'Credit Union',
      'Credit Union Name and Address',
      'Secured Party',
      'Secured Party Name and Address',
      'Secured Party / Bank',
      'Secured Party / Lender',
      "Secured Party's Name and Address",
      'Who is lending',
      'Payable to',
      'Pay to',
    ]),
  ),
  // Some forms print the caption under what is filled in.
  ...['lender_name', 'lender_address'].map((field) =>
    label(field, ["Lender's Name and Address", 'Lender Name and Address'], {
      page: 1,
      direction: 'above',
      certainty: 0.6,
    }),
  ),
  label('lender_address', [
    'Place for Payment',
    "Holder's Office",
    "Holder's Address",
    "Bank's Office",
    "Bank's Address",
    "Lender's Office",
    'Office of Lender',
    'Place for Payment (including county)',
    'Place of Payment',
    "Lender's Address",
    'Lender Address',
    'Payment Address',
    'Payments to',
  ]),
  sentence('lender_name', ['“', '"', '('], String.raw`(?P<v>{party})${described}${called(lenderRoles)}`),
  sentence(
    'lender_name',
    ['lender is', 'holder is', 'bank is'],
    String.raw`the (?:lender|note holder|holder) is (?P<v>{party})(?:\.|,? (?:a |an |whose|organized|located|and its)| \()`,
  ),
  sentence(
    'lender_name',
    ['order of'],
    String.raw`to the order of (?P<v>{party})(?:,? (?:an? |at |whose|its|the (?:principal|sum|amount)|in lawful|or |of \d|\()|,)`,
  ),
  sentence(
    'lender_name',
    ['promises to pay to', 'promise to pay to'],
    String.raw`promises? to pay to (?P<v>{party})(?:,? (?:an? |at |whose|its|the (?:principal|sum|amount)|in lawful|or order|of \d|\())`,
  ),
  sentence(
    'lender_name',
    ['means'],
    String.raw`["“]?(?:lender|bank|holder)["”]? (?:means|is|refers to|shall mean) (?P<v>{party})(?:,? (?:an? |whose|of |and its|its|\d)|\.)`,
  ),
  ...inRole('lender_name', 'lender_address', lenderRoles),
  ...addressOf('lender_address', lenderRoles),
  sentence(
    'lender_address',
    ['at ', 'address', 'of ', 'means', 'to: '],
    String.raw`(?:order of|pay to|lender is|favor of|benefit of|induce|(?:lender|bank|holder)["”]? means|\bto:) {party}(?: name of (?:bank|lender|payee))?(?:,? (?:an? [a-z -]{3,60}|its successors (?:and/or|and|or) assigns|or (?:its |their )?(?:order|assigns))){0,3}(?:,? \([^)]{3,80}\))?,? (?:at(?: its| the)?(?: principal| main| branch)?(?: offices?(?: located)? at)?|whose (?:mailing |principal )?(?:address|office|place of business)[^\d(]{0,40}is(?: located at)?|having an (?:address|office) (?:of|at)|with (?:an address|offices) (?:of|at)|of|located at)?:? ?(?P<v>{address})`,
  ),
  sentence(
    'lender_address',
    ['payments at', 'payable at', 'made at', 'payment at', 'pay at'],
    String.raw`(?:payments?(?: to lender| to you)?(?: is| are)?(?: to be| will be| shall be)?(?: made| payable| due)?|payable|made|pay) at(?: lender.s (?:office|address) at| the (?:office|offices|address) of (?:lender|{party}) (?:at|located at)| its offices? at)?:? (?P<v>{address})`,
  ),
];
