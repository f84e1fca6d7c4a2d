import type { Rule } from '../../src/extraction/rule.ts';
import { namedSigners } from './authority-labels.ts';
import { block, checkbox, column, family, label, part, sentence, signature, worded } from './build.ts';
import { loanNumber, softwareHeader } from './common.ts';
import { asFilledIn, guarantyExtents, guarantyLimits, guarantyWords } from './guaranty-extent.ts';
import { noteRate } from './lending-clauses.ts';
import { placesOfParties, securedGoods } from './lending-prose.ts';
import { principal } from './note-amounts.ts';
import { addressOf, bareLoanNumber, borrower, borrowerEntity, lender, loanNumberInText } from './note-parties.ts';
import {
  amount,
  called,
  described,
  entityForms,
  firstOfTwo,
  within,
  wordsOfDollars,
  wordsWithFraction,
} from './note-phrases.ts';
import { stateOfBorrower } from './organized-state.ts';
import { lenderBlockAddress, lenderBlockName, lenderName } from './party-patterns.ts';
import { underHeads } from './party-sections.ts';
import { letterhead } from './promissory-note.ts';
import { signers } from './signers.ts';
import { partyWordings, wordings } from './worded-labels.ts';

/** What kind of company the guarantor is says nothing of the borrower. */
function notOfGuarantor(rule: Rule): Rule {
  if (rule.pattern === undefined) return rule;
  const kind = String.raw`an? (?-i:[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+){0,2}) ${entityForms}`;
  const skipped = String.raw`\bguarantors?["”]?\)?,? (?:is )?${kind}|[A-Za-z.],? ${kind}[^.;()]{0,160}\([^)"“]{0,40}["“](?:guarantor|surety)|["“]guarantors?["”] (?:means|shall mean|is|are)\b(?:[^."“]|\.[^ ]|\b(?:ltd|inc|co|corp|jr|sr|l\.p|l\.l\.c)\. ?){0,500}`;
  return { ...rule, pattern: `${skipped}|${rule.pattern}` };
}

const tableHeads = [
  'Address',
  'Limit',
  'Limit of liability',
  'Maximum liability',
  'Amount',
  'Guaranty',
  'Type',
  'Capacity',
  'Signature',
];

const roles = 'guarantor|surety|suretie|undersigned';

const numbers = String.raw`\((?:i{1,3}|iv|v|[a-e]|[1-5])\)`;
const guarantorMeans = String.raw`["“]guarantors?["”] (?:means|shall mean|refers to|is|are)(?:,? (?:each of|all of|collectively|individually and collectively|jointly and severally|jointly|severally|together|the following|and|individually|whether one or more))*[,:]? `;
const saidOfParty = String.raw`(?:,? (?:an? (?:(?-i:[A-Z])[A-Za-z]+ ){0,3}[a-z][a-z -]{3,50}|individually|whose[^()]{3,120}|of \d[^()]{3,120}|residing[^()]{3,120}))?,?;?`;

/** Guarantors that a definition numbers: the first to the fifth, each behind those before it. */
const listedGuarantors: readonly Rule[] = [0, 1, 2, 3, 4].map((before) =>
  sentence(
    'guarantor_name',
    ['guarantor” ', 'guarantor" ', 'guarantors” ', 'guarantors" '],
    String.raw`${guarantorMeans}(?:${numbers} {party}${saidOfParty}(?: and)? ){${before}}${numbers} (?P<v>{party})(?:,|;|\.| \(| an? )`,
  ),
);

