import type { Rule } from '../../src/extraction/rule.ts';
import { block, label, part, sentence, worded } from './build.ts';
import { kind } from './building-kind.ts';
import { prepayment } from './note-charges.ts';
import { addresseeAddress, addresseeName, lenderName } from './party-patterns.ts';

/** What memoranda to a committee say of the terms, and what is entered on them when it has acted. */

const authority = String.raw`(?-i:[A-Z])[A-Za-z.'’&-]*(?: (?:of|and|&|(?-i:[A-Z])[A-Za-z.'’&-]*)){0,6}(?:, (?:(?:chief|senior|executive|vice|credit|lending|loan|regional|market|first|assistant)[ -])*(?:officer|president|lender|chairman|chair|manager))?`;
/** How a request was approved. */
const manner = String.raw`(?:,? (?:unanimously|as (?:presented|submitted|requested|proposed|recommended|amended|modified|written|stated|outlined|set forth|described)(?: above| herein)?|with(?:out)? (?:the )?(?:conditions?|exceptions?|changes?|modifications?)(?: (?:above|stated|listed|noted))?|subject to (?:the )?(?:above |foregoing |stated )?conditions|by (?:unanimous )?vote(?: of \d{1,2}[- ](?:to[- ])?\d{1,2})?),?)`;
const notThis = String.raw`\b(?:last|previously|originally|first|prior|not|be|recommend(?:ed|s)?|if|when|until|existing|was to be|to be) approved\b[^.]{0,60}`;
const afterAuthority = String.raw`(?: on {date}|,? {date}|[.;]|,? and (?:entered|recorded|numbered|assigned|noted|filed)|,? (?:entered|recorded|numbered|number|no|under|within|pursuant|at its|acting)\b|,|$)`;

const schedule = String.raw`(?:amortiz(?:ation|ed|ing)|schedule|basis|payout)`;
const figured = String.raw`(?:figured|based|calculated|computed|set|determined|structured|sized|scheduled|amortized|spread|predicated)`;
const span = String.raw`(?P<v>\d{1,3}[ -](?:years?|months?))`;
const index = String.raw`(?:prime|sofr|treasury|index|base rate|libor|fhlb|wall street|wsj|cmt|maturity)`;

const terms: readonly Rule[] = [
  sentence(
    'amortization_months',
    ['year', 'month'],
    String.raw`\b(?:payments?|installments?|principal and interest|p&i|repayment)\b[^.;$]{0,40}? ${figured} (?:up)?(?:on|over|using|from|by)(?: (?:an?|the|full))* ${span}(?: ${schedule})?\b`,
    { certainty: 0.84, fallback: true },
  ),
  sentence('amortization_months', ['year', 'month'], String.raw`\b(?:on|over|using) an? ${span} ${schedule}\b`, {
    certainty: 0.82,
    fallback: true,
  }),
  sentence(
    'rate_margin',
    ['over', 'above', 'plus'],
    String.raw`(?:ceiling|cap|floor|rise|increase|not exceed)\b[^.;%]{0,30}{rate}|(?P<v>{rate})(?: \(?\d{1,3} basis points\)?)? (?:over|above|in excess of|on top of|higher than) (?:the |our |lender[’']s |an? |one[- ]month |one-year )*(?:[a-z0-9-]+ ){0,5}?${index}\b`,
    { certainty: 0.82, fallback: true },
  ),
  sentence(
    'rate_floor',
    ['below', 'less than', 'lower than'],
    String.raw`\b(?:may |will |shall |can |would )?(?:not|never|neither) (?:to )?(?:be |fall |go |drop |decline |adjust |decrease |move )?(?:below|less than|lower than|under) (?P<v>{rate})`,
    { certainty: 0.8, fallback: true },
  ),
  sentence(
    'rate_ceiling',
    ['above', 'exceed', 'more than', 'higher than', 'over'],
    String.raw`\b(?:ltv|loan[- ]to[- ]value|advance|ratio|limit|lawful)\b[^.;%]{0,60}{rate}|\b(?:rate|pricing|interest)\b(?:[^.]|\.\d){0,140}? (?:nor|not|never)(?: (?:be|rise|go|climb|increase|adjust|move|to))* (?:above|exceed(?:ing)?|more than|higher than|over|beyond) (?P<v>{rate})`,
    { certainty: 0.8, fallback: true },
  ),
  sentence(
    'payment_amount',
    ['principal and interest', 'p&i', 'payment', 'debt service'],
    String.raw`\b(?:annual|total|existing|combined|other|proposed global|balloon|final|last|down|escrow|first|interest[- ]only)\b[^.;$]{0,50}{money}|\b(?:monthly|quarterly|level|regular) (?:(?:principal and interest|p ?& ?i|debt service|loan)(?: payments?| installments?)?|payments?|installments?)(?: of principal and interest)? (?:is|are|will be|would be|to be|comes? to|(?:is |are )?(?:estimated|projected|calculated|figured|computed|expected)(?: to be| at)?)(?: (?:estimated|projected|calculated|approximately|about))*(?: at| to be| of)? (?P<v>{money})`,
    { certainty: 0.84, fallback: true },
  ),
  sentence(
    'payment_frequency',
    ['monthly', 'quarterly', 'annually'],
    String.raw`\b(?P<v>monthly|quarterly|semi-?annual|annual) (?:principal and interest|p ?& ?i|principal plus interest)(?: payments?| installments?)?(?: (?:is|are|will|of|estimated|at|to|begin|beginning|due|payable)\b|,|\.|;)`,
    { certainty: 0.8, fallback: true },
  ),
  sentence(
    'payment_frequency',
    ['per month', 'a month', 'each month', 'every month', 'per quarter', 'each quarter'],
    String.raw`\b(?:tax|taxes|insurance|escrow|rent|rents|income|lease|deposits?)\b[^.;$]{0,60}{money}|\b(?:payments?|installments?|p&i|principal and interest|debt service)\b[^.;$]{0,90}{money},? (?P<v>(?:a|per|each|every) (?:month|quarter))\b`,
    { certainty: 0.78, fallback: true },
  ),
  sentence(
    'rate_type',
    ['float'],
    String.raw`\b(?:if|whether|unless|convert|option|swap)\b[^.]{0,60}float|\b(?:rate|pricing|interest|loan|credit|priced) (?:will |shall |would |is |to )*(?P<v>floats?|floating)\b(?: (?:at|with|over|daily|monthly|on|above)\b|[,.;])`,
    { value: 'variable', certainty: 0.8, fallback: true },
  ),
  ...prepayment.filter(({ type, value }) => type === 'sentence' && value !== undefined),
  sentence(
    'prepayment_penalty',
    ['prepay', 'penalty', 'premium'],
    String.raw`\b(?:no|not|nor|without|any)\b(?: [a-z’']+){0,6} (?:prepayment|penalty)|(?P<v>(?:\bthere (?:is|will be) |\b(?:carries|with|includes|has|have|bears|subject to) )?\ban? (?:[a-z0-9-]+ ){0,4}(?:prepayment|prepay) (?:penalty|premium|fee|charge|schedule)(?: of [0-9][0-9%, /-]{0,30}| (?:applies|is in effect|is in place|will apply|shall apply|is required|is included)))`,
    { value: 'true', certainty: 0.86 },
  ),
];

