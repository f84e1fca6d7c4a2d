import type { Rule } from '../../src/extraction/rule.ts';
import { label, part, sentence, worded } from './build.ts';
import { wordings } from './wordings.ts';

const code = String.raw`(?-i:[A-Z]{2,6}-?\d{0,4}[A-Z]{0,2})`;
const callCode = String.raw`\d{1,2}(?:\.?[A-Z0-9]{1,2}){0,4}`;
const joined = String.raw` ?(?:\/|\||and|&) ?`;
const parted = String.raw` ?[/|,;–-] ?`;

/** "Branch / Product   014 / CRE10": a label of two names has two values in the same order. */
function twoInOne(
  first: readonly [field: string, words: string, shape: string],
  second: readonly [field: string, words: string, shape: string],
): readonly Rule[] {
  const words = `(?:${first[1]})${joined}(?:${second[1]})`;
  return [
    worded(first[0], words, { valuePattern: part(`^(?P<v>${first[2]})${parted}${second[2]}(?: |$)`) }),
    worded(second[0], words, { valuePattern: part(`^${first[2]}${parted}(?P<v>${second[2]})(?: |$)`) }),
  ];
}

const branch = ['branch_code', '(?:originating )?(?:branch|office)(?: code| no| #)?', String.raw`\d{2,5}`] as const;
const product = ['product_code', '(?:loan )?(?:product|type)(?: code)?', code] as const;
const call = ['call_report_code', '(?:ffiec )?call(?: report)?(?: code)?', callCode] as const;
const naics = ['naics_code', 'naics(?: code)?', String.raw`\d{6}`] as const;
const rate = ['interest_rate', '(?:interest |note )?rate', '{rate}'] as const;
const term = ['term_months', '(?:loan )?term', String.raw`\d{1,3}(?: ?(?:months|mos?\.?|years|yrs?\.?))?`] as const;
const floor = ['rate_floor', '(?:rate )?(?:floor|minimum)(?: rate)?', '{rate}'] as const;
const ceiling = ['rate_ceiling', '(?:rate )?(?:ceiling|cap|maximum)(?: rate)?', '{rate}'] as const;

/** Names that forms give a decision's own fields beyond those of the approval's usual print. */
export const decisionPairs: readonly Rule[] = [
  // After another name and a stroke the first figure is the other's.
  sentence(
    'call_report_code',
    ['call code'],
    String.raw`[/&|] ?call code\b|\bcall code:? (?P<v>\d{1,2}[A-Z]?(?:\.[0-9A-Z]{1,2})*)\b`,
    {
      certainty: 0.86,
    },
  ),
  ...twoInOne(naics, call),
  ...twoInOne(call, naics),
  ...twoInOne(branch, product),
  ...twoInOne(product, branch),
  ...twoInOne(product, call),
  ...twoInOne(call, product),
  ...twoInOne(rate, term),
  ...twoInOne(term, rate),
  ...twoInOne(floor, ceiling),
  ...twoInOne(ceiling, floor),
];

const yesOrNo = part(String.raw`^(?P<v>yes|no|none|not applicable|n/a)(?:$|[ .,;(–-])`);