const guarantor = [
  ...['guarantor_name', 'guarantor_address'].map((field) =>
    label(field, [
      'Guarantor',
      'Guarantors',
      'Guarantor(s)',
      'Guarantor Name',
      'Name of Guarantor',
      'Guarantor Name and Address',
      "Guarantor's Name and Address",
      'Guarantor(s) Name and Address',
      'Guarantor 1',
      'Surety',
      'Surety/Guarantor',
      'Guarantor/Surety',
      'Guarantor(s)/Surety',
      'Undersigned Guarantor',
    ]),
  ),
  label('guarantor_name', ['Guarantor 2', 'Guarantor 3', 'Co-Guarantor']),
  label('guarantor_address', ["Guarantor's Address", 'Guarantor Address', 'Address of Guarantor']),
  column('guarantor_name', 'Guarantor', tableHeads),
  column('guarantor_name', 'Name of Guarantor', tableHeads),
  column('guarantor_name', 'Guarantor Name', tableHeads),
  column('guarantor_address', 'Address', ['Guarantor', 'Name of Guarantor', 'Guarantor Name'], { certainty: 0.8 }),
  sentence('guarantor_name', ['“', '"', '('], `(?P<v>{party})${described}${called(roles)}`),
  sentence('guarantor_name', ['“', '"'], firstOfTwo(roles)),
  sentence(
    'guarantor_name',
    ['undersigned', 'guarant'],
    String.raw`(?:the undersigned,?|each of|\bby|\bi,|\bwe,) (?:guarantor,? )?(?P<v>{party}),? (?:an? (?:individual|resident|married)|whose (?:address|residence)|of \d|residing|\(|hereby|absolutely|unconditionally|jointly|personally|irrevocably|as guarantor|guarant|each)`,
  ),
  sentence(
    'guarantor_name',
    ['means', 'guarantor is'],
    String.raw`["“]?guarantors?["”]? (?:means|is|are|refers to|shall mean)(?: each of)? (?P<v>{party})(?:,? (?:an? |whose|of |and (?:his|her|its|their)|residing|jointly|individually)|\.)`,
  ),
  // `"Guarantor" means, jointly and severally, (i) Ann Lee, an individual, and (ii) Lee Land, Ltd., a Texas limited partnership`.
  ...listedGuarantors,
  ...addressOf('guarantor_address', roles),
  sentence(
    'guarantor_address',
    ['address', 'of ', 'residing'],
    String.raw`(?:by|undersigned,?|i,|guarantor["”]? means|from) {party},? (?:an? [a-z ]{3,60},? )?(?:whose (?:mailing |residence |home )?address is|residing at|having an address (?:of|at)|with an address (?:of|at)|of|located at)(?: located at)? (?P<v>{address})`,
  ),
];

