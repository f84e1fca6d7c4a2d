import type { Rule } from '../../src/extraction/rule.ts';
import { block, family, label, part, sentence } from './build.ts';
import { closerLetters } from './closer-letters.ts';
import { loanNumber } from './common.ts';
import { stateName } from './instrument-patterns.ts';
import { wireLetters } from './letters.ts';
import { wireMessages } from './money-prose.ts';
import {
  agentLine,
  lenderBlockAddress,
  lenderHeadAddress,
  lenderHeadName,
  lenderLine,
  lenderName,
  onlyLender,
} from './party-patterns.ts';
import { wireWordings } from './payment-wordings.ts';
import { plainLabels } from './plain-labels.ts';
import { closerName as agentName } from './title-patterns.ts';
import {
  abaLabels,
  accountLabels,
  amountLabels,
  bankHeads,
  bankLabels,
  beneficiaryHeads,
  beneficiaryLabels,
  creditHeads,
  originatorHeads,
  otherHeads,
  referenceLabels,
} from './wire-labels.ts';
import { wirePairs } from './wire-pairs.ts';
import { addressOf, nameOf, wordings } from './wordings.ts';

const letterhead = { page: 1, box: { x: 0, y: 0, w: 1, h: 0.11 } } as const;

// Forms print a box for each digit: "1 0 1 0 0 0 1 8 7".
const nine = String.raw`(?P<v>\d{4}[ -]?\d{4}[ -]?\d|\d{3}[ -]\d{3}[ -]\d{3}|(?:\d ){8}\d)\b`;
const accountNumber = String.raw`(?P<v>(?:\d ){5,16}\d|[0-9Xx*]{0,8}\d[\d-]{2,}\d)\b`;
const accountValue = part(String.raw`^\D{0,6}${accountNumber}`);
const abaValue = part(String.raw`^\D{0,6}${nine}`);

const sum = String.raw`\$ ?\d{1,3}(?:,\d{3})*(?:\.\d{2})?|\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+\.\d{2}`;

/** "Wire my proceeds ($25.00 fee)" and "Wires over $1,500.00" say nothing of what is sent. */
const notFee = part(
  String.raw`^(?:[^$\d]{0,50}(?:${sum})\)?,? (?:(?:wire|transfer|bank|service|processing|outgoing|incoming) )*(?:fee|fees|charge|each|per)\b.*|[^$\d]{0,60}\b(?:fees?|charge|over|under|exceed\w*|less than|more than|limit|up to|minimum|maximum)\b[^$\d]{0,30}(?:${sum}).*|(?:[^\s\d$]+ ){0,4}?\(?(?:us|usd)? ?(?P<v>${sum}))`,
);

const order: readonly Rule[] = [
  // With its town after it: "Old Dominion National Bank, Norfolk, VA".
  label('wire_beneficiary_bank', bankLabels, {
    outside: originatorHeads,
    lines: 1,
    certainty: 0.97,
    valuePattern: String.raw`^(?P<v>[^,\d]+(?:, N\.?A\.?)?), [A-Z][A-Za-z. ]{2,24}, (?:[A-Z]{2}|${stateName})\.?(?: \d{5}(?:-\d{4})?)?$`,
  }),
  label('wire_beneficiary_bank', bankLabels, { outside: originatorHeads }),
  label('wire_beneficiary_aba', abaLabels, { valuePattern: abaValue, outside: originatorHeads }),
  // "017267331 Merchants Trust Company", "Merchants Trust Company, ABA 017267331"
  label('wire_beneficiary_bank', bankLabels, { lines: 1, valuePattern: String.raw`^\d{9}[ ,/-]+(?P<v>[A-Z].*)$` }),
  label('wire_beneficiary_aba', bankLabels, {
    lines: 2,
    valuePattern: part(String.raw`(?:^|\b(?:aba|routing|rtn|transit)\b\D{0,20})${nine}`),
  }),
  label('wire_beneficiary_account', beneficiaryLabels, {
    lines: 2,
    valuePattern: part(String.raw`\b(?:account|acct\.?|a/c)(?: (?:no\.?|number|#))?:? ?#? ?${accountNumber}`),
    certainty: 0.9,
  }),
  label('wire_beneficiary_name', beneficiaryLabels, { outside: originatorHeads }),
  label('wire_beneficiary_account', accountLabels, { valuePattern: accountValue, outside: originatorHeads }),
  // "D4410092211 CLEARWATER ESCROW INC": Fedwire prints the account with its kind before the name.
  label('wire_beneficiary_account', beneficiaryLabels, {
    lines: 1,
    valuePattern: String.raw`^[A-Z]?/?(?P<v>\d{6,17})[ ,/-]+[A-Z]`,
  }),
  label('wire_beneficiary_name', beneficiaryLabels, {
    lines: 1,
    valuePattern: String.raw`^[A-Z]?/?\d{6,17}[ ,/-]+(?P<v>[A-Z].*)$`,
  }),
  // A part of the label that stands apart is no reference.
  label('wire_reference', referenceLabels, {
    valuePattern: part(
      String.raw`^(?:\W*(?:reference|information|memo|obi|number|required)?\W*|.*\b(?:must|will|please call|our office|verify|never|do not)\b.*|(?P<v>.*[A-Za-z0-9]{2}.*))$`,
    ),
  }),
  // A sender's own line says more or less than the reference that the beneficiary asks for.
  label('wire_reference', wordings('{OBI|BBI|attn|attention} {information|text|line|field|}'), { certainty: 0.8 }),
  // Where a sheet has several wires, the first is the loan's.
  label('wire_amount', amountLabels, { pick: 'first', valuePattern: notFee }),
  sentence('wire_amount', 'usd', `usd ?(?P<v>${sum})`, { certainty: 0.85 }),
];