const security: readonly Rule[] = [
  sentence(
    'property_type',
    ['(', 'an ', 'a ', 'being'],
    String.raw`\b(?:mortgage|deed of trust|lien|real estate|property|premises|collateral|secured)\b(?:[^.;]|\.\d){0,80}?{address},? ?(?:\(|[-–—;] |(?:which is |being |is )?(?:an?|described as|improved (?:with|by) an?) )(?P<v>${kind})(?:[),.;]|$| (?:property|structure|in|and|of|which|located)\b)`,
    { certainty: 0.82, fallback: true },
  ),
  sentence(
    'property_type',
    [
      'building',
      'warehouse',
      'family',
      'retail',
      'office',
      'condo',
      'center',
      'plex',
      'home',
      'storage',
      'use',
      'facility',
    ],
    String.raw`\b(?:mortgage|deed of trust|lien|secured by|trust deed)\b[^.;]{0,40}? (?:on|of|upon|covering|by)(?: (?:an?|the|borrower[’']s|company[’']s|existing|owner-occupied|subject|\d{1,3}-unit))* (?P<v>${kind}),?(?: (?:property|located|situated|known))*(?: (?:at|as)) {address}`,
    { certainty: 0.82, fallback: true },
  ),
  sentence(
    'property_county',
    [' county'],
    String.raw`{address},? \(?(?:in |situated in |located in )?(?P<v>(?-i:[A-Z][A-Za-z.'’-]+(?: [A-Z][A-Za-z.'’-]+){0,2})) county\)`,
    { certainty: 0.82, fallback: true },
  ),
  sentence(
    'guaranty_limit',
    ['each', 'severally', 'individually'],
    String.raw`\bguarant(?:y|ies|ee|ees|eed|ors?)\b(?:[^.;$]|\.[A-Za-z ,]){0,200}?,? (?:each|severally|individually|jointly)?,? ?(?:not to exceed|limited to|up to|capped at|to a maximum of|in an amount not to exceed|for no more than)(?: a maximum of| the sum of)? (?P<v>{money})`,
    { certainty: 0.82, fallback: true },
  ),
];

