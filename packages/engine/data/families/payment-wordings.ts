import type { Rule } from '../../src/extraction/rule.ts';
import { block, label, part, sentence, worded } from './build.ts';
import { lenderBlockAddress, lenderBlockName, lenderName, onlyLender } from './party-patterns.ts';
import { notOwner, notOwnerName, ownerRoles } from './payoff-labels.ts';
import { plainLabels } from './plain-labels.ts';
import { closerName as agentName } from './title-patterns.ts';
import { bankHeads, beneficiaryHeads, creditHeads } from './wire-labels.ts';
import { addressOf, nameOf, wordings } from './wordings.ts';

/** What papers that move the money of a loan say of it beside the figures, in forms and in letters. */

const person = String.raw`(?-i:[A-Z][A-Za-z.'’-]*(?: [A-Z][A-Za-z.'’-]*){1,3})`;
const officer = String.raw`(?:(?:senior|commercial|mortgage|residential|business|agricultural|consumer|assistant) )*(?:loan officer|lending officer|account officer|loan originator|relationship manager)\b`;
/** A title may be one of two: "Vice President and Loan Officer". */
const rank = String.raw`(?:(?:(?:senior|assistant|executive|first) )?vice president(?:,| and| &|/) ?(?:the )?)?`;
const sum = String.raw`\$ ?\d{1,3}(?:,\d{3})*(?:\.\d{2})?|\d{1,3}(?:,\d{3})+\.\d{2}`;

/** Headings that stand beside it are nobody's name. */
export const officerName = part(String.raw`^(?:(?:No\.?|Number|Branch|Pay|Date)\b.*|(?P<v>${person}))(?:$|[,;(])`);

/** What a borrower writes of his own loan. */
export const borrowersWords = [
  'we have borrowed',
  'i have borrowed',
  'my loan',
  'our loan',
  'i authorize',
  'we authorize',
  'i hereby',
  'we hereby',
  'i request',
  'we request',
  'to us',
  'to me',
];

/** Who at the bank has the loan: in his title beside his name, wherever the paper says who asks for the money. */
const officers: readonly Rule[] = [
  ...plainLabels('loan_officer').map((rule) => ({
    ...rule,
    lines: 1,
    valuePattern: officerName,
  })),
  sentence(
    'loan_officer',
    ['officer', 'originator', 'relationship manager'],
    String.raw`\b(?:(?:requested|submitted|prepared|authorized|ordered|initiated|approved for funding|released) by|from|contact|questions to|call|signed):? (?P<v>${person}),? (?:the |our |your )?${rank} ?${officer}`,
    { certainty: 0.85 },
  ),
  sentence(
    'loan_officer',
    ['officer', 'originator', 'relationship manager'],
    String.raw`\b(?:loan officer|lending officer|account officer|loan originator|relationship manager)(?: (?:is|on this loan is|for this loan is|at the bank is)|,|:) (?P<v>${person})(?:[.;,(]|$| at\b)`,
    { certainty: 0.85 },
  ),
  block('loan_officer', 2, String.raw`^(?P<v>${person})(?:, |\n)${rank} ?${officer}$`, {
    certainty: 0.8,
    fallback: true,
  }),
];

const codes: readonly Rule[] = [
  worded(
    'branch_code',
    '(?:(?:originating|booking|home|loan|servicing|assigned|requesting|lending) )*(?:branch|office|cost center|center)(?: ?/ ?(?:dept|department|unit|office))?(?: (?:code|no|number|#|id))?',
    { lines: 1, valuePattern: String.raw`^(?:[A-Z][A-Za-z&. ]{2,30}[ ,#-]+)?(?P<v>\d{2,5})$` },
  ),
  worded('product_code', '(?:(?:loan|core|booking) )*(?:product|type|note type|loan type)(?: (?:code|type|id|no|#))?', {
    lines: 1,
    valuePattern: String.raw`^(?P<v>[A-Z]{2,6}\d{0,3}[A-Z]?|[A-Z0-9]{2,6}-[A-Z0-9]{1,6})$`,
    certainty: 0.85,
  }),
];