const nameLabels = wordings('{full|legal|account|short|} name {and address|& address|/ address|}', 'name on account');

/** Forms in parts: whose name and number stands there is told by the heading over it. */
const inParts: readonly Rule[] = [
  label('wire_beneficiary_bank', nameLabels, { under: bankHeads, outside: originatorHeads }),
  label('wire_beneficiary_aba', wordings('{ABA|ID|number|routing|code|DI}'), {
    under: bankHeads,
    outside: originatorHeads,
    valuePattern: abaValue,
  }),
  label('wire_beneficiary_name', nameLabels, { under: beneficiaryHeads }),
  label('wire_beneficiary_account', wordings('{ID|identifier|number|account|ID/account|id code}'), {
    under: beneficiaryHeads,
    valuePattern: accountValue,
  }),
  label('lender_name', nameLabels, { under: originatorHeads, lines: 1, valuePattern: onlyLender }),
  label('lender_address', [...nameLabels, 'Address'], {
    under: originatorHeads,
    lines: 4,
    valuePattern: String.raw`(?i)^[^0-9]*\b(?:bank|credit union|savings|trust company|mortgage|lending)\b[^0-9]*?,? (?P<v>\d{1,6} .*?[A-Z]{2},? \d{5}(?:-\d{4})?)`,
  }),
  // A bank that sends the money of a loan is its lender.
  ...['loan funding', 'loans in process', 'loan closing', 'loan operations', 'loan department'].map((words) =>
    label('lender_address', ['Address', 'Street Address', 'Mailing Address'], {
      under: originatorHeads,
      where: [words],
      certainty: 0.8,
    }),
  ),
  label('borrower_name', nameLabels, { under: originatorHeads, lines: 1, valuePattern: notBank() }),
  // One part for the bank and who is credited there.
  label('wire_beneficiary_name', ['Name', 'Full Name'], { under: creditHeads, certainty: 0.8 }),
  // These parts have names too, which are nobody's of ours.
  label('wire_reference', ['Reference', 'Memo'], { under: otherHeads, certainty: 0.1 }),
];

/** A name that no bank has: the customer in whose name the wire goes out. */
function notBank(): string {
  return part(
    String.raw`^(?:.*\b(?:bank|banc\w*|credit union|f\.?c\.?u|savings|trust company|mortgage|lending)\b.*|(?P<v>{party}))$`,
  );
}

const routing = String.raw`(?:aba|routing|rtn|transit)(?:[ /]*(?:aba|routing|transit|number|no\.?|#|code))*(?: is)?:? ?#? ?`;
const sender = String.raw`senders?|sndr|originat\w+|sending|ordering|remitting|intermediary|correspondent`;
const acct = String.raw`(?:account|acct\.?|a/c)(?: (?:number|no\.?|#))*(?: is)?:? ?#? ?`;
const to =
  '(?:for (?:further |final )?credit to|credit to|crediting|to credit|for the (?:account|benefit|credit) of|to the (?:credit|account) of|beneficiary(?: is|:)?|in favor of|payable to|payee(?: is|:)?)(?: the account of)?';