/** What any decision on a loan may state under plain labels: an approval, an underwriter's summary, an application. */
const labels: Readonly<Record<string, readonly Rule[]>> = {
  prepayment_penalty: [
    label(
      'prepayment_penalty',
      wordings(
        '{prepayment|prepay|pre-payment} {penalty|premium|fee|charge|penalties} {applies|}',
        'penalty for prepayment',
        'is there a prepayment penalty?',
      ),
      { valuePattern: yesOrNo },
    ),
  ],
  sale_price: [
    label(
      'sale_price',
      wordings(
        '{contract|} {sale|sales|purchase} price {of property|of the property|of collateral|}',
        'contract {sale|sales|purchase|} price',
        'purchase price / cost',
        '{purchase|sales} contract {price|amount}',
      ),
      { valuePattern: part('^(?P<v>{sum})') },
    ),
  ],
  payment_frequency: [
    label(
      'payment_frequency',
      wordings(
        '{payment|pmt|repayment|installment} {frequency|freq|cycle|schedule|period|interval|basis}',
        'pay {cycle|period|frequency}',
        'payments {due|made|are|payable|}',
        'frequency {of payments|of payment|}',
        'repayment {terms|}',
        'payable',
      ),
      {
        valuePattern: part(
          String.raw`^(?P<v>monthly|quarterly|semi-?annually|annually|weekly|bi-?weekly|semi-?monthly)\b`,
        ),
      },
    ),
  ],
  product_code: [
    label(
      'product_code',
      wordings(
        '{loan|core|system|lender|investor|} product {code|id|no.|type|name|}',
        '{loan|} program {code|}',
        'type code',
      ),
      {
        certainty: 0.88,
        valuePattern: part(
          String.raw`^(?:(?:[a-z]+ ){1,4}\()?(?P<v>(?-i:[A-Z]{2,6}\d{1,4}[A-Z]?|[A-Z]{2,6}-\d{1,4}|TERM))(?:$|[ ,;)–-])`,
        ),
      },
    ),
  ],
  parcel_number: [
    label(
      'parcel_number',
      wordings(
        '{assessor’s|assessors|assessor|tax|county|property|} parcel {no.|number|#|id|identification no.|identification number|}',
        '{APN|PIN|AP #|Tax ID / Parcel|APN / Parcel No.}',
        'tax {map|account|folio} {no.|number}',
      ),
      {
        certainty: 0.9,
        valuePattern: part(String.raw`^#? ?(?P<v>\d[A-Z0-9]*(?:[-.]\d[A-Z0-9]*)+|\d{8,16})(?:$|[ ,;)])`),
      },
    ),
  ],
  flood_zone: [
    label('flood_zone', wordings('{FEMA|} flood zone {designation|}'), {
      valuePattern: part(
        String.raw`^(?:zone )?(?P<v>(?-i:AE|AH|AO|AR|A99|A\d{0,2}|VE|V\d{0,2}|X500|[BCDX]))(?:$|[ ,;(–-])`,
      ),
    }),
  ],
  day_count: [
    label(
      'day_count',
      wordings(
        '{interest|} accrual {basis|method|}',
        '{day|days} count {basis|}',
        'interest {basis|calculation}',
        'basis',
      ),
      {
        valuePattern: part(String.raw`^(?P<v>(?:act(?:ual)?|30|365|360)/(?:360|365|act(?:ual)?))(?:$|[ ,;(])`),
      },
    ),
  ],
  renewal_of: [
    label(
      'renewal_of',
      wordings('{renews|renewal of|refinances|replaces|modifies|renews / modifies} {loan|note|} {no.|number|#|}'),
      {
        valuePattern: part(String.raw`^#? ?(?P<v>[A-Z]{0,4}-?\d[\d-]{4,}\d)$`),
      },
    ),
    // Boxes for kinds of requests may stand between the word and the number.
    sentence(
      'renewal_of',
      ['renew'],
      String.raw`\b(?:renewal|renews?|renewing)(?: (?:of|with|and|or|increase|modification|extension|refinance|other|the|our|its|borrower[’']s|existing|maturing|matured|an?))*(?: (?:loan|note|line|credit|account))? (?:no\.?|number|#):? ?#?(?P<v>[A-Z]{0,4}-?\d[\d-]{4,18}\d)\b`,
      { certainty: 0.86 },
    ),
  ],
  cash_to_close: [
    label(
      'cash_to_close',
      wordings(
        '{estimated|est.|total|} {cash|funds} {to|needed to|required to|due to|required at|needed at|from borrower at|due at} {close|closing}',
        '{cash|funds} {required|needed|due} {for|from borrower at} {close|closing}',
        'cash from {borrower|borrower(s)}',
        '{required|needed} funds to close',
        'borrower funds {to close|required|to close required}',
        'cash due from borrower',
      ),
      { valuePattern: part('^(?P<v>{sum})') },
    ),
  ],
  total_closing_costs: [
    label(
      'total_closing_costs',
      wordings(
        '{total|estimated|est.|estimated total|} closing costs {total|(total)|estimate|(estimated)|}',
        'costs {to close|of closing}',
        'closing costs, total',
        'total of closing costs',
      ),
      { valuePattern: part('^(?P<v>{sum})') },
    ),
  ],
  approval_date: [
    label(
      'approval_date',
      wordings(
        '{approval|decision|underwriting|credit decision|underwriting decision|final approval|loan approval} date',
        'date {of approval|approved|of decision|of underwriting decision|underwritten|of underwriting}',
        '{approved|underwritten|decisioned} on',
      ),
    ),
  ],
  approval_expiration_date: [
    label(
      'approval_expiration_date',
      wordings(
        '{approval|decision|commitment|underwriting|loan approval} {expires|expires on|expiration|expiration date|expiry|expiry date|valid through|valid until|valid to|good through|good until|lapses}',
        '{offer|terms} {valid to|valid until|valid through|good through|expires}',
        'approval void after',
        '{good|valid} {through|thru|until|to}',
        '{expires|expiration date|expiry date} {on|}',
      ),
      // A lock on the rate, a policy and a paper of credit end on days of their own.
      { apart: ['lock', 'policy number', 'credit report'] },
    ),
  ],
  approved_by: [
    label(
      'approved_by',
      wordings(
        '{approved|decisioned|underwritten|credit approved|loan approved|reviewed and approved|reviewed & approved} by',
        '{approving|approval} {officer|authority|official|body|underwriter}',
        'decision {of|by|maker}',
        'approver {name|}',
      ),
      { lines: 2 },
    ),
  ],
  apr: [
    label('apr', wordings('{annual percentage rate|APR} {(APR)|%|}', '{disclosed|estimated|final} APR'), {
      valuePattern: part(String.raw`^(?P<v>{rate})(?:$|[ ,;(])`),
    }),
  ],
  in_sfha: [
    label(
      'in_sfha',
      wordings(
        '{in|located in|property in|within|} {SFHA|special flood hazard area|flood hazard area|a flood hazard area|a special flood hazard area|flood hazard zone}',
        'SFHA {yes/no|(Y/N)|status}',
        'is {the|} property in {a|an} {SFHA|special flood hazard area|flood zone}?',
      ),
      { valuePattern: part(String.raw`^(?P<v>yes|no|y|n)(?:$|[ ,;.(–-])`) },
    ),
  ],
  borrower_address: [
    label(
      'borrower_address',
      wordings(
        '{current|present|mailing|home|residence|residential|permanent} {street|mailing|} address',
        '{borrower|applicant|borrower’s|applicant’s|borrowers’|applicants’|member|customer} {current|present|mailing|home|residence|} address',
        '{borrower|applicant|applicants|borrowers} {reside at|residence}',
        '{current|present} residence',
      ),
      { valuePattern: part(String.raw`^(?P<v>{address})`) },
    ),
  ],
  approval_number: [
    label(
      'approval_number',
      wordings(
        '{approval|loan approval|credit approval|decision|underwriting} {no.|number|#|id|ref.|reference|reference no.}',
      ),
      { valuePattern: part(String.raw`^#? ?(?P<v>(?-i:[A-Z]{1,5}-?\d[A-Z0-9-]*|\d{2,4}-\d{3,6}))(?:$|[ ,;)|])`) },
    ),
  ],
  loan_class: [
    label(
      'loan_class',
      wordings('{loan|credit|} class {of loan|of credit|}', 'loan {classification|category}', 'credit {type|class}'),
      {
        valuePattern: part(String.raw`^(?P<v>business|consumer|commercial|personal)\b`),
      },
    ),
  ],
  branch_code: [
    label('branch_code', wordings('{originating|booking|home|servicing|loan|your|} branch {code|no.|number|#|id|}'), {
      certainty: 0.88,
      valuePattern: part(String.raw`^#? ?(?P<v>\d{2,5})(?:$|[ ,;)–-])`),
    }),
  ],
  guarantor_address: [
    label(
      'guarantor_address',
      wordings(
        '{guarantor|guarantor’s|guarantors|personal guarantor|co-signer} {home|mailing|street|residence|} address {of guarantor|}',
        'address of {guarantor|guarantors|the guarantor|each guarantor}',
      ),
    ),
    sentence(
      'guarantor_address',
      ['guarant'],
      String.raw`\b(?:guarant(?:eed|y|ied) by|guarantors?:?) (?-i:[A-Z])[A-Za-z.'’ -]{4,50}?,(?: of| residing at| whose address is)? (?P<v>{address})`,
      { certainty: 0.85, pick: 'all' },
    ),
  ],
};

/** Rules for the fields that a family names. */
export function decisionLabels(...fields: readonly string[]): readonly Rule[] {
  return fields.flatMap((field) => {
    const own = labels[field];
    if (own === undefined) throw new Error(`No labels of a decision are known for the field ${field}.`);
    return own;
  });
}