/** How much is guaranteed: an amount, or all of it. */
const limit = [
  label(
    'guaranty_limit',
    [
      'Maximum Liability',
      'Limit of Liability',
      'Maximum Guaranteed Amount',
      'Guaranteed Amount',
      'Guaranty Amount',
      'Guaranty Limit',
      'Amount of Guaranty',
      'Amount Guaranteed',
      'Guaranteed Principal',
      'Maximum Amount',
      'Limitation',
      'Limit',
      'Limited to',
      'Cap',
    ],
    { valuePattern: part(String.raw`^(?:[a-z0-9 ,&/-]{0,80}\(?)?${amount}`) },
  ),
  column('guaranty_limit', 'Limit of liability', ['Guarantor', 'Name of Guarantor', 'Guarantor Name', 'Name']),
  column('guaranty_limit', 'Limit', ['Guarantor', 'Name of Guarantor', 'Guarantor Name', 'Name']),
  column('guaranty_limit', 'Maximum', ['Guarantor', 'Name of Guarantor', 'Guarantor Name']),
  column('guaranty_limit', 'Maximum liability', ['Guarantor', 'Name of Guarantor', 'Guarantor Name', 'Name']),
  sentence(
    'guaranty_limit',
    ['exceed', 'limited to', 'limit of', 'maximum', 'up to'],
    String.raw`(?:shall not|will not|not to|may not|does not|in no event|never)${within(60)}exceed(?:,? (?:at any one time|in the aggregate|in principal|the (?:principal )?(?:sum|amount) of|a (?:principal )?(?:sum|amount) of|the maximum (?:sum|amount) of),?)*(?: [a-z0-9 ,&/-]{3,110}\()? ?${amount}`,
  ),
  sentence(
    'guaranty_limit',
    ['limited to', 'limited in amount', 'maximum'],
    String.raw`\b(?:loans?|notes?|credit|line|facility|advances?) (?:[a-z]+ ){0,4}?(?:in|of|for|up to) (?:the|an?) (?:[a-z]+ ){0,2}?maximum (?:[a-z]+ )?(?:amount|sum)[^.$]{0,20} of(?: [a-z0-9 ,&/-]{3,110}\()? ?{money}|(?:limited(?: in amount)? to|limit(?:ation)? (?:of|is)|maximum (?:liability|guaranteed amount|amount)[^.$]{0,60}(?:is|of|shall be)|guarant(?:y|ee) is (?:limited to )?)(?: (?:an?|the|maximum|principal|aggregate|sum|amount|total|of)){0,8}(?: [a-z0-9 ,&/-]{3,110}\()? ?${amount}`,
  ),
  label(
    'guaranty_type',
    [
      'Maximum Liability',
      'Limit of Liability',
      'Guaranty Type',
      'Type of Guaranty',
      'Amount of Guaranty',
      'Guaranteed Amount',
      'Guaranty Amount',
      'Guaranty Limit',
      'Limitation',
      'Limit',
    ],
    {
      valuePattern: part(
        String.raw`^(?P<v>unlimited|without limit(?:ation)?|no limit|full|limited)\b(?: to| in| guarant| as|[.,;]|$)?`,
      ),
    },
  ),
  column('guaranty_type', 'Limit of liability', ['Guarantor', 'Name of Guarantor', 'Guarantor Name', 'Name']),
  column('guaranty_type', 'Limit', ['Guarantor', 'Name of Guarantor', 'Guarantor Name', 'Name']),
  sentence(
    'guaranty_type',
    'unlimited',
    String.raw`(?:guarant(?:y|ee)|liability|amount|obligations?)[^.]{0,80}(?:is|be|are|shall be) (?:an? )?["“]?(?P<v>unlimited)\b`,
  ),
  sentence(
    'guaranty_type',
    ['unlimited', 'limited'],
    String.raw`(?:this is|is|constitutes|being) an? ["“]?(?P<v>unlimited|limited)["”]? (?:[a-z]+ ){0,3}guarant(?:y|ee)\b`,
  ),
  sentence(
    'guaranty_type',
    'limited',
    String.raw`(?:liability|guarant(?:y|ee|or)|obligations?)[^.]{0,80} is (?P<v>limited) to (?:an? |the |maximum |principal |aggregate |amount |sum |total |of )*(?:[a-z0-9 ,&/-]{3,110}\()?{money}`,
  ),
  ...['Coverage', 'Extent', 'Guaranty', 'Guaranty Type', 'Liability'].map((heading) =>
    column('guaranty_type', heading, ['Guarantor', 'Name of Guarantor', 'Guarantor Name'], {
      valuePattern: part(String.raw`^(?P<v>unlimited|limited)\b`),
    }),
  ),
  sentence(
    'guaranty_type',
    ['without limit', 'no limit'],
    String.raw`\bguarant(?:y|ee|ees|ies)\b[^.]{0,200}? (?P<v>without (?:any )?limit(?:ation)?) (?:as to|in|on|of) (?:the |its )?(?:amount|dollar amount)`,
    { certainty: 0.88 },
  ),
  sentence(
    'guaranty_type',
    ['without limit'],
    String.raw`(?:liability|guarant(?:y|ee)|amount)[^.]{0,80} is (?P<v>without limit(?:ation)?)\b`,
    {
      certainty: 0.8,
    },
  ),
  checkbox('guaranty_type', ['Unlimited'], 'unlimited', { certainty: 0.78 }),
  checkbox('guaranty_type', ['Limited'], 'limited', { certainty: 0.78 }),
  sentence(
    'guaranty_type',
    ['limited'],
    String.raw`\b(?:liability|guarant(?:y|ee)|undertaking|obligations?|responsibility|promise)\b[^.]{0,60} is (?P<v>unlimited|limited)(?:[.,;]| in amount| as to amount)`,
    { certainty: 0.88 },
  ),
  sentence(
    'guaranty_limit',
    ['more than', 'in excess of', 'beyond'],
    String.raw`\b(?:recover|collect|claim|liable|responsible|owe|pay|answer|liability)[^.$]{0,60}(?:(?:no|not|never) more than|not in excess of|not beyond|no greater than)(?: the sum of)? ${amount}`,
    { certainty: 0.88 },
  ),
  sentence(
    'guaranty_limit',
    ['in no event', 'under no circumstances', 'at no time'],
    String.raw`\b(?:liability|obligations?|guarant(?:y|ee|or))\b[^.$]{0,200}?\b(?:in no event|under no circumstances|at no time)(?: to)?(?: be| shall it be)? (?:more than|in excess of|greater than|exceeding|exceed)(?: the (?:principal )?(?:sum|amount) of)?(?: [a-z0-9 ,&/-]{3,110}\()? ?${amount}`,
    { certainty: 0.88 },
  ),
  sentence('guaranty_type', 'unlimited', String.raw`\bis (?P<v>unlimited) (?:in|as to) amount`),
  sentence(
    'guaranty_limit',
    ['not more than', 'up to'],
    String.raw`(?:liable|answers?|guarantees?|responsible|liability)[^.$]{0,60}(?:not more than|no more than|up to)(?: the sum of)? ${amount}`,
  ),
  sentence(
    'guaranty_type',
    ['not limited'],
    String.raw`(?:liability|guarant(?:y|ee))[^.]{0,60} is (?P<v>not limited)(?: in| as to|\.|,)`,
    { certainty: 0.85 },
  ),
];