const notTo = '(?:(?-i:To|From|By|The|Wire to|Pay) )?';
const agent = String.raw`${notTo}(?P<v>${agentName})(?:$|[.;()]| [-–—/]|, | as\b| at\b| on\b| file\b| for\b| will\b| is\b| has\b| in\b)`;

/** Who closes the loan, named in a sentence, with a file of his own or by where the closing takes place. */
const closers: readonly Rule[] = [
  label(
    'settlement_agent',
    wordings('{settlement|closing|escrow|title} {agent|company|office} / {file|escrow|order} {no|number|#|}'),
    {
      lines: 1,
      valuePattern: part(`^${agent}`),
    },
  ),
  label(
    'settlement_file_number',
    wordings('{settlement|closing|escrow|title} {agent|company|office} / {file|escrow|order} {no|number|#|}'),
    {
      lines: 1,
      valuePattern: part(
        String.raw`[/,;(] ?(?:file|escrow|order)?(?: no\.?| number| #)?:? ?(?P<v>[A-Z]{0,5}-?\d[A-Z0-9-]{3,18})\)?$`,
      ),
    },
  ),
  label(
    'settlement_agent',
    wordings(
      '{closing|settlement} {date|place|location|} {and place|/ place|}',
      '{place|location} of {closing|settlement}',
    ),
    {
      lines: 1,
      certainty: 0.86,
      valuePattern: part(`^(?:[^.;]{0,30}?\\b(?:at|with|by|through) )?(?:the )?(?:offices? of )?${agent}`),
    },
  ),
  sentence(
    'settlement_agent',
    ['closing', 'close', 'settlement', 'escrow', 'signed'],
    String.raw`\b(?:(?:closing|settlement|closed|signed)\b[^.;$]{0,60}? (?:at the offices? of|held (?:at|by)|handled by|conducted by|by)|(?:will|to|shall) close (?:at|with|through)(?: the offices? of)?|(?:settlement|closing|escrow|title) agent(?: for (?:this|the|our) (?:loan|closing|transaction))?(?: is| will be|,|:)) ${agent}`,
    { certainty: 0.85 },
  ),
  sentence(
    'settlement_agent',
    ['as settlement agent', 'as closing agent', 'as escrow agent', 'settlement agent', 'closing agent'],
    String.raw`(?:\b(?:to|with|by|of|from|through) |[.;:] )${notTo}(?P<v>${agentName}),? (?:\(?(?:as |acting as |who is |who acts as |our |the |your |its )*(?:settlement|closing|escrow|title) agent\b)`,
    { certainty: 0.86 },
  ),
];

const closingDay: readonly Rule[] = [
  ...plainLabels('closing_date'),
  sentence(
    'closing_date',
    ['closing', 'close', 'closed', 'closes', 'settlement'],
    String.raw`\b(?:(?:loan|transaction|matter|purchase|sale|refinance|refinancing|it|which)(?: (?:is|was|will|has|be|been|to|scheduled|set|expected))* (?:close[sd]?|closing)|(?:closing|settlement)(?: (?:of (?:the|this|our|my|said) (?:above |above-referenced |captioned |referenced )?(?:loan|transaction|sale|purchase|refinance|refinancing)|date|is|was|will|to|be|take|takes|took|place|held|scheduled|set|to occur|expected|occurs|occurred|which))*)(?: (?:on|for|of|set for|scheduled for))? (?P<v>{date})`,
    { certainty: 0.86 },
  ),
  sentence(
    'closing_date',
    ['close'],
    String.raw`\b(?:we|to|will|shall|you|parties)(?: (?:will|are|to|plan|expect|intend|scheduled|set|shall))* close (?:(?:the|this|above|above-referenced|referenced|captioned|subject|named|loan|transaction|sale|purchase|refinance|matter|file|escrow|it) )*on(?: or about)? (?P<v>{date})`,
    { certainty: 0.86 },
  ),
];

