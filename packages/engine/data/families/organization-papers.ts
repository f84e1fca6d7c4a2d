import type { Rule } from '../../src/extraction/rule.ts';
import { stateOfEntity } from './approval-sentences.ts';
import { authorizedSigners, goodStandingDate, organicName } from './authority-labels.ts';
import { bankName } from './bank-name.ts';
import { block, checkbox, column, family, label, part, sentence, worded } from './build.ts';
import { loanNumber, softwareHeader } from './common.ts';
import { companyInArticles, pledgedCollateral } from './entity-wordings.ts';
import { instrumentLoanNumber } from './instrument-debt.ts';
import {
  address,
  afterEntity,
  afterParty,
  amount,
  called,
  entityType,
  partyName,
  stateName,
} from './instrument-patterns.ts';
import { entityForms } from './note-phrases.ts';
import { authorizedLoan } from './resolution-wordings.ts';
import { wordings } from './worded-labels.ts';
import { wordings as wordingsOf } from './wordings.ts';

const organization =
  '(?:organization|corporation|company|entity|partnership|limited liability company|limited partnership|general partnership|trust|association|borrower|applicant|firm|business)';

/** What such papers call the one who borrows, over its box. */
const roles =
  'corporation|company|entity|organization|partnership|business|association|trust|borrower|customer|applicant';