const guarantyDate = [
  label('guaranty_date', [
    'Date of this Guaranty',
    'Date of this Guarantee',
    'Date of this Agreement',
    'Date of Agreement',
    'Date Signed',
    'Date of Guaranty',
    'Date of Guarantee',
    'Guaranty Date',
    'Guarantee Date',
    'Effective Date',
    'Effective Date of Guaranty',
    'Effective Date of this Guaranty',
    'Effective Date of Guarantee',
    'Date of Execution',
    'Date',
    'Dated as of',
    'Made as of',
    'Executed as of',
  ]),
  // A trust has a date of its own.
  label('guaranty_date', ['Dated'], { page: 1, apart: ['trust'], certainty: 0.85 }),
  sentence(
    'guaranty_date',
    ['guaranty', 'guarantee', 'agreement'],
    String.raw`this (?:[a-z]+,? ){0,5}?(?:guaranty|guarantee|agreement)(?: agreement)?(?: of [a-z ]{3,40}?)?(?: \([^)]{3,40}\))?,? (?:is |was )?(?:hereby )?(?:dated|made|given|executed|entered into|effective)(?: (?:and|entered|into|executed|delivered|effective|made|as|of|this|on|the|dated)\b)*,? (?P<v>{date})`,
  ),
  sentence(
    'guaranty_date',
    ['dated', 'executed', 'signed'],
    String.raw`(?:\. |^)(?:dated|executed|signed|given)(?: (?:and delivered|and sealed|sealed and delivered|this|as of|on|the|at [a-z ,]{3,40}))*:? (?P<v>{date})\.?`,
    { certainty: 0.85 },
  ),
  // "Ann Lee, on May 3, 2025, unconditionally guarantees".
  sentence(
    'guaranty_date',
    ['guarant'],
    String.raw`\bon (?P<v>{date}),? (?:(?:hereby|absolutely|unconditionally|irrevocably|jointly|severally|and|personally) ?,?)*guarant(?:ees|ee|ies|eed)\b`,
    { certainty: 0.8 },
  ),
  sentence(
    'guaranty_date',
    ['effective date'],
    String.raw`["“]?effective date["”]? (?:means|is|shall be) (?P<v>{date})`,
  ),
  sentence('guaranty_date', ['made '], String.raw`\bmade (?:as of |on |this )*(?P<v>{date}),? (?:by|between|among)`),
  sentence(
    'guaranty_date',
    ['for good', 'for value', 'in consideration', 'whereas', 'to induce'],
    String.raw`, [a-z]{2},? (?P<v>{date}) (?:for (?:good|value)|in consideration|whereas|to induce)`,
    {
      page: 1,
      certainty: 0.8,
    },
  ),
  block('guaranty_date', 1, String.raw`^(?P<v>[a-z]{3,9}\.? \d{1,2}, \d{4})$`, {
    page: 1,
    box: { x: 0, y: 0, w: 1, h: 0.35 },
    certainty: 0.7,
  }),
];

