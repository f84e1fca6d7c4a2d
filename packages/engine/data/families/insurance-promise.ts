import type { Rule } from '../../src/extraction/rule.ts';
import { bankName } from './bank-name.ts';
import { label, part, sentence, worded } from './build.ts';
import { partyName } from './instrument-patterns.ts';
import { onlyLender } from './party-patterns.ts';
import { insurerByName } from './worded-insurance.ts';

const firstDate = { valuePattern: part(String.raw`^(?P<v>{date})`) };
const bothDates = '(?:policy )?(?:runs )?from/to|policy (?:period|term)|(?:effective|from)/(?:expiration|expires|to)';

const payee =
  '(?:mortgagees?|mortgage ?holders?|loss payees?|loss payable|lien ?holders?|additional interests?|lenders? loss pay(?:ees?|able))';
/** Whom the policy is to name, beside whatever else these papers call the lender. */
const mortgageeClause = `(?:(?:name|names|show|list|lender to be named|to be named|to be shown)(?: of| as)? (?:the )?)?(?:(?:first|1st|the|standard) )*${payee}(?:(?:/| and | or )${payee})*(?: (?:clause|name|names|to|is|and address|to be named|to be shown|to read|should read|must read|as follows|endorsement))*`;

/** Goods and not a place: land is told by its address. Clauses that follow on the line belong to the policy. */
const insuredGoods = part(
  String.raw`^(?:.*\b(?:dwelling|real property|real estate|buildings?|improvements)\b.*|{address}.*|(?P<v>(?-i:All|One|Two|Three|Accounts|Equipment|Inventory|Furniture|Machinery|Fixtures|Livestock|Crops|(?:19|20)\d{2}|\d{1,2}) [^:$]{6,300}?)(?:[.;,]? (?:type|amount|basis|endorsements?|deductibles?|latest delivery)\b:?.*|[.;]?))$`,
);

