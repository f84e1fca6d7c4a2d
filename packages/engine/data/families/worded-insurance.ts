import type { Rule } from '../../src/extraction/rule.ts';
import { part, sentence, worded } from './build.ts';
import { insurerName } from './party-patterns.ts';

/** How evidence of insurance words its dates, its sums and who insures. */

const of = '(?: (?:date|on|as of|of (?:the |this )?(?:policy|coverage|insurance|term)|at))*';
const kind = '(?:(?:policy|pol|coverage|insurance|the|term|binder|your|period) )*';

export const insuranceDates: readonly Rule[] = [
  worded(
    'hazard_effective_date',
    `${kind}(?:effective|inception|start|starts|starting|begins|beginning|commencement|commences|commencing|in force from|in force since|takes effect|eff)${of}`,
  ),
  worded(
    'hazard_expiration_date',
    `${kind}(?:expiration|expires|expiry|expiring|exp|ends|ending|end|termination|in force until|in force to|in force through|runs until|runs to|paid through)${of}`,
  ),
];

const building =
  '(?:(?:residential|insured|main|primary|the|your|covered) )*(?:dwelling|buildings?|home|house|structure|residence|real property)(?: s| property)?';
const limit =
  '(?: (?:coverage|limit|amount|insurance|insured|insured for|limit of (?:liability|insurance)|replacement cost|protection|a|coverage a|insured amount|amount of insurance|cov a|is insured for))*';

export const buildingSum: Rule = worded(
  'hazard_coverage_amount',
  `(?:(?:coverage|cov|section) ?a(?: limit)? ?)?${building}${limit}|(?:coverage|cov) ?a(?: limit| amount)?|(?:amount of |limit of |limit )?(?:insurance |coverage )?on (?:the )?(?:building|dwelling|home|house|structure)|(?:property|hazard|fire|replacement cost) (?:insurance |coverage )?(?:amount|limit)(?: of insurance)?`,
  { certainty: 0.86 },
);

export const deductibleWorded: Rule = worded(
  'hazard_deductible',
  '(?:(?:all|other|all other|aop|policy|property|base|section i|standard|basic|your|building|dwelling|hazard|flat|per loss|per occurrence|the|fire|any|each loss) )*(?:perils? )?deductibles?(?: (?:amount|per loss|per occurrence|each loss|each occurrence|all perils|all other perils|any one loss|applies|is|clause|for each loss))*',
  // With a minus before it stands what the choice of a deductible takes off the premium.
  { valuePattern: part(String.raw`^[^-–(\d]{0,40}?(?P<v>{sum})`) },
);

const insurerLabels =
  '(?:(?:the|your|name of|writing|issuing|insurance|property|homeowners?|underwriting|insuring|lead) )*(?:insurer|carrier|insurance company|insurance carrier|company|insurance provider|insurance group)(?: s)?(?: name| affording coverage| and address| is| providing coverage| a)*|(?:companies|insurers) (?:affording|providing) coverage|(?:policy |coverage |insurance )?(?:issued|written|underwritten|provided|placed) (?:by|with|through)|insured (?:by|with|through)|who insures(?: it)?';

export const insurerWorded: Rule = worded('insurer_name', insurerLabels);

/** An insurer by what insurers call themselves, for papers that name agencies and banks under the same labels. */
export const insurerByName: readonly Rule[] = [
  worded('insurer_name', insurerLabels, {
    valuePattern: part(String.raw`^(?:\(?a[:.)] ?|a (?:[-–] )?)?(?P<v>${insurerName})(?:$|[ ,;(])`),
    certainty: 0.88,
  }),
  sentence(
    'insurer_name',
    ['issued by', 'written by', 'provided by', 'insured with', 'insured by', 'coverage', 'policy'],
    String.raw`\b(?:(?:issued|written|underwritten|provided|carried|placed|insured) (?:by|with|through)|(?:coverage|insurance|policy|force|effect)\b[^.;:]{0,120}? with) (?P<v>${insurerName})(?:[ ,.;(]|$)`,
    { certainty: 0.85 },
  ),
  sentence(
    'insurer_name',
    ['certif', 'has issued', 'insures'],
    String.raw`\b(?:certif(?:y|ies) that|we,|confirms? that) (?P<v>${insurerName}),? (?:has issued|has bound|insures|hereby certif|certif)`,
    { certainty: 0.85 },
  ),
];
