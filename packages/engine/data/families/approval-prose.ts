import type { Rule } from '../../src/extraction/rule.ts';
import { letterParties } from './agreement-parties.ts';
import { label, part, sentence } from './build.ts';
import { address, entityType } from './instrument-patterns.ts';
import { looseTerms } from './loose-terms.ts';

const committee = String.raw`(?-i:[A-Z])[A-Za-z.'’&-]*(?: (?:of|and|&|(?-i:[A-Z])[A-Za-z.'’&-]*)){0,6}`;
/** What an officer is, behind his name. */
const title = String.raw`(?:,? (?:(?:chief|senior|executive|vice|credit|loan|lending|regional|market|first|assistant|commercial|deputy)[ -])*(?:officer|president|lender|chairman|chair|manager|director))?`;
const person = String.raw`(?-i:[A-Z])[A-Za-z.'’-]*(?: (?-i:[A-Z])[A-Za-z.'’-]*){1,3}`;
const asks = String.raw`(?:(?:has|have) (?:applied|requested|asked|sought|submitted)|applies|seeks|is seeking|are seeking|is requesting|are requesting|wishes|proposes|asks (?:for|to|that|us)|requests (?:an?|approval|that|to)|applied (?:for|to))\b`;
const company = String.raw`\b(?-i:[A-Z])[A-Za-z0-9&.'’-]*(?: (?:&|and|of|the|(?-i:[A-Z0-9])[A-Za-z0-9&.'’-]*)){0,6},? (?-i:LLC|L\.L\.C\.|PLLC|Inc\.?|INC\.?|Corp\.?|CORP\.?|Corporation|Company|Co\.|LP|L\.P\.|LLP|Ltd\.?|P\.C\.)`;
const people = String.raw`${person}(?:,? (?:and|&) ${person})?`;
/** Where a purpose ends: at the end of its clause, or before the label on the next line. */
const useEnd = String.raw`(?:[.,;]|$| (?-i:[A-Z])[A-Za-z/]{2,20}:)`;
/** Whoever asks the committee for a borrower. */
const ownPeople =
  'staff|management|officer|officers|bank|union|committee|administration|lender|department|branch|analyst|banker|manager|underwriter|underwriting|lending|sponsor|we';
const uses = String.raw`(?:purchase|refinance|acquire|construct|build|finance|fund|renovate|expand|consolidate|provide|plant|pay ?off|improve|remodel|buy|restructure|replace|support|renew|repair|equip|develop)`;

const inALine = { certainty: 0.7, fallback: true } as const;