const inNameOf = String.raw`(?:in the name of|titled|held by|standing in the name of|belonging to)`;
const whose = String.raw`(?:(?:at|under|its|our|(?:beneficiary|payee|recipient)(?:[’']s)?|credit|bank) )?`;
const kindOfAccount = String.raw`, (?:its |our |their )?(?:(?:iolta|iola|iota|escrow|trust|attorney|client|operating|checking|deposit) ){1,3}`;
const toWords = ['credit', 'account of', 'benefit of', 'beneficiary', 'favor of', 'payable to', 'payee'];

const prose: readonly Rule[] = [
  sentence(
    'wire_beneficiary_bank',
    ['aba', 'routing', 'rtn', 'transit'],
    String.raw`(?:wir(?:e|ed|ing)|sen[dt]|sending|transfer(?:red|ring)?|remit(?:ted)?|funds|pay|deposit(?:ed)?)\b[^;]{0,60}? (?:to|at|with|into):? (?:our (?:escrow |trust )?account (?:at|with) )?(?P<v>${lenderName}|{party})(?:, (?-i:[A-Z])[a-z. ]{2,20}, (?-i:[A-Z])[a-z. ]{1,20})?,? ?\(?(?:with )?${routing}\d{9}`,
  ),
  sentence(
    'wire_beneficiary_aba',
    ['aba', 'routing', 'rtn', 'transit'],
    `\\b(?:${sender})\\b[^.;]{0,60}?\\d{9}|(?:to|at|with|,|\\()[^.;]{0,90}?\\b${routing}${nine}`,
    {
      certainty: 0.88,
    },
  ),
  sentence('wire_beneficiary_name', toWords, `${to}:? (?P<v>{who})(?:,? \\(?${whose}|${kindOfAccount})${acct}\\d`),
  sentence(
    'wire_beneficiary_account',
    toWords,
    `${to}:? {who}(?:,? \\(?${whose}|${kindOfAccount})${acct}${accountNumber}`,
  ),
  // "routing 104900021, account 2200918"
  sentence(
    'wire_beneficiary_account',
    ['account', 'acct', 'a/c'],
    String.raw`\b(?:${sender})\b[^.]{0,120}?\b(?:account|acct\.?|a/c)\D{0,40}?\d+|\b${routing}\d{9}\)?[,;]?(?: (?:and|to|for|credit|for credit to))* ${acct}${accountNumber}`,
    { certainty: 0.88 },
  ),
  // "$418,220.16 to Mid-Plains Title Company's escrow account at Farmers National Bank"
  sentence(
    'wire_beneficiary_name',
    ['account at', 'account with', 'account no'],
    String.raw`${sum},? to (?P<v>{who})[’']s? (?:(?:escrow|trust|iolta|iola|operating|closing|attorney|client) )*account (?:at|with|no)\b`,
    { certainty: 0.86 },
  ),
  // A letter sets the bank with its address over the number, with no label.
  block(
    'wire_beneficiary_bank',
    4,
    String.raw`^(?P<v>${lenderName})\n(?:(?:\d|p\.? ?o\.? box|one |[a-z .]+, (?:[a-z]{2}|${stateName})\b)[^\n:]*\n){0,2}(?:bank )?${routing}\d{9}`,
    { certainty: 0.75 },
  ),
  // "account 4410092211 in the name of Clearwater Escrow"
  sentence(
    'wire_beneficiary_name',
    ['in the name of', 'titled', 'held by', 'belonging to'],
    `${acct}[0-9Xx*-]{5,20},? ${inNameOf} (?P<v>{party})(?:[.;,(]|$)`,
    { certainty: 0.9 },
  ),
  // A full stop after an initial does not end it.
  sentence(
    'wire_reference',
    'reference',
    String.raw`(?:\d,? |show (?:as )?|with |use |using |state |include |please |must |to |quote |quoting )(?:the |as )?reference:? (?P<v>(?:(?:file|escrow|loan|order|case|title|our|your|closing|matter) )*(?:no\. ?)?[^;:]{3,70}?(?:[A-Za-z0-9]{2}|[A-Z]\.[A-Z]\.|(?:Inc|Jr|Sr|Co|Corp|Ltd)\.))(?:(?:\.|;|,? and\b)(?: |$)|$| (?-i:Do|Please|Call|If|All|Funds|Wires?|We|Our|The|ACH|No|You|This|Any|Thank)\b)`,
    { certainty: 0.85 },
  ),
  sentence(
    'wire_reference',
    'referencing',
    String.raw`\breferencing (?:our |your |the )?(?P<v>(?:file|escrow|loan|order|title)(?: (?:no\.?|number|#))? ?[A-Z]{0,5}-?\d[A-Z0-9-]{3,18})\b`,
    { certainty: 0.8 },
  ),
  sentence(
    'wire_amount',
    ['wir', 'transfer', 'send', 'proceeds of', 'remit'],
    `(?:(?:please )?(?:wire|wiring|wired|transfer|send|sending|remit|release)(?: out)?(?: the (?:net )?(?:amount|sum) of| you)?|(?:wire|transfer) (?:transfer )?(?:of|for|in the amount of)|(?:loan |net )?proceeds of) (?P<v>${sum})(?:[^$]{0,40}? (?:by|via) wire)?`,
  ),
];

