import type { Rule } from '../../src/extraction/rule.ts';
import { part, sentence, worded } from './build.ts';
import { insurerName } from './party-patterns.ts';

/** Who insures the home, as the costs of a closing name whom its premium is paid to. */

const cover =
  "(?:home ?owner[’']?s?[’']?|hazard|fire|property|dwelling|casualty|building|fire and extended coverage|fire/hazard|hazard/fire|home|h\\.?o\\.?i\\.?)";
const policy = String.raw`\b${cover} (?:insurance|ins\.?|policy|coverage|premium)`;
const years =
  "(?:,? ?\\(? ?(?:for )?(?:\\d{1,2}|one|first|a|1st|annual|_+)?[ -]?(?:mos?\\.?|months?|years?|yrs?\\.?|year[’']s)? ?\\)?)?";
const paid = String.raw`(?: (?:premium|prem\.?))?(?: (?:is|to be|will be) (?:carried|written|placed|provided))?(?: \(?(?:prepaid|annual|paid in advance|first year)\)?)?${years}(?: premium)?(?::|,? (?:paid |payable |due )?to:?| [-–—]|,? (?:with|by|through|from):?|,| \() ?`;
/** An agency takes the premium and insures nothing. */
const agency = String.raw`[^$\d.;]{0,50}\b(?:agency|agents?|brokers?|brokerage|escrow|impound|lender|reserve|reserves)\b`;
const end = String.raw`(?:$|[,;.()]| \$| \d| [-–—]| (?:p\.?o\.?c|policy|for|annual|premium|paid)\b)`;

/** Insurers that everybody calls by a short name. */
const knownInsurer =
  '(?-i:Nationwide|State Farm|Allstate|USAA|Farmers|Travelers|Progressive|Safeco|Amica|Chubb|The Hartford|American Family|Auto-Owners|Geico|GEICO|MetLife|Erie|Shelter|Kemper)';
const insurer = String.raw`(?:${insurerName}|${knownInsurer}(?: Insurance)?)`;

/** The rest of the name stands on the next line, behind the sums. */
const cutName = String.raw`${insurerName}(?: \$? ?[\d,]+\.\d{2}){1,3} (?-i:Insurance|Assurance|Casualty|Indemnity|Mutual|Company|Co\.|Group|Corporation|Exchange)\b`;

export const premiumPayee: readonly Rule[] = [
  // "To Hillside Mutual Insurance Company, fire policy"
  sentence(
    'insurer_name',
    ['policy', 'insurance', 'premium'],
    String.raw`\bto (?P<v>${insurer}),? (?:for |the |annual |first year[’']?s? )*${cover} (?:insurance|policy|premium|coverage)`,
    { certainty: 0.84 },
  ),
  sentence(
    'insurer_name',
    ['insurance', 'ins.', 'policy', 'coverage'],
    String.raw`${policy}${paid}(?:${agency}|${cutName}|(?P<v>${insurer})${end})`,
    { certainty: 0.88 },
  ),
  // "Insurance premium, Prairie Mutual": which insurance it is need not be said.
  sentence(
    'insurer_name',
    ['insurance premium', 'insurance prem.'],
    String.raw`\b(?:title|mortgage|flood|life|liability|earthquake|credit|owner[’']?s|lender[’']?s) (?:insurance|ins\.?) (?:premium|prem)|\binsurance (?:premium|prem\.?)${years}(?::|,? (?:paid |payable |due )?to:?| [-–—]|,) ?(?:[^$\d.;]{0,50}\b(?:title|guaranty|flood)\b|${agency}|${cutName}|(?P<v>${insurer})${end})`,
    { certainty: 0.86 },
  ),
  worded(
    'insurer_name',
    'insurance(?: premium)?(?: to)?|(?:(?:name of|the|your|homeowners?|hazard|property|fire|home) )*(?:insurer|insurance company|insurance carrier|insurance provider)(?: name)?|(?:homeowners?|hazard|fire|property|home) (?:insurance|coverage|policy)(?: (?:company|carrier|provider|with|by|through|from|written by|payable to|paid to|to|premium to))?',
    {
      lines: 1,
      valuePattern: part(
        String.raw`^(?:.*\b(?:agency|agents?|brokers?|title|guaranty|flood|mortgage)\b.*|(?P<v>${insurer})${end}.*)$`,
      ),
      certainty: 0.86,
    },
  ),
];