/** How papers of an organization name it, say what it is and where it sits. */
const organizationNamed: readonly Rule[] = [
  sentence(
    'borrower_name',
    ['name of'],
    String.raw`\b(?:complete |full |legal |exact |correct |true |and )*name of (?:the|this|said) ${organization}(?: is| shall be|:) (?P<v>${partyName})(?:${afterParty}|,? ${entityType}|\.{1,2} |\.{1,2}$|$| article| (?:ii|2)\b)`,
  ),
  sentence(
    'borrower_name',
    [' corporation', 'limited liability', 'partnership'],
    String.raw`(?-i:\b(?:[Ss]ecretary|[Pp]resident|[Mm]embers?|[Mm]anagers?|[Dd]irectors|[Pp]artners?|[Ss]hareholders|behalf|records) of |\bthat |\bfor |\bby |\boffice,? |\bbetween |\bamong |\bis )(?P<v>${partyName}),? (?:\((?:the )?["“][^"“”]{3,30}["”]\),? )?(?:${entityType})\b`,
    { certainty: 0.9 },
  ),
  sentence(
    'borrower_name',
    [
      '“company”',
      '“corporation”',
      '“borrower”',
      '“entity”',
      '“organization”',
      '“partnership”',
      '"company"',
      '"corporation"',
      '"borrower"',
    ],
    String.raw`(?-i:\b(?:of|that|for|by|between|among)) (?P<v>${partyName})(?:,? (?:${entityType}))?${called(organization)}`,
  ),
  block('borrower_entity_type', 1, String.raw`^(?P<v>${entityType})$`, { page: 1, certainty: 0.85 }),
  label(
    'borrower_entity_type',
    [
      'Entity Type',
      'Type of Entity',
      'Type of Organization',
      'Legal Structure',
      'Form of Organization',
      'Organization Type',
    ],
    {
      lines: 2,
      valuePattern: part(String.raw`^(?P<v>${entityType})\b`),
    },
  ),
  sentence(
    'borrower_entity_type',
    [' corporation', 'limited liability', 'partnership', ' trust'],
    String.raw`[,)] (?P<v>${entityType})${afterEntity}`,
  ),
  sentence(
    'borrower_entity_type',
    [' corporation', 'limited liability', 'partnership', ' trust'],
    String.raw`\b(?:is|as|being) (?P<v>an? ${stateName} (?:limited liability company|corporation|limited partnership|general partnership|limited liability partnership))\b`,
    { certainty: 0.88 },
  ),
  sentence(
    'borrower_address',
    ['office', 'place of business', 'headquarters', 'address'],
    // The lender has an office, too.
    String.raw`(?:${bankName}|\b(?:lender|bank|credit union|financial institution)\b)[^.;“”]{0,60}?\b(?:office|place of business|address|headquarters)\b[^.;“”\d]{0,30}${address}|\b(?:(?:principal|chief executive|executive|main|registered|business) (?:office|place of business)(?: address)?|place of business|headquarters|an office|(?:street|mailing|business) address(?: of (?:the|its) (?:principal office|company|corporation|principal place of business))?)(?: of (?:the|said|this) ${organization})?(?: (?:of|on|as of) record| on file| shown(?: in (?:the|our|these) records)?| in this state)?(?: with this office)?(?: is| are| shall be|,)?(?: (?:located|situated|maintained|recorded|shown|listed|kept))?(?: at|:| is| as)? (?P<v>${address})`,
  ),
  sentence(
    'borrower_address',
    [' at ', ' of '],
    String.raw`${entityType},? (?:with|having)[^.;:]{3,60}? (?:at|of) (?P<v>${address})`,
    { certainty: 0.85 },
  ),
  label('borrower_address', [
    'Principal Office',
    'Principal Office Address',
    'Principal Place of Business',
    'Principal Address',
    'Entity Address',
    'Business Address',
    'Company Address',
    'Corporation Address',
    'Street Address',
    'Mailing Address',
    'Address of Principal Office',
    'Principal Executive Office',
    'Chief Executive Office',
    'Address of Entity',
    'Address',
  ]),
  label('borrower_state_of_org', [
    'State of Organization',
    'State of Incorporation',
    'State of Formation',
    'State of Registration',
    'Jurisdiction of Organization',
    'Jurisdiction',
    'Jurisdiction of Formation',
    'State of Domicile',
    'Domestic State',
    'Home State',
    'Home Jurisdiction',
    'Formation State',
    'State Formed',
    'State Organized',
    'State Incorporated',
    'State of Inc',
    'State of Origin',
    'State/Country of Formation',
    'State or Country of Formation',
    'State/Country of Organization',
    'Jurisdiction of Incorporation',
    'Formation Jurisdiction',
    'Organized Under the Laws of',
    'Formed In',
    'Incorporated In',
    'Organized In',
  ]),
  sentence(
    'borrower_state_of_org',
    ['laws of'],
    String.raw`\b(?:organized|formed|incorporated|existing|created)(?:[^.;“”]{0,90}?) (?:under|by virtue of|pursuant to)(?: and by virtue of)? the (?:laws|statutes) of (?:the )?(?:state|commonwealth)? ?(?:of )?(?P<v>${stateName})\b`,
    { certainty: 0.85 },
  ),
  label('borrower_tin', [
    'Tax ID',
    'Tax ID#',
    'Tax ID No',
    'Tax ID Number',
    'Taxpayer ID',
    'Taxpayer ID Number',
    'Taxpayer Identification Number',
    'Tax Identification Number',
    'Tax Identification No',
    'Federal Tax ID',
    'Federal Tax ID No',
    'Federal Tax ID Number',
    'Federal Tax Identification Number',
    'Federal Employer Identification Number',
    'Federal ID',
    'Federal ID No',
    'FEIN',
    'EIN',
    'Employer ID Number',
    'Employer Identification Number',
    'TIN',
    'TIN / EIN',
    'EIN / TIN',
    'Organizational Tax ID',
  ]),
  sentence(
    'borrower_tin',
    ['identification number', 'tax number', 'tax id', 'taxpayer', ' ein', ' tin', 'fein'],
    String.raw`\b(?:(?:federal )?(?:tax|taxpayer|employer)(?:payer)?(?:[’']s)? (?:(?:identification|id|i\.d\.) )?(?:number|no\.?)|\bEIN|\bFEIN|\bTIN|tax id#?)(?: \([A-Z]{3,4}\))?(?: of (?:the|this|said) ${organization})?(?: is| shall be| of|:)? ?#?(?P<v>\d{2}-\d{6,8}|\d{9}|\d{3}-\d{2}-\d{3,5})\b`,
  ),
];