/** A sheet for paying out a loan: the parties of its closing, and who is paid among others. */
export const disbursementWordings: readonly Rule[] = [
  ...officers,
  ...codes,
  ...closers,
  ...closingDay,
  ...plainLabels('settlement_agent', 'settlement_file_number', 'property_county'),
  // The title company among those who are paid closes the loan; what insures the title does not.
  block(
    'settlement_agent',
    1,
    String.raw`^(?:\(?[a-z0-9]{1,2}[.)] )?(?:to |wire to |check to |payable to |paid to |pay to |disbursed to |remit to |remitted to )?(?:.*\b(?:fees?|charges?|costs?|insurance|premium|policy|total|agent|statement|account|acct|trust|proceeds|instructions?|date|file|number|no)\b.*|(?P<v>${agentName})(?: (?:for|as|on behalf of|toward)\b.*| \((?:closing|settlement|escrow|title)\b.*)?)$`,
    { certainty: 0.7, fallback: true },
  ),
  block(
    'property_county',
    1,
    String.raw`\b(?:county (?:recorder|clerk|register|registrar)(?: of deeds)?(?:,| of| [-–—]) (?P<v>(?-i:[A-Z][A-Za-z.']+(?: [A-Z][A-Za-z.']+)?))(?: county)?$)`,
    { certainty: 0.75, fallback: true },
  ),
  block(
    'property_county',
    1,
    String.raw`^(?:to )?(?P<v>(?-i:[A-Z][A-Za-z.']+(?: [A-Z][A-Za-z.']+)?)) county (?:recorder|clerk|register|registrar)(?: of deeds)?$`,
    { certainty: 0.75, fallback: true },
  ),
  sentence(
    'property_county',
    ['county)', 'county'],
    String.raw`{address},? \(?(?P<v>(?-i:[A-Z][A-Za-z.']+(?: [A-Z][A-Za-z.']+)?)) county\b`,
    {
      certainty: 0.85,
      fallback: true,
    },
  ),
  block(
    'borrower_name',
    1,
    String.raw`^(?:re|regarding|subject):? (?:our |your |the )?loan(?: no\.?| number| #)? ?[A-Z]{0,4}-?\d[\d-]{3,18}\d,? (?:to|of|for|[-–—]) (?P<v>{party})$`,
    {
      certainty: 0.86,
    },
  ),
  // Who writes to the bank that pays his loan out; inside a bank it is the officer.
  ...['our loan', 'my loan', 'borrowed'].map((words) =>
    label('borrower_name', ['From'], {
      page: 1,
      lines: 1,
      certainty: 0.75,
      where: [words],
      unless: ['memo', 'interoffice', 'inter-office'],
      valuePattern: part(String.raw`^(?P<v>${person}(?: (?:and|&) ${person})?)$`),
    }),
  ),
  sentence(
    'loan_proceeds_total',
    ['proceeds', 'payments', 'disburse', 'above'],
    String.raw`\b(?:(?:sum|total) of (?:these|the|all|the above|the foregoing) (?:payments|disbursements|items|amounts)(?: is|,|:)|(?:these|the above|the foregoing) (?:payments|disbursements|items|amounts) (?:total|come to|amount to|equal|make|add up to)|disburse (?:the |all |our |all of the )*(?:loan |net )?(?:proceeds|funds)(?: of (?:the|this|our) loan)?(?: of|, being|,|in the amount of)) (?P<v>{money})`,
    { certainty: 0.84 },
  ),
  // A label set so close that it runs into the name.
  block('lender_name', 1, String.raw`^(?:lender|creditor|bank):? (?P<v>${lenderName})$`, { page: 1, certainty: 0.8 }),
  // A choice between boxes names both kinds.
  sentence(
    'loan_class',
    ['business purpose', 'commercial purpose', 'business or commercial', 'agricultural purpose'],
    String.raw`\b(?:loan|credit|proceeds|funds|money|advance)\b(?: (?:is|are|will|shall|be|been|used|being|made|obtained|solely|primarily|exclusively|only|and|extended|entirely)){1,6} for (?:a )?(?P<v>business|commercial|agricultural)(?:,? (?:or|and) (?:commercial|agricultural|business|investment))*(?: purposes?)\b`,
    { certainty: 0.82, value: 'business', unless: ['☐', '[ ]'] },
  ),
  sentence(
    'loan_class',
    ['family', 'household', 'consumer purpose', 'personal purpose'],
    String.raw`\b(?:loan|credit|proceeds|funds|money|advance)\b(?: (?:is|are|will|shall|be|been|used|being|made|obtained|solely|primarily|exclusively|only|and|extended|entirely)){1,6} for (?P<v>personal|consumer|family|household)\b`,
    { certainty: 0.82, value: 'consumer', unless: ['☐', '[ ]'] },
  ),
  worded('loan_class', '(?:loan |credit )?(?:class|classification)|(?:class|kind|type) of (?:loan|credit)|loan type', {
    lines: 1,
    valuePattern: part(String.raw`^(?P<v>business|consumer|commercial|personal)(?: (?:loan|purpose|credit))?$`),
    certainty: 0.86,
  }),
];