/** Where no label is known: the figures of a wire tell by their shape, near the words that go with them. */
const byShape: readonly Rule[] = [
  sentence(
    'wire_beneficiary_aba',
    ['aba', 'routing', 'transit', 'rtn'],
    String.raw`\b(?:${sender})\b[^.]{0,60}?\d{9}|\b(?:aba|routing|transit|rtn)\b\D{0,50}?${nine}`,
    {
      certainty: 0.65,
    },
  ),
  sentence(
    'wire_beneficiary_account',
    ['account', 'acct', 'a/c'],
    String.raw`\b(?:${sender})\b[^.]{0,120}?\b(?:account|acct\.?|a/c)\D{0,40}?\d+|\b(?:debit|charge|from|clearing|loan|ledger|correspondent)\b[^.]{0,20}?\b(?:account|acct\.?|a/c)\D{0,40}?\d+|\b(?:account|acct\.?|a/c)\b\D{0,60}?\b(?:aba|routing|rtn|transit)\b\D{0,30}?\d{9}|\b(?:account|acct\.?|a/c)\b\D{0,40}?(?P<v>\d{7,17})\b`,
    { certainty: 0.6 },
  ),
  sentence(
    'wire_beneficiary_bank',
    ['aba', 'routing', 'transit', 'rtn'],
    String.raw`\b(?:${sender})\b[^.]{0,90}?\d{9}|\b(?P<v>${lenderName})(?:,[^.]{0,60}?|\b.{0,6}?) ?\(?\b(?:aba|routing|transit|rtn)\b\D{0,40}?\d{9}\b`,
    {
      certainty: 0.6,
      fallback: true,
    },
  ),
];

const customer = [
  ...nameOf(
    'borrower',
    'buyer',
    'customer',
    'borrower/buyer',
    'buyer/borrower',
    'buyer / borrower',
    'purchaser',
    'member',
  ),
  ...wordings(
    '{customer / loan|customer/loan|loan|customer / borrower} name',
    '{originator|originator name|originating customer|in the name of borrower|loan to|for borrower}',
    '{by order of|on behalf of|for account of|for loan customer|loan customer|borrowing customer}',
  ),
];

const about = String.raw`(?:loan|file)(?: no\.?| number| #)? ?{id},?(?: to| for| of)? `;
const thenLoan = String.raw`^(?P<v>{party}?),? (?:[-–—;/|] )?\(?(?:our |your |new |the )?(?:loan|file|escrow|note)\b`;