/** What approvals say in sentences: memoranda, minutes and letters to the one who asked. */
export const approvalProse: readonly Rule[] = [
  sentence(
    'borrower_name',
    ['appl', 'request', 'ask', 'seek', 'wishes', 'proposes'],
    String.raw`(?-i:\b(?:LLC|PLLC|Inc\.?|Corp\.?|Company) )|(?P<v>${company})(?:,? (?:${entityType}))?,? (?:(?:of|located at|whose address is|at) ${address},? )?${asks}`,
    { certainty: 0.86 },
  ),
  sentence(
    'borrower_name',
    ['appl', 'request', 'ask', 'seek', 'wish', 'proposes'],
    String.raw`(?:^|[.:;] )(?:(?-i:[A-Z])[A-Za-z]+ ){0,3}(?:${ownPeople}) ${asks}|(?:^|[.:;] )(?P<v>${people}),? (?:(?:of|whose address is) ${address},? )?(?:have |has )?${asks}`,
    { certainty: 0.84 },
  ),
  label('borrower_name', ['Re', 'Subject', 'Regarding', 'RE'], {
    page: 1,
    lines: 1,
    valuePattern: part(
      String.raw`(?:request|approval|application|memo|memorandum|presentation|loan|credit)s?(?: (?:for|of|to|from))? ?[-–—:]? ?(?P<v>${company}|(?-i:[A-Z][a-z]+)(?: (?-i:[A-Z])[A-Za-z.]*){1,2}(?: (?:and|&) (?-i:[A-Z][a-z]+)(?: (?-i:[A-Z])[A-Za-z.]*){1,2})?)$`,
    ),
    certainty: 0.8,
  }),
  sentence(
    'borrower_address',
    ['appl', 'request', 'ask', 'seek'],
    String.raw`(?:${company}|${people})(?:,? (?:${entityType}))?,? (?:of|located at|whose address is|at) (?P<v>${address}),? ${asks}`,
    { certainty: 0.86 },
  ),
  sentence(
    'borrower_name',
    ['application', 'request'],
    String.raw`\b(?:application|request)s?(?: (?:no\.?|number|#) ?[A-Z0-9-]{3,20})? (?:of|from|by) (?P<v>${company})`,
    { certainty: 0.86 },
  ),
  sentence(
    'borrower_address',
    [', '],
    String.raw`${company}(?:,? (?:${entityType}))?(?: \([^)]{3,60}\))?,? (?:of )?(?P<v>${address})`,
    { certainty: 0.74 },
  ),
  sentence(
    'borrower_tin',
    ['ein', 'tin', 'tax id', 'fein'],
    String.raw`\b(?:EIN|FEIN|TIN|tax id(?:entification)?(?: no\.?| number)?):? ?#?(?P<v>\d{2}-\d{6,8}|\d{3}-\d{2}-\d{3,5})\b`,
    { certainty: 0.88 },
  ),
  ...looseTerms,
  sentence(
    'appraised_value',
    ['value', 'valued'],
    String.raw`(?:loan to|loan-to|book|net|of) value|\bvalued?(?: (?:of|is|at))?:? (?P<v>{money})`,
    { certainty: 0.72 },
  ),
  ...letterParties.filter(({ field }) => field !== 'note_date'),
  sentence(
    'loan_number',
    ['number', 'no.'],
    String.raw`\b(?:loan|credit|facility|note),? (?:to be |will be )?(?:booked (?:as|under) )?(?:number|no\.?) (?P<v>\d[A-Z0-9-]{4,20})\b`,
    { certainty: 0.86 },
  ),
  sentence(
    'loan_purpose',
    ['loan', 'credit', 'facility', 'proceeds', 'amount'],
    String.raw`(?:\b(?:loan|credit|facility|request|note)\b(?: of| for| in the amount of)?[^.;]{0,60}?(?:{money} )?|proceeds[^.;]{0,40}?used )(?:to|in order to) (?P<v>${uses}\b[^.,;:]{3,110}?)${useEnd}`,
    { certainty: 0.8 },
  ),
  sentence(
    'loan_purpose',
    ['loan', 'credit', 'facility', 'proceeds', 'amount'],
    String.raw`(?:\b(?:loan|credit|facility|request|note)\b(?: of| for| in the amount of)?[^.;]{0,60}?(?:{money} )?|proceeds[^.;]{0,40}?used )(?:for the purpose of|for) (?P<v>${uses}(?:s|ing)?\b[^.,;:]{3,110}?)${useEnd}`,
    { certainty: 0.8 },
  ),
  sentence(
    'term_months',
    ['months', 'years'],
    String.raw`(?:{rate}|\bfixed|\bvariable|\brate|\brepaid|\brepayable|\bpayable|\bloan)[^.;]{0,50}? (?:for|over|in)(?: a term of)? (?P<v>\d{1,3} (?:months|years))\b`,
    { certainty: 0.8 },
  ),
  sentence(
    'first_payment_date',
    ['payment', 'month'],
    String.raw`\b(?:payments?|monthly|a month|installments?)\b(?:[^.;]|\.\d){0,80}?(?:starting|beginning|commencing|from|the first(?: due)?(?: on)?)(?: on)? (?P<v>{date})`,
    { certainty: 0.86 },
  ),
  sentence(
    'payment_amount',
    ['payments of', 'payment of', 'installments of', 'payments at'],
    String.raw`(?:final|last|balloon|down) (?:payment|installment) of {money}|\b(?:payments?|installments?)(?: of principal and interest)? (?:of|at) (?P<v>{money})\b`,
    { certainty: 0.85 },
  ),
  sentence(
    'maturity_date',
    ['ending', 'ends', 'due on', 'due in full'],
    String.raw`\b(?:ending|ends|due (?:in full )?on)(?: on)? (?P<v>{date})`,
    {
      certainty: 0.85,
    },
  ),
  sentence(
    'lien_position',
    ['lien', 'mortgage', 'deed of trust', 'position'],
    String.raw`\b(?:be|is|an?|by|hold|holds|take|takes|have|has|our|in) (?:an? )?(?P<v>first|second|third|1st|2nd|3rd)(?:[ -][a-z]+){0,2} (?:lien|mortgage|deed of trust|trust deed|position)\b`,
    { certainty: 0.85 },
  ),
  sentence(
    'appraised_value',
    ['apprais', 'valued'],
    String.raw`apprais[a-z]* (?:fee|cost)[^.$]{0,40}{money}|apprais[^.$;]{0,90}(?:less than|at least|minimum)[^.$;]{0,20}{money}|\bapprais(?:al|ed|er|es)\b[^.$;]{0,90}?(?:at|of|gives?|gave|shows?|showed|indicates?|reports?|supports?|concludes?|is|was|for)(?: an?| the)?(?: [a-z-]+){0,3}?,? (?P<v>{money})`,
    { certainty: 0.85 },
  ),
  sentence(
    'appraisal_date',
    ['apprais'],
    String.raw`\bapprais(?:al|ed)\b[^.$;]{0,40}?(?:on|of|dated|as of|effective) (?P<v>{date})`,
    { certainty: 0.85 },
  ),
  sentence(
    'guarantor_name',
    ['guarant'],
    String.raw`\b(?:guarantors? (?:is|are|will be|:)|guaranteed by|guarant(?:y|ies|ees) (?:of|by|from)) (?P<v>{party}(?:; {party})*)(?:,? (?:each|both|jointly|unconditionally|without|unlimited|personally|in full|as|on|under|who|for|is|are|will|limited)\b|[.;]|,| \()`,
    { certainty: 0.86 },
  ),
  sentence(
    'conditions',
    ['condition', 'subject to', 'provided'],
    String.raw`(?:on (?:the )?conditions? that|subject to(?: the following(?: conditions)?)?|provided(?: that)?|conditions? (?:is|are|of approval are|to closing are)|conditioned (?:up)?on):? (?P<v>\(?(?:1|a|i)[.)] [^.;]+(?:[;,] (?:and )?\(?[a-z0-9]{1,4}[.)] [^.;]+)+)\.`,
    { certainty: 0.9 },
  ),
  label(
    'conditions',
    [
      'It is subject to',
      'which is subject to',
      'subject to',
      'is subject to',
      'subject to these conditions',
      'It is conditioned on',
      'Approval is conditioned on',
      'This approval is conditioned on',
      'on condition that',
      'on these conditions',
      'Conditions are',
      'The conditions are',
      'Before closing',
      'Before we close',
      'Prior to closing',
      'Required before closing',
      'Required before funding',
      'To be met before closing',
      'Borrower must',
      'Provided',
      'What we need before closing',
    ],
    { direction: 'below', lines: 14, until: 'Policy Exception' },
  ),
  sentence(
    'approval_date',
    ['approved', 'approval'],
    String.raw`\b(?:previously|originally|last|first|existing|prior|formerly|initially)(?: [a-z]+){0,3} approved\b[^.]{0,60}{date}|\b(?:approved|granted|authorized) (?:(?:to [^.;]{3,80}?|your|the|this|their|his|her|its) (?:request|loan|application|credit|facility)[^.;]{0,60}? (?:on|effective|effective as of|as of)|by (?:the |our )?${committee}${title} on|(?:this )?(?:on|at its meeting (?:of|on))) (?P<v>{date})`,
    { certainty: 0.9 },
  ),
  sentence(
    'approval_date',
    ['on '],
    String.raw`\b[Oo]n (?P<v>{date}),? (?:the|our) ${committee} (?:approved|voted|granted|authorized)`,
    { certainty: 0.9 },
  ),
  sentence(
    'approved_by',
    ['approved', 'approves'],
    String.raw`\b(?:the|our) (?:committee|board|bank|borrower|lender|credit union|officer) (?:has |have )?(?:unanimously |formally )?(?:approved|approves|granted|authorized)\b|\b(?:the|our) (?P<v>${committee}) (?:has |have )?(?:unanimously |formally )?(?:approved|approves|granted|authorized)\b`,
    { certainty: 0.86 },
  ),
  sentence(
    'approved_by',
    ['granted', 'approved', 'authorized', 'exercised by', 'authority of'],
    String.raw`\b(?:granted|approved|authorized|authority exercised|final (?:approval|authority))(?:[^.;]|\.\d){0,90}? by (?:the |our )?(?P<v>${committee}${title})(?: on {date}|,? {date}|\.|;|,| at its| under| within| \(|$)`,
    { certainty: 0.8 },
  ),
  sentence(
    'approval_number',
    ['approval', 'approved', 'number', 'no.', 'authorization', 'file'],
    String.raw`\b(?:approval|approved|authorization|commitment|credit|our file|file|under|action|request)(?: (?:under|as|number|no\.?|#|file|with))*[:,]? (?P<v>(?-i:[A-Z]{2,4})-\d{3,8})\b`,
    { certainty: 0.8 },
  ),
  sentence(
    'loan_officer',
    ['officer', 'banker', 'manager'],
    String.raw`\b(?:(?:loan|account|lending|commercial|responsible|handling|presenting) )*(?:officer|banker|relationship manager)(?: in charge| handling (?:this|the) (?:loan|credit))?,? (?P<v>${person}) (?:presented|presents|recommend|request|submit)`,
    { certainty: 0.8 },
  ),
  sentence(
    'approved_by',
    ['approved by'],
    String.raw`\bapproved by (?:the |our )?(?P<v>${committee}${title})(?: on {date}|,? {date}|\.|;|,| at its| within| under| acting| pursuant)`,
    { certainty: 0.88 },
  ),
  sentence(
    'approval_expiration_date',
    ['good', 'valid', 'open', 'expire', 'lapse', 'close', 'void'],
    String.raw`\b(?:(?:remains |is |stays )?(?:good|valid|open|effective|in force|in effect|holds|stands) (?:until|through|thru|to)|expires?(?: on)?|lapses?(?: on)?|runs? (?:out|until|through|to)(?: on)?|ends?(?: on)?|terminates?(?: on)?|will (?:expire|lapse|terminate|end)(?: on)?|(?:close|closed|closing|settle) (?:by|before|on or before|no later than)|void after) (?:the close of business on )?(?P<v>{date})`,
    { certainty: 0.86 },
  ),
  sentence(
    'loan_officer',
    ['officer', 'manager', 'contact'],
    String.raw`\b(?:loan officer|account officer|relationship manager|lending officer|officer|loan contact)(?: for this (?:loan|credit))? (?:is|will be|:) (?P<v>${person})\b`,
    { certainty: 0.88 },
  ),
  sentence(
    'approval_number',
    ['approval', 'request', 'authorization'],
    String.raw`\b(?:re|subject): (?:loan |credit )?(?:approval|request|authorization)(?: no\.?| number| #)? (?P<v>[A-Z]{0,4}-?\d{2,4}-?\d{2,6})\b`,
    {
      certainty: 0.85,
    },
  ),
  // Codes one after the other on a line: "NAICS 236220 / Call 1.E.2 / Product CRE10 / Branch 014".
  sentence(
    'call_report_code',
    ['call'],
    String.raw`\bcall(?: report)?(?: code)?:? (?P<v>(?-i:\d(?:\.[0-9A-Z]+)+|\d))(?:$|[ ,;/)])`,
    inALine,
  ),
  sentence(
    'product_code',
    ['product', 'prod'],
    String.raw`\bprod(?:uct)?(?: code)?:? (?-i:[A-Z]{2,6}) (?:\d|(?-i:[A-Z][a-z]+) ?(?-i:[A-Z]?[a-z]+)?$|(?-i:Commercial|Fixed|Conventional|Real|Term|Loan|Home|Line|Year|Residential|Consumer))|\bprod(?:uct)?(?: code)?:? (?P<v>(?-i:[A-Z]{2,6}\d{0,3}[A-Z]?))(?:$|[ ,;/).])`,
    inALine,
  ),
  sentence(
    'branch_code',
    ['branch', 'office'],
    String.raw`\b(?:branch|office)(?: code| no\.?| number| #)?:? (?P<v>\d{2,5})(?:$|[ ,;/).])`,
    inALine,
  ),
  sentence(
    'rate_margin',
    ['plus', '+'],
    String.raw`\b(?:rate|prime|index|treasury|sofr|maturity)\b[^.;%]{0,40}? (?:plus|\+) (?:an? margin of )?(?P<v>{rate})`,
    inALine,
  ),
  sentence(
    'rate_floor',
    ['floor', 'never', 'minimum'],
    String.raw`\b(?:floor(?: rate)?(?: of| is| at|:)?|never (?:be |fall |go |drop )?(?:below|less than|lower than)|minimum (?:interest )?rate (?:of|is)) (?P<v>{rate})`,
    inALine,
  ),
  sentence(
    'rate_ceiling',
    ['ceiling', 'cap'],
    String.raw`\b(?:statutory|regulatory|legal|policy|lending|concentration|supervisory|guideline|advance|aggregate|worth|assets|capital)\b[^.;%]{0,30} (?:ceiling|cap|maximum)\b[^.;%]{0,10}{rate}|\b(?:ceiling|cap|maximum)(?: rate)?(?: of| is| at|:)? (?P<v>{rate})`,
    inALine,
  ),
  sentence(
    'term_months',
    ['loan'],
    String.raw`{money}(?: term)? loan,? (?:for |over )?(?P<v>\d{1,3} (?:months|years))\b`,
    { certainty: 0.84 },
  ),
  sentence(
    'approval_authority_limit',
    ['authority'],
    String.raw`\bauthority(?: limit)? (?:of|up to|to|is) (?:up to )?(?P<v>{money})`,
    { certainty: 0.85 },
  ),
  sentence(
    'risk_rating',
    ['rating', 'grade', 'rated', 'graded'],
    String.raw`\b(?:risk |loan |credit )?(?:rating|grade|graded|rated)(?: of| is| at| as| will be|:)? (?:an? )?(?P<v>\d{1,2}(?: [-–—] (?-i:[A-Z])[a-z]+)?)(?:[.,;]| (?-i:[A-Z(])| (?:on|under|and|by|with|per)\b)`,
    {
      certainty: 0.8,
    },
  ),
];