const asker = nameOf(
  'requesting lender',
  'requesting bank',
  'requesting institution',
  'requesting creditor',
  'new lender',
);
const fromAsker = wordings(
  '{from|to|for|} ({requesting|new|refinancing} {lender|bank|institution|creditor})',
  '{requested|ordered} {by|for}',
  '{requestor|requester|requesting party|prepared for|issued to|furnished to|provided to}',
);
const asks = String.raw`(?:at (?:the|your) request of|(?:as )?requested by|(?:furnished|issued|provided|given|released|prepared|addressed)(?: only)?(?: to| for)|in (?:reply|response) to (?:the|a) request (?:of|from|by))`;

const totalPayoff =
  '(?:(?:grand|net|full|final) )?total(?: (?:payoff|pay off|due|amount|demand|required|needed|owing|to|the|loan|in|full|lien|account|release|satisfy|close|pay))*|(?:payoff|pay off)(?: (?:amount|total|figure|balance|due|demand))*|amount (?:required|needed|necessary|due) to (?:pay off|satisfy|pay|release|close)(?: (?:the|this|loan|lien|account|in full))*';

/** Under the letterhead of who writes. */
const insideAddress = { page: 1, box: { x: 0, y: 0.12, w: 1, h: 0.3 }, certainty: 0.7, fallback: true } as const;
const answered = ['your request', 'your inquiry', 'you requested', 'you asked', 'you have asked', 'you have requested'];
const bankWords = ['bank', 'credit union', 'savings', 'mortgage', 'lending', 'trust company', 'farm credit'];
const asked = { page: 1, certainty: 0.74, fallback: true } as const;
const afterDay = '{date} (?:to:? )?';

function beforeSubject(place: string): string {
  return String.raw`,?(?: (?:attn|attention|c/o)\b[^\d]{0,60}?)? ${place},? (?:re\b|dear|ladies|gentlemen|subject|attn|attention|to whom|regarding)`;
}

const salutation = ['dear ', 'gentlemen', 'truly yours', 'sincerely', 'we look forward', 'to whom it may'];