const entityKinds = [
  'Corporation',
  'Limited Liability Company',
  'Limited Partnership',
  'General Partnership',
  'Partnership',
  'Limited Liability Partnership',
  'Sole Proprietorship',
  'Trust',
];

/** What stands beside the kind of a company in a row of boxes. */
const besideKind = wordingsOf(
  '{state|jurisdiction|place} of {organization|incorporation|formation|registration}',
  '{date|year} {organized|formed|incorporated|established}',
  '{date|year} of {organization|incorporation|formation}',
  '{organizational|entity|filing|charter} {ID|number|no|no.}',
  '{tax|taxpayer} ID',
  'EIN',
);

const resolution = family(
  'borrowing_resolution',
  authorizedSigners,
  pledgedCollateral,
  sentence(
    'lender_address',
    ['borrow'],
    String.raw`\bborrow(?: money)? from [^;“”\d]{4,80}?,? (?:of |at |whose address is |located at )?(?P<v>${address})`,
    { certainty: 0.86 },
  ),
  sentence(
    'lender_address',
    ['“bank', '“lender', '"bank', '"lender', '“financial', '“credit union'],
    String.raw`${bankName}(?:,? an? [a-z][a-z -]{3,50}?)?,? (?:of|at|with (?:an?|its) (?:[a-z]+ ){0,2}(?:office|branch|address)s? (?:at|of)|having (?:an?|its) (?:[a-z]+ ){0,3}(?:office|branch|address|place of business) at|whose (?:[a-z]+ ){0,2}(?:address|office) is(?: at)?|located at) (?P<v>${address})${called('(?:bank|lender|financial institution|credit union)')}`,
  ),
  sentence(
    'lender_name',
    ['“bank', '“lender', '"bank', '"lender', '“financial', '“credit union'],
    String.raw`\b(?:to|from|with|by|whereas,?) (?P<v>${partyName})(?:,? (?:of|with|having|whose|located)[^;“”]{8,140}?)?${called('(?:bank|lender|financial institution|credit union)')}`,
  ),
  loanNumber,
  softwareHeader,
  instrumentLoanNumber,
  organizationNamed,
  label('borrower_name', [
    'Corporation',
    'By (name of organization)',
    'Name of Organization',
    'Organization Name',
    'Name of Business',
    'Borrowing Organization',
    'Company',
    'Organization',
    'Entity',
    'Entity Name',
    'Partnership',
    'Limited Liability Company',
    'LLC',
    'Name of Entity',
    'Name of Corporation',
    'Name of Company',
    'Name of Organization',
    'Name of Limited Liability Company',
    'Name of Partnership',
    'Company Name',
    'Corporation Name',
    'Corporate Name',
    'Organization Name',
    'Legal Name',
    'Legal Name of Entity',
    'Borrower',
    'Borrower Name',
    'Name of Borrower',
    'Trust',
    'By (entity name)',
    'Customer',
    'Member Business',
    'Association',
  ]),
  ...['borrower_name', 'borrower_address'].map((field) =>
    label(field, wordingsOf(`{${roles}|LLC} {legal|full|} {name|name(s)} {and|&} {mailing|business|} address`)),
  ),
  ...['lender_name', 'lender_address'].map((field) =>
    label(
      field,
      wordingsOf(
        '{lender|bank|credit union|financial institution|institution|creditor} {name|} {and|&} {mailing|} address',
        '{lender|bank|credit union|financial institution} name {and|&} address',
      ),
    ),
  ),
  label('borrower_address', [
    'Corporation',
    'Company',
    'Organization',
    'Entity',
    'Partnership',
    'Limited Liability Company',
    'LLC',
    'Borrower',
    'Trust',
    'Customer',
    'Association',
  ]),
  label('lender_name', [
    'Lender',
    'To (financial institution)',
    'Name of Financial Institution',
    'Name of Bank',
    'Lender Name',
    'Name of Lender',
    'Financial Institution',
    'Name of Financial Institution',
    'Bank',
    'Bank Name',
    'Name of Bank',
    'Credit Union',
    'Institution',
    'Creditor',
    'Depository',
    'Referred to in this document as Financial Institution',
  ]),
  label('lender_address', [
    'Lender',
    'Financial Institution',
    'Bank',
    'Credit Union',
    'Institution',
    'Creditor',
    'Lender Address',
    'Bank Address',
    "Lender's Address",
    'Referred to in this document as Financial Institution',
  ]),
  sentence(
    'lender_name',
    ['borrow', 'loan from', 'indebtedness'],
    String.raw`\b(?:borrow(?: money| funds| sums?)?(?:,? from time to time,?)? from|(?:a )?loan(?:s)? (?:from|by|with)|credit from|obtain from|indebted to|indebtedness to|in favor of|negotiate with|enter into with) (?P<v>${partyName})(?:${afterParty}|,? (?:on behalf|in (?:the|an?|such)|a sum|sums?|for|upon|up to|the sum|such|an amount|any|from time|not|at|with|to|and|hereinafter|its)|,|\.)`,
    { certainty: 0.88 },
  ),
  label('principal_amount', [
    'Maximum Borrowing',
    'Maximum Amount',
    'Maximum Loan Amount',
    'Loan Amount',
    'Principal Amount',
    'Amount',
    'Amount of Loan',
    'Amount Authorized',
    'Authorized Amount',
    'Borrowing Limit',
    'Borrowing Authority',
    'Maximum Indebtedness',
    'Not to Exceed',
    'Limit',
    'Credit Limit',
    'Maximum Principal Amount',
    'Maximum Principal',
    'Maximum Authority',
  ]),
  sentence(
    'principal_amount',
    ['exceed', 'greater than', 'more than', 'up to', 'principal amount', 'sum of', 'amount of', 'amount up to'],
    String.raw`\b(?:(?:borrow|sums?|amounts?|aggregate|indebtedness|loans?|credit|borrowings?)\b[^$.]{0,200}?\b(?:(?:not (?:to )?(?:at any (?:one )?time )?|to not |in no event (?:to )?)exceed(?:ing)?|not (?:greater|more) than)(?: at any one time)?(?: (?:the|a)(?: total| aggregate| principal)* (?:sum|amount|principal amount) of)?|principal (?:amount|sum) of(?: up to)?|(?:aggregate|total|maximum)(?: principal)? amount of(?: up to)?|sum of(?: up to)?|in the amount of(?: up to)?|(?:borrow|loans?|credit)[^$.]{0,120}? up to) ${amount}`,
  ),
  label(
    'note_date',
    [
      'Date',
      'Date of Note',
      'Note Date',
      'Loan Date',
      'Dated',
      'Date of Resolution',
      'Resolution Date',
      'Date of Loan',
      'Effective Date',
    ],
    { page: 1 },
  ),
  sentence(
    'note_date',
    ['note of', 'note to', 'dated', 'loan of', 'bearing'],
    String.raw`\b(?:note|loan|loan agreement|loan documents)(?: (?:that is|to be|which (?:is|will be|shall be)|to bear))?,? (?:of|dated|bearing(?: the)? date(?: of)?|date(?: of)?)(?: (?:as of|on or about|on|of even date,?|this|the))* (?P<v>{date})`,
  ),
  sentence(
    'note_date',
    ['is dated', 'are dated', 'dated as of', 'dated this'],
    String.raw`\b(?:resolution|certificate|collateral|borrow|authorization)s?(?: \([^)]{2,40}\))? (?:is|are) dated(?: as of)?(?: this)?(?: the)? (?P<v>{date})`,
  ),
  // The day of a meeting is not the paper's own.
  sentence(
    'note_date',
    ['adopt'],
    String.raw`\badopts? (?:this|the following) resolutions?,? (?:(?:effective|on|as of|this|the) )+(?P<v>{date})`,
    { certainty: 0.8, fallback: true },
  ),
  worded(
    'principal_amount',
    '(?:most|maximum|greatest|largest|highest|total)(?: amount| sum| principal)?(?: that)?(?: may be| to be| it may| they may)? ?(?:borrowed|borrow|authorized)?|(?:amount|sum)(?: that may be| to be)? (?:borrowed|authorized)|(?:borrowing|credit|authority) (?:limit|authority|amount)|limit(?: of (?:authority|borrowing))?|up to|not to exceed',
  ),
  worded(
    'borrower_name',
    `(?:(?:full|legal|exact|registered|official) )*name of (?:the |this )?${organization}|(?:(?:full|legal|exact|entity|company|corporate|organization|business) )+name|(?:the )?(?:company|corporation|organization|entity|partnership|llc)`,
  ),
  worded(
    'borrower_address',
    '(?:(?:street|mailing|business|principal|company|entity|corporate|office|registered|main) )+(?:address|office)(?: address)?|(?:address|place of business|principal place of business|headquarters)(?: of (?:the )?(?:company|corporation|entity|organization))?|street city state(?: zip)?',
  ),
  worded(
    'borrower_entity_type',
    '(?:kind|type|form) of (?:organization|entity|business|company)|(?:entity|organization|legal|business) (?:type|form|structure)|organized as',
    {
      lines: 2,
      valuePattern: part(String.raw`^(?P<v>${entityType})\b`),
    },
  ),
  // In a box the kind is printed as forms print the label of the company's name.
  ...wordingsOf('{type|kind|form} of {entity|organization|business|company}', '{entity|organization} {type|form}').map(
    (heading) =>
      column('borrower_entity_type', heading, besideKind, {
        certainty: 0.88,
        valuePattern: part(String.raw`^(?P<v>(?:an? )?(?:${stateName} )?${entityForms}|(?-i:LLC|LP|LLP))$`),
      }),
  ),
  // One of several kinds is ticked.
  ...entityKinds.map((kind) =>
    checkbox('borrower_entity_type', [kind, `${kind}s`], kind.toLowerCase(), { page: 1, certainty: 0.85 }),
  ),
  stateOfEntity,
  authorizedLoan,
  wordings('loan_number', 'principal_amount', 'lender_name', 'lender_address', 'borrower_tin', 'borrower_state_of_org'),
);