/** The note that is guaranteed. */
const note = [
  label('note_date', ['Date of Note', 'Note Date', 'Loan Date', 'Date of Loan']),
  sentence(
    'note_date',
    ['note', 'loan'],
    String.raw`(?:note|loan)(?:s)?(?:,? (?:no\.?|number|numbered|#) ?{id})?(?: of (?:borrower|{party}))?(?: \([^)]{3,40}\))?,? (?:(?:is |was )?dated(?: as of)?|of|bearing the date of|executed(?: on)?|made(?: on)?|evidenced by a note dated)(?: even date herewith,?)? (?P<v>{date})`,
  ),
  label('maturity_date', ['Maturity Date', 'Maturity', 'Note Maturity']),
  sentence(
    'maturity_date',
    ['matur'],
    String.raw`\b(?:matures?|maturing|with a maturity date of|final maturity of)(?: on| by)? (?P<v>{date})`,
  ),
  sentence(
    'principal_words',
    '100',
    String.raw`(?:exceed|limited to|limit of)[^$]{0,60}${wordsWithFraction}|\b(?P<v>${wordsWithFraction})`,
  ),
  sentence(
    'principal_words',
    'dollars',
    String.raw`(?:exceed|limited to|limit of)[^$]{0,60}${wordsOfDollars.replace('?P<v>', '?:')}|(?:sum|amount|lend|loan|for)(?: of)? ${wordsOfDollars} ?\(?(?:u\.?s\.? ?)?\$`,
    { certainty: 0.85 },
  ),
  sentence(
    'principal_amount',
    ['lending', 'lend ', 'loan of', 'note for', 'for $'],
    String.raw`(?:lending|will lend|to lend|agreed to lend|lend to (?:borrower|customer|debtor|obligor|the borrower)|loan of|(?:note|loan)(?: (?:of|dated) {date})? for|dated {date} for)(?: to borrower| you)?(?: the sum of)?(?: [a-z0-9 ,&/-]{3,110}\()? ?${amount}`,
  ),
];

/** Where a letter has its inside address. */
const upperPart = { x: 0, y: 0, w: 1, h: 0.45 };

/** A person's name over an address: who writes the letter. */
const senderAddress = String.raw`^(?:${lenderName})\n|^[A-Z][A-Za-z.’'-]+(?: [A-Z][A-Za-z.’'-]+){1,3},?(?: Jr\.?)?\n(?P<v>\d{1,6} [^\n]+\n[^\n]+,? [A-Z]{2},? \d{5}(?:-\d{4})?)$`;