const parties: readonly Rule[] = [
  label('borrower_name', customer, {
    until: 'loan no',
    // The bank that sends the wire is no borrower.
    valuePattern: part(
      String.raw`^(?:.*\b(?:bank|banc\w*|credit union|f\.?c\.?u|savings|trust company)\b.*|(?P<v>.+))$`,
    ),
  }),
  label('borrower_name', ['Re', 'Subject', 'Regarding', 'Matter', 'Loan'], {
    valuePattern: part(`${about}(?P<v>{party})$`),
  }),
  label('borrower_name', ['Re', 'Subject', 'Regarding', 'Matter'], {
    lines: 2,
    valuePattern: part(thenLoan),
    certainty: 0.88,
  }),
  // "Loan: 2443-89024, Ann Lee and Ben Ortiz"
  label('borrower_name', wordings('{for|our|fund|fund this|fund the|} loan {no|number|#|}'), {
    lines: 2,
    certainty: 0.86,
    valuePattern: part(
      String.raw`^#? ?[A-Z]{0,4}-?\d[\d-]{4,}\d,?(?: [-–—/|])?(?: to| for| of)? (?P<v>{party}(?: / {party})?)$`,
    ),
  }),
  block('borrower_name', 1, `^(?:re|subject|regarding):? .*${about}(?P<v>{party})$`),
  block('borrower_name', 1, `^(?:re|subject|regarding|matter):? ${thenLoan.slice(1)}`, { certainty: 0.86 }),
  // "Matter: Ann Lee and Ben Ortiz, 12 Elm Street, …"
  label('borrower_name', ['Matter', 'Transaction'], {
    certainty: 0.85,
    unless: ['refinance of', 'purchase of', 'sale of'],
  }),
  label('property_address', ['Matter', 'Transaction'], { certainty: 0.85 }),
  // In a line of several labels without colons.
  sentence(
    'borrower_name',
    'borrower',
    '\\bborrower (?P<v>{party}?) (?:closing|property|loan|amount|lender|new lender|expected|escrow|file)\\b',
    { certainty: 0.8 },
  ),
  sentence(
    'borrower_name',
    ['loan to', 'loan for'],
    String.raw`\bloan (?:{id} )?(?:to|for) (?P<v>{party}?)(?:,? (?:is|on|at|secured|under|in|and will|who|we)\b|\.|;)`,
    {
      certainty: 0.82,
    },
  ),
  sentence(
    'property_address',
    ['re:', 'regarding:', 'subject:'],
    String.raw`\b(?:re|regarding|subject): [^.]{0,80}?(?P<v>{address})`,
    {
      certainty: 0.8,
    },
  ),
  sentence(
    'property_address',
    ['property', 'premises', 'secured by'],
    String.raw`\b(?:property|premises|secured by)(?: (?:securing the loan|that secures (?:it|the loan)|is|at|located|address|known as|being))*:? (?P<v>{address})`,
    { certainty: 0.88 },
  ),

  label(
    'lender_name',
    [
      ...nameOf('lender', 'new lender', 'originating lender', 'mortgage lender', 'sender'),
      ...wordings(
        '{originating|sending|ordering|remitting} {bank|institution|lender} {name|}',
        'funding {bank|lender}',
        '{sent|wired|ordered} {by|on behalf of}',
        'SNDR name',
      ),
    ],
    {
      // The heading of the next box is nobody's name.
      valuePattern: part(
        String.raw`^(?:.*\b(?:aba|routing|account|number|address)$|(?P<v>.+?)(?:,? (?:isaoa|isaoa/atima|its successors)\b.*)?)$`,
      ),
    },
  ),
  label('lender_name', ['Sender ABA / name', 'Sender ABA/Name', 'Sender DI', 'Sender'], {
    valuePattern: part(String.raw`^\d{9} (?P<v>.+)$`),
    certainty: 0.75,
  }),
  block('lender_name', 1, lenderLine, letterhead),
  label('lender_address', ['Lender', 'New Lender', ...addressOf('lender', 'originator', 'sender', 'originating bank')]),
  block('lender_address', 4, lenderBlockAddress, letterhead),
  block('lender_name', 1, lenderHeadName, letterhead),
  block('lender_address', 1, lenderHeadAddress, letterhead),

  block('settlement_agent', 1, agentLine, letterhead),
  block(
    'settlement_agent',
    1,
    '^(?:as|(?:attorneys? )?for)? ?(?:the )?(?:settlement|closing|escrow) agent,? (?:with |for |of )?(?P<v>{party})$',
    { page: 1 },
  ),
  sentence(
    'settlement_agent',
    ['confirmed', 'verified', 'provided by', 'received from', 'supplied by', 'agent'],
    String.raw`(?:(?:confirmed|verified|checked)(?: by (?:tele)?phone)?(?: with| by)|(?:provided|supplied|given) by|received from|(?:settlement|closing|escrow|title) agent(?: is|,|:)?) (?P<v>${agentName})(?:[.;(]|, | at | are| on | file|$)`,
    { certainty: 0.82 },
  ),
  // Who writes a memorandum for a wire is the loan's officer.
  label('loan_officer', ['From'], {
    section: 'Memorandum',
    lines: 1,
    certainty: 0.8,
    valuePattern: part(
      String.raw`^(?P<v>(?-i:[A-Z][A-Za-z.’'-]*(?: [A-Z][A-Za-z.’'-]*){1,3}))(?:, (?:loan officer|vice president|officer|relationship manager)|$)`,
    ),
  }),
];

const someFile = String.raw`(?P<v>[A-Z]{0,5}-?\d[A-Z0-9-]{3,18})\b`;