export const payoffWordings: readonly Rule[] = [
  // "TOTAL PAYOFF (lines 9 to 13)": brackets that say how it was summed up.
  worded('payoff_amount', totalPayoff, { direction: 'right', lines: 1, valuePattern: part(`^(?P<v>${sum})$`) }),
  sentence(
    'payoff_amount',
    ['(lines', '(items', '(sum of', '(add', '(total of', '(line'],
    `\\b(?:total|payoff|amount)(?: [a-z]+){0,5} \\((?:lines?|items?|sum of|add|total of)[^)$]{0,40}\\):?(?: [.…]+)? (?P<v>${sum})`,
    { certainty: 0.9 },
  ),
  label('lender_name', [...asker, ...fromAsker], { lines: 2, valuePattern: onlyLender, certainty: 0.86 }),
  label('lender_address', [...asker, ...fromAsker], {
    lines: 4,
    certainty: 0.86,
    valuePattern: String.raw`(?i)^[^0-9]*\b(?:bank|credit union|savings|trust company|mortgage|lending)\b[^0-9]*?,? ?(?P<v>\d{1,6} .*?[A-Z]{2},? \d{5}(?:-\d{4})?)`,
  }),
  sentence(
    'lender_name',
    ['request', 'furnished', 'issued', 'provided', 'prepared', 'given'],
    String.raw`\b${asks}:? (?P<v>${lenderName})(?:[.;(]|, |$| in connection| for| as| which| and)`,
    {
      certainty: 0.8,
    },
  ),
  label('borrower_address', [...nameOf(...ownerRoles), ...addressOf(...ownerRoles), 'Mailing Address']),
  sentence(
    'payoff_amount',
    ['/100', 'dollars ('],
    String.raw`\b(?:pay|satisfy|payoff|in full|release|discharge|retire|paid)\b[^.$]{0,120}?(?:dollars|/100)\)?,? ?\((?P<v>${sum})\)`,
    { certainty: 0.86 },
  ),
  sentence(
    'payoff_amount',
    ['receipt of', 'upon payment of', 'on payment of', 'against payment', 'receiv'],
    String.raw`\b(?:release|discharge|satisf\w+|reconvey|reconveyance|cancel|terminat\w+|surrender)\b[^.$]{0,80}? (?:up)?on (?:our |the |its |timely )*(?:receipt|payment|receiving|collection)(?: by us)? of (?:the sum of |the amount of |a total of |good funds of )?(?P<v>${sum})`,
    { certainty: 0.88 },
  ),
  sentence(
    'payoff_per_diem',
    ['accru', 'added', 'runs'],
    String.raw`\binterest (?:of|at|in the amount of) (?P<v>\$ ?\d[\d,]*\.\d{2,6})(?: (?:will|shall|is|be|to|must))* (?:accrues?|accruing|added|runs?)(?: to (?:the|this) (?:sum|amount|total|figure))?,? (?:for )?(?:each|every|per|a|daily)\b`,
    { certainty: 0.9 },
  ),
  sentence(
    'payoff_good_through',
    ['figures', 'they are', 'amounts', 'it is'],
    String.raw`\b(?:through|thru|until|as of) (?P<v>{date}),? (?:they|(?:the|these|our|your) (?:payoff )?(?:figures|amounts)|it|the (?:amount|payoff|total)) (?:are|is|will be)\b`,
    { certainty: 0.84 },
  ),
  // A bank that asked for the figures is to lend the money for them.
  // It stands between the day of the letter and its subject; the bank that answers stands over the day.
  ...answered.flatMap((words) => [
    sentence('lender_name', bankWords, `${afterDay}(?P<v>${lenderName})${beforeSubject('{address}')}`, {
      ...asked,
      where: [words],
    }),
    sentence('lender_address', bankWords, `${afterDay}${lenderName}${beforeSubject('(?P<v>{address})')}`, {
      ...asked,
      where: [words],
    }),
  ]),
  // A title company that is written to asked for the figures.
  block(
    'settlement_agent',
    3,
    String.raw`^(?:to:? )?(?P<v>${agentName})\n(?:(?:attn|attention|escrow|closing)[^\n]*\n)?(?:\d{1,6}[A-Za-z]? |P\.? ?O\.? ?Box |One )`,
    { ...insideAddress, certainty: 0.74 },
  ),
  // The address that is seen through an envelope's window, under one or two names.
  block(
    'borrower_address',
    4,
    String.raw`^(?:${notOwner}\n(?:.*\n?)*|[^\n]*\n${notOwnerName}\n(?:.*\n?)*|{party}\n(?:(?:and |& )?(?-i:[A-Z])[^\n\d:]{4,60}\n)?(?P<v>(?:\d{1,6} |P\.? ?O\.? ?Box )[^\n:]*\n(?:[^\n:]*\n)?[^\n:]*\b(?-i:[A-Z]{2}),? \d{5}(?:-\d{4})?))$`,
    { page: 1, box: { x: 0, y: 0.04, w: 0.6, h: 0.36 }, certainty: 0.7, fallback: true },
  ),
  ...closers,
  ...closingDay,
];