export const guaranty = family(
  'guaranty',
  namedSigners,
  loanNumber,
  loanNumberInText,
  bareLoanNumber,
  softwareHeader,
  borrower,
  borrowerEntity.filter(({ field }) => field !== 'borrower_state_of_org').map(notOfGuarantor),
  sentence(
    'borrower_name',
    ['debts of', 'indebtedness of', 'obligations of', 'loans to', 'loan to', 'credit to', 'liabilities of'],
    String.raw`(?:debts|indebtedness|obligations|liabilities|loans?|credit|advances|financial accommodations)(?: (?:and|or) [a-z]+){0,3} (?:of|to) (?P<v>{party})(?:,? (?:an? |\(|whose|of \d|to |from|\()|\.|,)`,
  ),
  sentence('borrower_name', ['from '], String.raw`{money} from (?P<v>{party}) to {party}`),
  sentence(
    'borrower_name',
    [' to '],
    String.raw`(?:loan (?:no\.?|number|#):? {id}|{money}\)?) to (?P<v>{party})(?: against| in consideration|,? (?:an? |evidenced|on its|under)| on | in |\.|$)`,
    { certainty: 0.85 },
  ),
  lender,
  letterhead,
  block('lender_name', 3, lenderBlockName, { page: 1, box: upperPart, certainty: 0.75 }),
  block('lender_address', 4, lenderBlockAddress, { page: 1, box: upperPart, certainty: 0.75 }),
  block('guarantor_address', 3, senderAddress, { page: 1, box: { x: 0, y: 0, w: 1, h: 0.15 }, certainty: 0.6 }),
  label('lender_name', ['To'], { page: 1, certainty: 0.8 }),
  label('lender_address', ['To'], { page: 1, certainty: 0.8 }),
  // "In favor of" with a capital is a caption, and the name behind it in running text is that of the box beside it.
  label('lender_name', ['In favor of', 'Given in favor of', 'For the benefit of', 'Guaranteed party'], {
    page: 1,
    certainty: 0.86,
  }),
  label(
    'borrower_name',
    [
      'Debtor whose debts are guaranteed',
      'Borrower whose debts are guaranteed',
      'Whose debts are guaranteed',
      'Guaranteed debtor',
      'Debts guaranteed of',
      'Party whose obligations are guaranteed',
    ],
    { page: 1, certainty: 0.88 },
  ),
  sentence(
    'lender_name',
    ['in favor of', 'induce', ' to '],
    String.raw`(?:(?-i:in) favor of|to induce|inure to the benefit of|guarantees? to|{money} from {party} to) (?P<v>{party})(?:,? (?:an? |of \d|whose|\(|to |having|loan|for the debts|its|and its|with)|,|\.)`,
  ),
  sentence('lender_name', [' to '], String.raw`\) to (?P<v>{party}) for the (?:debts|indebtedness|obligations)`),
  guarantor,
  [...limit, ...guarantyWords, ...guarantyExtents, ...guarantyLimits].map(asFilledIn),
  securedGoods,
  noteRate,
  stateOfBorrower,
  placesOfParties.filter(({ field }) => field !== 'borrower_state_of_org'),
  guarantyDate,
  note,
  principal,
  signers('guaranty_signed', 'guarantor_name', ['guarantor']),
  worded(
    'guaranty_limit',
    '(?:extent|amount|limit|measure|scope|cap)(?: of (?:the |this )?(?:guaranty|guarantee|liability))?|(?:guarantors? )?(?:maximum )?liability|guaranty (?:is )?limited to|(?:guaranty|guarantee) (?:amount|limit|cap)|not to exceed',
    { valuePattern: part(String.raw`^(?:limited(?: to)? |up to |not (?:to exceed|more than) )?\(?${amount}`) },
  ),
  worded(
    'guaranty_type',
    '(?:extent|amount|limit|measure|scope|kind|type|nature)(?: of (?:the |this )?(?:guaranty|guarantee|liability))?|(?:guarantors? )?liability|guaranty|guarantee',
    { valuePattern: part(String.raw`^(?P<v>unlimited|without limit(?:ation)?|no limit|limited)\b`) },
  ),
  sentence(
    'principal_amount',
    ['note', 'loan'],
    String.raw`\b(?:note|loan)\b(?:[^.$]|\.\d){0,60}? in the (?:(?:original|principal|face|stated) )*(?:amount|sum) of(?: [a-z0-9 ,&/-]{3,110}\()? ?${amount}`,
    { certainty: 0.85 },
  ),
  underHeads('guarantor', 'borrower', 'lender'),
  signature('notary_present', ['Notary Public', 'Notary']),
  partyWordings,
  wordings('loan_number', 'principal_amount', 'maturity_date', 'note_date', 'guarantor_name'),
);