/** The insurance that a borrower promises or shows: how much it covers, what the borrower bears, from when until when. */
export const insurancePromise: readonly Rule[] = [
  worded(
    'insurer_name',
    '(?:insurance |insuring )?(?:company|carrier|insurer|underwriter)(?: name)?|name of (?:insurance )?(?:company|insurer|carrier)|insured (?:with|by)',
    { direction: 'right' },
  ),
  sentence(
    'insurer_name',
    ['insurer', 'insured with', 'carrier', 'insurance is with'],
    String.raw`\b(?:insurer(?: at present)? is|insured with|carrier is|insurance is with) (?P<v>${partyName})(?:, | under| \(|\. )`,
    { certainty: 0.85 },
  ),
  ...insurerByName,
  // Beside it these papers name the limits of other coverages.
  sentence(
    'flood_coverage_amount',
    ['flood'],
    String.raw`\bflood\b(?: (?:insurance|coverage|policy|hazard))*(?:,[^.;:$]{0,140}|(?: (?:is|required|because|if|as|since|for|will|be|on|the)\b[^.;:$]{0,120})?)[.;:,]? ?\(?(?:(?:minimum|required|coverage|policy|insured|the) )*(?:amount|limit|limits|sum|coverage)(?: (?:of (?:flood )?(?:insurance|coverage)|required|to be insured|not less than|at least|is|of))*:? ?(?P<v>\$ ?\d[\d,]*(?:\.\d{2})?)`,
    { certainty: 0.84 },
  ),
  sentence(
    'flood_coverage_amount',
    ['flood'],
    String.raw`\bflood (?:insurance|coverage)(?: (?:policy|in|the|an|amount|sum|of|not|less|than|at|least|for|is|required|must|be|no))* (?P<v>\$ ?\d[\d,]*(?:\.\d{2})?)`,
    { certainty: 0.84 },
  ),
  worded('mortgagee_name', mortgageeClause, { valuePattern: onlyLender, lines: 2, certainty: 0.88 }),
  sentence(
    'mortgagee_name',
    ['payable to', 'clause'],
    String.raw`\b(?:loss(?:es)?\b[^.;:]{0,40}? (?:is |are |be |made )*payable(?: first)? to|(?:mortgagee?|loss payable|loss payee) clause (?:for|in favor of|naming)) (?:the )?(?P<v>${bankName})(?:,|\.|;| \(| isaoa| its | as |$)`,
    { certainty: 0.85 },
  ),
  sentence(
    'mortgagee_name',
    ['mortgagee', 'loss payee', 'lienholder'],
    String.raw`(?:^|[.;:,] |\b(?:with|that|name|names|naming|list|show|showing) )(?:the )?(?P<v>${bankName})(?:,[^.;]{0,100}?)?,? (?:(?:is|be|shall|will|must|to|should|appear|appears|shown|named|listed|added|endorsed) )*as (?:the |first |sole |a )*(?:mortgagee|(?:lender[’']?s? )?loss payee|lienholder)`,
    { certainty: 0.85 },
  ),
  label(
    'collateral_description',
    [
      ...[
        'Collateral',
        'Collateral Insured',
        'Insured Collateral',
        'Collateral to be Insured',
        'Description of Collateral',
      ],
      ...[
        'Insured Property',
        'Property Insured',
        'Property to be Insured',
        'Covered Property',
        'Insurance on',
        'Goods',
      ],
      ...['Equipment', 'Vehicle', 'Insured Equipment', 'Personal Property Insured', 'Collateral Description'],
    ],
    { lines: 3, certainty: 0.85, valuePattern: insuredGoods },
  ),
  sentence(
    'collateral_description',
    ['collateral', 'property'],
    String.raw`\b(?:collateral|personal property|property)\b(?:,? (?:which is|described|listed|identified|more particularly|as follows|below|to be insured|insured))+(?: is)?: (?P<v>(?-i:[A-Z0-9])[^.;:$]{8,240}?)(?:[.;]|,? (?:in an? amount|with|for not less|and (?:shall|will|agrees?|to))\b)`,
    { certainty: 0.8 },
  ),
  sentence(
    'hazard_coverage_amount',
    ['amount'],
    String.raw`\btype:? [^.$]{3,120}\. amount:? (?:not less than |at least )?(?P<v>{money})`,
    { certainty: 0.86 },
  ),
  worded('hazard_policy_number', '(?:insurance |hazard |property )?policy(?: (?:no|number|#|id))?', {
    valuePattern: String.raw`^(?P<v>[A-Z0-9-]*\d{4,}[A-Z0-9-]*)`,
  }),
  worded(
    'hazard_coverage_amount',
    '(?:(?:minimum|required|total|dwelling|building|hazard|property|insurance|least) )*(?:coverage|insurance|amount of (?:insurance|coverage)|insured amount|amount insured|coverage limit)(?: amount| required| limit| of insurance)?|least amount',
    { valuePattern: part(String.raw`^(?:at least |not less than )?(?P<v>{sum})`) },
  ),
  worded(
    'hazard_deductible',
    '(?:(?:maximum|greatest|largest|highest|policy|hazard|allowed) )*deductible(?: amount| allowed| not more than| maximum)?|ded',
    { valuePattern: part(String.raw`^(?:at most |not more than |up to )?(?P<v>{sum})$`) },
  ),
  worded(
    'hazard_effective_date',
    `(?:policy |coverage |insurance )?(?:effective|begins?|starts?|inception|effective from|in force from)(?: date| on)?|${bothDates}`,
    firstDate,
  ),
  worded('hazard_effective_date', '(?:effective|policy|coverage) dates', firstDate),
  worded(
    'hazard_expiration_date',
    '(?:policy |coverage |insurance )?(?:expires|expiration|expiry|ends|expiring)(?: date| on)?',
    firstDate,
  ),
  worded('hazard_expiration_date', `${bothDates}|(?:effective|policy) dates?`, {
    valuePattern: part(String.raw`^{date} ?(?:/|to|through|[-–]) ?(?P<v>{date})`),
  }),
  sentence(
    'hazard_coverage_amount',
    ['insure', 'insurance', 'cover'],
    String.raw`\b(?:insured?|insurance|cover(?:age|ed)?)\b(?:[^.$]|\.\d){0,160}?(?:(?:in an? |the )?amount(?: of)?(?: not less than| at least)?|(?:for )?(?:at least|not less than|no less than|a minimum of))(?: of)?(?: not less than| at least)? (?P<v>{money})`,
    { certainty: 0.85 },
  ),
  sentence(
    'hazard_deductible',
    ['deductible'],
    String.raw`\bdeductible(?: amount)?(?: \([^)]{3,40}\))? (?:of|is)(?: (?:at|most|no|not|more|greater|than|up|to|a|maximum|exceeding|larger))* (?P<v>{money})`,
    { certainty: 0.88 },
  ),
  sentence(
    'hazard_deductible',
    ['deductible'],
    String.raw`\b(?:an?|the|maximum|with|than|exceed) (?P<v>{money}) (?:maximum |policy |per[- ]loss )?deductible\b`,
    {
      certainty: 0.85,
    },
  ),
  sentence(
    'hazard_effective_date',
    ['policy', 'force', 'insur'],
    String.raw`\b(?:policy|insur[a-z]+|force|coverage)\b[^.]{0,120}?(?:from|effective|beginning|begins|runs) (?P<v>{date})`,
    { certainty: 0.84 },
  ),
  sentence(
    'hazard_expiration_date',
    ['policy', 'force', 'insur', 'expir'],
    String.raw`\b(?:policy|insur[a-z]+|force|coverage)\b[^.]{0,140}?(?:{date},? (?:to|through|until)|expir(?:es|ing|ation date)(?: on| of)?) (?P<v>{date})`,
    { certainty: 0.84 },
  ),
];