const action: readonly Rule[] = [
  sentence(
    'approval_date',
    ['approved', 'approval'],
    String.raw`${notThis}|\b(?:approved${manner}{1,3}(?: by (?:the |our )?${authority},?)?|approval(?: is| was)?(?: hereby)?(?: granted| given)?)(?: (?:on|this|as of|effective|dated|the))* (?P<v>{date})`,
    { certainty: 0.86 },
  ),
  sentence(
    'approval_date',
    ['approved', 'acted', 'action', 'motion', 'carried', 'voted'],
    String.raw`\b(?:(?:motion|vote|request|resolution)(?: was)?(?: duly)? (?:carried|passed|adopted|approved)(?:,? \(?\d{1,2}(?:-| to )\d{1,2}\)?| by (?:a )?vote of \d{1,2}(?:-| to )\d{1,2})?|acted (?:up)?on(?: and approved)?(?: by (?:the )?${authority})?|action taken|approval voted)(?: unanimously)?(?: (?:on|this|as of|at (?:its|the) meeting (?:of|on|held)))* (?P<v>{date})`,
    { certainty: 0.82, fallback: true },
  ),
  sentence(
    'approved_by',
    ['approved', 'acted'],
    String.raw`${notThis}|\b(?:approved|acted (?:up)?on)${manner}{0,3}(?: (?:on|this|as of|effective))* (?:{date},? )?by (?:the |our )?(?P<v>${authority})${afterAuthority}`,
    { certainty: 0.87 },
  ),
  sentence(
    'approval_authority_limit',
    ['authority'],
    String.raw`\b(?:lending|approval|credit|loan|delegated|committee|officer) authority(?: (?:relied (?:up)?on|used|exercised|invoked|applied|of (?:the )?(?:approver|committee|officer)|required|level|limit|for this approval))+(?: is| was| of|:| -)? (?:up to )?(?P<v>{money})`,
    { certainty: 0.85 },
  ),
  sentence(
    'approval_number',
    ['approval', 'reference', 'decision'],
    String.raw`\b(?:approval|decision|underwriting|commitment|credit decision|committee) (?:reference|ref\.?|file|control|log|tracking|record|case)(?: (?:no\.?|number|#|id|code))?(?: is)?:? ?#?(?P<v>(?-i:[A-Z]{1,5})-?\d[\dA-Z-]{2,12}|\d{2,4}-\d{3,6})\b`,
    { certainty: 0.85 },
  ),
];

/** A letter without "Dear": it speaks to its reader, whose address stands at its head. */
const toReader = {
  page: 1,
  box: { x: 0, y: 0.04, w: 0.7, h: 0.36 },
  certainty: 0.74,
  fallback: true,
  where: [' your '],
} as const;
const suffix = String.raw`(?:,? (?:Jr|Sr|II|III|IV)\.?)?`;
const person = String.raw`(?-i:[A-Z][a-z’'][A-Za-z.’'-]*(?: [A-Z][A-Za-z.’'-]*){1,3})${suffix}`;

const letter: readonly Rule[] = [
  block('borrower_name', 4, addresseeName, toReader),
  // The second of two people.
  block(
    'borrower_name',
    4,
    String.raw`^${person}\n(?:and |& )?(?P<v>${person})\n(?:\d{1,6}[A-Za-z]? |P\.? ?O\.? ?Box )`,
    {
      ...toReader,
      pick: 'all',
    },
  ),
  block('borrower_address', 5, addresseeAddress, toReader),
];

/** The foot of a page that names its sender, with the address behind the name. */
const foot = { box: { x: 0, y: 0.88, w: 1, h: 0.12 }, certainty: 0.74, fallback: true } as const;
const middle = String.raw`(?:,| [-–—•|·])`;

export const lenderAtFoot: readonly Rule[] = [
  block('lender_name', 1, String.raw`^(?P<v>${lenderName})${middle} {address}\b`, foot),
  block('lender_address', 1, String.raw`^${lenderName}${middle} (?P<v>{address})\b`, foot),
];

export const memoProse: readonly Rule[] = [
  ...terms,
  ...security,
  ...action,
  ...letter,
  ...lenderAtFoot,
  // "Final approval: Senior Loan Committee, 03/04/2025"
  worded(
    'approved_by',
    '(?:final |credit |loan |committee )*(?:approved|approval|decision|action|approving authority|approving officer|approver)(?: by| of| authority)?',
    {
      certainty: 0.95,
      lines: 1,
      valuePattern: part(
        String.raw`^(?:recommended|concur|declined|denied)\b.*$|^(?:(?:approved|approve|granted)[,:]? )?(?:by )?(?:the )?(?P<v>(?-i:[A-Z])[A-Za-z.'’&, -]{3,60}?),?(?: on| dated| as of| [-–—(/|])? ?\(?{date}\)?$`,
      ),
    },
  ),
  // Whom a memorandum is addressed to is asked to approve; who did is told elsewhere.
  label('approved_by', ['To'], {
    page: 1,
    certainty: 0.65,
    fallback: 'last',
    valuePattern: part(
      String.raw`^(?:(?:members?|chair(?:man)?)(?: of(?: the)?|,) )?(?P<v>.*\b(?:committee|board|directors|president|chief credit officer|officers)\b.*)$`,
    ),
  }),
];