const titles = [
  'agreement of',
  'bylaws of',
  'by-laws of',
  'articles of',
  'incorporation of',
  'organization of',
  'formation of',
  'partnership of',
  'existence of',
];
const titled = String.raw`\b(?:operating agreement|company agreement|partnership agreement|agreement of limited partnership|limited partnership agreement|by-?laws|articles of (?:incorporation|organization)|certificate of (?:formation|incorporation|organization|limited partnership|good standing|existence|status|authority|fact)|regulations)`;
const titledName = String.raw`(?P<v>${partyName})(?:${afterParty}|,? ${entityType}|,? (?:is|are|was|this|these|dated|effective|article|the)\b|\.|$)`;

const entityDocument = family(
  'entity_document',
  goodStandingDate,
  organicName,
  organizationNamed,
  companyInArticles,
  // "Formed under the law of this state": which one stands over the seal.
  sentence(
    'borrower_state_of_org',
    ['of this state', 'of this commonwealth'],
    String.raw`\b(?:state|commonwealth) of (?P<v>${stateName})\b.{0,500}?\b(?:laws?|statutes) of this (?:state|commonwealth)`,
    { certainty: 0.8 },
  ),
  sentence(
    'borrower_entity_type',
    ['corporation', 'limited liability', 'partnership'],
    String.raw`(?:, |\n|\b(?:is|as|being) )an? (?:domestic |foreign )?(?P<v>(?:professional |nonprofit )?(?:corporation|limited liability company|limited partnership|limited liability partnership|general partnership))\b,? (?:duly |validly )*(?:formed|organized|incorporated|existing|registered|created|under)`,
    { certainty: 0.8 },
  ),
  sentence(
    'borrower_entity_type',
    ['corporation', 'limited liability', 'partnership'],
    String.raw`(?-i:LLC|Inc\.?|INC\.?|Corp\.?|Co\.|L\.P\.|LP|Company|Ltd\.?),? an? (?P<v>(?:professional |nonprofit )?(?:corporation|limited liability company|limited partnership|limited liability partnership|general partnership))\b`,
    { certainty: 0.8 },
  ),
  label('borrower_name', [
    'Entity Name',
    'Name of Entity',
    'Name of Corporation',
    'Name of Company',
    'Name of Limited Liability Company',
    'Name of Limited Partnership',
    'Name of Organization',
    'Corporation Name',
    'Corporate Name',
    'Company Name',
    'LLC Name',
    'Business Name',
    'Legal Name',
    'Organization Name',
    'Entity',
    'Exact Name',
  ]),
  label('borrower_name', ['Name'], {
    valuePattern: String.raw`^(?P<v>[A-Z0-9].{2,60}\b(?:LLC|L\.L\.C\.|Inc\.?|INC\.?|Corp\.?|Corporation|CORPORATION|Company|L\.P\.|LP|LLP|Ltd\.?|Partnership))$`,
    certainty: 0.85,
  }),
  sentence(
    'borrower_state_of_org',
    ['secretary of state of'],
    String.raw`\bsecretary of state of (?:the state of )?(?P<v>${stateName})\b`,
    { certainty: 0.84 },
  ),
  // A company registers elsewhere under that state's act too.
  sentence(
    'borrower_state_of_org',
    [' act', ' law', ' code', ' statutes'],
    String.raw`\b(?:under|pursuant to|by|of|with) the (?P<v>${stateName}) (?:(?:general|revised|uniform|business|professional|nonprofit|model|limited|liability|company|partnership|corporations?|organizations?|entity|entities) ){1,6}(?:act|law|code|statutes)\b`,
    { certainty: 0.78, unless: ['foreign', 'certificate of authority', 'authority to transact'] },
  ),
  sentence(
    'borrower_state_of_org',
    ['secretary of state'],
    String.raw`\b(?:filing|filed|filings)\b[^.;]{0,120}? with the (?P<v>${stateName}) secretary of state`,
    { certainty: 0.8, unless: ['foreign', 'certificate of authority', 'authority to transact'] },
  ),
  sentence(
    'borrower_name',
    ['certify'],
    String.raw`\bcertify(?: that)?,? ["“](?P<v>[^"”]{4,80}?),?["”],? (?:is|was) (?:a |duly )`,
    { certainty: 0.88 },
  ),
  // A line of its own under "the name of the entity is" or "the records of this office".
  block(
    'borrower_name',
    2,
    String.raw`(?:name of (?:the|this) [a-z ]{4,30} is:?|records of this office,?)\n(?P<v>[^\n]{3,70})`,
    { certainty: 0.86 },
  ),
  // In the title, and again in the sentence that opens the paper: that one is the statement.
  sentence('borrower_name', titles, String.raw`${titled}(?-i: of | for )${titledName}`, { certainty: 0.86 }),
  sentence('borrower_name', titles, String.raw`${titled} (?:of|for) ${titledName}`, { certainty: 0.75 }),
  sentence(
    'borrower_name',
    ['certify', 'records', 'good standing', 'in existence'],
    String.raw`\b(?:certify that,?|records of this office,?|records,?|that|office show(?:s)? that) (?P<v>${partyName})(?:,? ${entityType}|,? (?:formed|organized|incorporated|is|was|has|a |an |\())`,
    { certainty: 0.86 },
  ),
  sentence(
    'borrower_state_of_org',
    ['secretary of state'],
    String.raw`\bsecretary of state,?(?: of(?: the)?)?(?: [A-Z0-9-]+){0,4}? (?:state|commonwealth) of (?P<v>${stateName})\b`,
    { certainty: 0.85 },
  ),
);

export const organizationPapers = [resolution, entityDocument];