const numbersAndDates: readonly Rule[] = [
  ...loanNumber,
  label(
    'loan_number',
    wordings(
      '{for|our|your|new|lender|lender’s|fund|fund this|fund the|} loan {no|number|#|account|id|}',
      'originator account',
    ),
    {
      valuePattern: part(String.raw`^(?:loan )?(?:no\.?|number|#)?:? ?(?P<v>[A-Z]{0,4}-?\d[\d-]{3,}\d)\b`),
    },
  ),
  sentence(
    'loan_number',
    'loan',
    String.raw`\b(?:our |the )?loan(?: no\.?| number| #)? (?P<v>[A-Z]{0,4}-?\d[\d-]{4,}\d)\b`,
    { certainty: 0.85 },
  ),
  sentence(
    'settlement_file_number',
    'file',
    String.raw`(?:;|valid (?:only )?for|for|our) (?:escrow )?file(?: no\.?| number| #)?(?: is|:)? ${someFile}`,
    { certainty: 0.88 },
  ),
  sentence(
    'settlement_file_number',
    ['file is', 'file no', 'file number', 'escrow no', 'order no'],
    String.raw`\b(?:(?:escrow |title |closing |settlement |our |their |its )?file (?:is|no\.?|number|#)|escrow (?:no\.?|number)|order (?:no\.?|number)):? ${someFile}`,
    { certainty: 0.86 },
  ),
  sentence(
    'closing_date',
    'closing',
    String.raw`\b(?:closing(?: is| will be)? (?:on|scheduled for|set for)|(?-i:Closing)) (?P<v>{date})`,
    {
      certainty: 0.85,
    },
  ),
  label(
    'disbursement_date',
    wordings(
      '{wire|value|transfer|send|requested wire|execution|settlement value|release|funding|process|processing|requested} {date|dt}',
      'date {wire to be sent|to be sent|wire sent|of wire|to send|of transfer|to be wired|to wire|wire needed|needed|funds needed|funds are needed|required}',
      '{wire|funds|wires} must {be received|arrive|be sent} {by|on}',
      '{funds|wire} {needed|due|required} {on|by}',
      'effective date',
      '{wire|send|release} {to go out|to be sent|} on',
      '{fund|send|release} {this|the|} {wire|transfer} on',
    ),
  ),
  sentence('disbursement_date', 'value date', 'value date:? (?P<v>{date})'),
  sentence(
    'disbursement_date',
    ['fund', 'wire', 'disburse', 'send', 'release'],
    String.raw`\b(?:fund|funds|wire|wired|send|sent|disburse|disbursed|disbursing|release|funding)\b:?(?:,? (?:by|fedwire|wire|the|this|above|loan|a|net|proceeds|amount|sum|funds|of|${sum}|to|for|will|be|made|out|is|takes|place)){0,9},? on (?P<v>{date})`,
    { certainty: 0.9 },
  ),
  sentence(
    'disbursement_date',
    'wire',
    String.raw`\b(?:transmit|send|wire|remit|transfer|deliver)\b[^.;]{0,90}?(?:[.]\d{2}[^.;]{0,60})? (?:no later than|not later than|on or before|by)(?: (?:\d{1,2}(?::\d{2})? ?[ap]\.?m\.?|noon|close of business)(?: on)?)? (?P<v>{date})`,
    { certainty: 0.8, fallback: true },
  ),
  label(
    'principal_amount',
    wordings('{gross|original|total|new|} loan {amount|}', 'amount of {the|} loan', '{note|mortgage} amount'),
    {
      valuePattern: part(`^(?P<v>${sum})`),
    },
  ),
  sentence('principal_amount', 'gross loan', `gross loan(?: amount)?(?: of)?:? (?P<v>${sum})`),
  label('property_address', ['Collateral', 'Home', 'Security', 'Real Estate']),
  ...plainLabels(
    'property_address',
    'settlement_agent',
    'settlement_file_number',
    'closing_date',
    'disbursement_date',
    'loan_officer',
  ),
  ...wireWordings,
].map((rule) =>
  // Bare, it is the escrow's officer on a closer's sheet.
  rule.field === 'loan_officer' && rule.patterns !== undefined
    ? { ...rule, patterns: rule.patterns.filter((words) => words.toLowerCase() !== 'officer') }
    : rule,
);

/** Where the money of the loan is sent: a bank's own order, or the sheet that a title company hands out. */
export const wireInstructions = family(
  'wire_instructions',
  order,
  inParts,
  prose,
  byShape,
  parties,
  numbersAndDates,
  wireLetters,
  closerLetters,
  wireMessages,
  wirePairs(nine, accountNumber),
);