const hasNumbers = String.raw`^(?s:.*)\b(?:aba|routing|account|acct|for credit|credit to)\b|`;

export const wireWordings: readonly Rule[] = [
  ...officers,
  ...codes.map((rule) => ({ ...rule, outside: [...bankHeads, ...beneficiaryHeads, ...creditHeads] })),
  ...closers,
  ...closingDay,
  // A letter to the lender; the bank that is credited has its numbers below it.
  ...salutation.flatMap((words) => [
    block('lender_name', 5, `${hasNumbers}${lenderBlockName}`, { ...insideAddress, where: [words] }),
    block('lender_address', 5, `${hasNumbers}${lenderBlockAddress}`, { ...insideAddress, where: [words] }),
  ]),
  label(
    'disbursement_date',
    wordings(
      '{effective|value|send|transmit|execution|wire|requested} / {settlement|value|effective|send|execution|funding} date',
      '{date|day} {funds|money|wire|proceeds} {go out|goes out|to go out|leaves|is sent|are sent|will be sent|sent|required by title}',
      '{transmit|transmittal|remittance|payment|outgoing wire|wire out|wire value|Fedwire} date',
      'date {sent|wired|released|executed|transmitted|of transmittal|of outgoing wire|to be transmitted|of payment|of remittance|to be executed|to be released}',
      '{send|wire|transmit|execute|release|pay out|pay} {on|date}',
      '{to be|} {sent|wired|released|transmitted|executed} on',
    ),
  ),
  label(
    'borrower_name',
    wordings('{customer|borrower|member} {name|} {on|of} {loan|note|the loan|the note}', '{loan|our} customer'),
    {
      valuePattern: part(String.raw`^(?:.*\b(?:bank|banc\w*|credit union|savings|trust company)\b.*|(?P<v>.+))$`),
    },
  ),
  label('borrower_address', addressOf('customer', 'borrower', 'member', 'loan customer', 'buyer'), {
    outside: [...beneficiaryHeads, ...creditHeads],
  }),
  label(
    'principal_amount',
    wordings(
      'face {amount|} of {the|} note',
      '{note|loan} {face|principal|face amount}',
      '{principal|face} amount {of {the|} {note|loan}|}',
    ),
  ),
  block(
    'lender_name',
    1,
    String.raw`^(?:prepared|issued|ordered|requested|sent|originated) by(?: the)?(?: [a-z/&-]+){0,3} (?:department|desk|operations|room|unit|division|group|team)(?: of| at|,) (?P<v>${lenderName})$`,
    { certainty: 0.82 },
  ),
  sentence(
    'lender_name',
    ['prepared by', 'issued by', 'department of', 'operations of', 'on behalf of', 'funded by', 'loan from'],
    String.raw`\b(?:(?:prepared|issued|ordered|requested|sent|funded|originated) by(?: the)?(?: (?:closing|funding|loan|wire|operations|post-closing|mortgage|deposit) ?)*(?:department|desk|operations|room|unit|division|group|team)? ?(?:of|at|,)?|(?:closing|funding|wire|loan) (?:department|desk|operations|room|unit)(?: of| at|,)|loan from|(?:proceeds|funds) from|on behalf of) (?P<v>${lenderName})(?:[.;(]|, |$| in| for| to| under| on| and| is| will| has)`,
    { certainty: 0.8, fallback: true },
  ),
];
