import type { Rule } from '../../src/extraction/rule.ts';
import { sentence } from './build.ts';
import { insurerName, lenderName } from './party-patterns.ts';

/** What letters, memoranda and agreements say in sentences of a policy that is in force. */

/** Words of one sentence; the stop of an abbreviation ends none. */
const within = String.raw`(?:[^.;]|\.\d|\b(?:no|inc|co|corp|a|m|st)\.)*?`;

const subject = String.raw`\b(?:policy|coverage|insurance|insured|insures|binder|certificate)\b`;
const hour = String.raw`(?:,? (?:at |from |on |as of |effective )*(?:12:01 a\.?m\.?|noon)?,?(?: standard time,?)?(?: (?:on|from|of|as of|at))*)`;
/** A binder lasts until the policy is written. */
const binderEnds = String.raw`\bbinder\b[^.;]{0,60}?(?:ends|expires?|terminates|until|through|to)\b[^.;]{0,30}?{date}`;
const begins =
  '(?:took effect|takes effect|attache[sd]|attaching|begins?|began|beginning|commence[sd]?|commencing|starts?|started|starting|effective|incept(?:s|ed)|in (?:force|effect) (?:from|since)|(?:is|was|been) bound|renewed|(?:for|with) (?:the|a|its|an annual) (?:policy )?(?:term|period|year)(?: of (?:one|1) year)?|(?:policy )?(?:period|term)(?: is| of|:)?|runs?|running)';
const ends =
  '(?:expires?|expired|expiring|ends?|ending|terminates?|(?:runs?|running|continues?|continuing|good|valid|paid|(?:in|remains? in|stays? in) (?:force|effect))(?: without change)? (?:to|until|through))';

export const policyTerm: readonly Rule[] = [
  sentence(
    'hazard_effective_date',
    ['policy', 'coverage', 'insur', 'binder', 'certificate'],
    `${subject}${within}\\b${begins}${hour} ?(?P<v>{date})`,
    { certainty: 0.83 },
  ),
  sentence(
    'hazard_expiration_date',
    ['policy', 'coverage', 'insur', 'binder', 'certificate'],
    `${binderEnds}|${subject}${within}\\b(?:${ends}|${begins}${hour} ?{date},?(?: (?:and|then|which))?(?: (?:to|until|through|thru|ending|ends|expiring|expires|–|-)))${hour} ?(?P<v>{date})`,
    { certainty: 0.83 },
  ),
];

/** Who insures, named by what he does. */
export const policyInsurer: readonly Rule[] = [
  sentence(
    'insurer_name',
    ['insures', 'has issued', 'has bound', 'provides', 'has written', 'writes', 'carries', 'confirm', 'certif'],
    String.raw`(?:^|[.:;] |\b(?:that|by|and|agent for|agents for) )(?:the )?(?P<v>${insurerName}),?(?: \([^)]{3,40}\))? (?:has (?:issued|bound|written|agreed)|insures|provides|writes|carries|will insure|covers|(?:hereby )?(?:confirms|certifies))\b`,
    { certainty: 0.85 },
  ),
  sentence(
    'insurer_name',
    ['insured', 'agent', 'insurance', 'policy', 'cover'],
    String.raw`\b(?:insured${within} (?:with|by|through)|agents? (?:for|of)|(?:on behalf of|representing)|(?:insurance|policy|coverage|covered|placed|written)${within} (?:with|by|through|from|of)) (?P<v>${insurerName})(?:[ ,.;(]|$)`,
    { certainty: 0.84 },
  ),
];

/** What the building is insured for now; what a lender asks for at least is another sum. */
const asked = String.raw`(?:at least|not less|no less|less than|minimum|lesser|must|shall|will|agrees? to|to keep|flood|liability|contents|rents?|personal property)`;

export const policySum: readonly Rule[] = [
  sentence(
    'hazard_coverage_amount',
    ['insured', 'insures', 'covers', 'covered'],
    String.raw`\b${asked}\b[^.;$]{0,80}{money}|\b(?:(?:is|are|have|has|had|now|presently|currently|already|been|at present|at this time) )+(?:insured|covered)\b[^.;$]{0,90}? (?:for|to|up to|in the (?:amount|sum) of|at)(?: a limit of)? (?P<v>{money})`,
    { certainty: 0.89 },
  ),
  sentence(
    'hazard_coverage_amount',
    ['insures', 'covers', 'insuring', 'covering'],
    String.raw`\b${asked}\b[^.;$]{0,80}{money}|\b(?:insures|covers|insuring|covering)(?: (?:the|my|our|your|its|said|this|these))* (?:buildings?|dwelling|property|house|home|improvements|premises|structures?|residence|condominium|unit|warehouse|it)\b(?:[^.;$]|\b[A-Z]\.|\b(?:inc|co|corp)\.)*? (?:for|to|up to|in the (?:amount|sum) of|at)(?: a limit of)? (?P<v>{money})`,
    { certainty: 0.89 },
  ),
  sentence(
    'hazard_coverage_amount',
    ['limit', 'amount', 'coverage'],
    String.raw`\b${asked}\b[^.;$]{0,80}{money}|\b(?:building|dwelling|policy|property) (?:coverage|limit|amount)(?: (?:of|is|in|the|amount|insurance|on|building|dwelling|for))*:? (?P<v>{money})`,
    { certainty: 0.87 },
  ),
];

/** Whom the policy protects beside the insured. */
export const policyMortgagee: readonly Rule[] = [
  sentence(
    'mortgagee_name',
    ['additional insured', 'mortgagee', 'loss payee', 'lienholder'],
    String.raw`(?:^|[.;:,] |\b(?:that|and|with|name|names|naming|named|added|adds|add|show|shows|list|lists|included?|includes|endorsed to|show) )(?:the )?(?P<v>${lenderName})(?:,? (?:isaoa|its successors)[^.;]{0,60}?)?,?(?: to (?:the|its|this) policy)?,? (?:(?:is|be|been|has|have|shall|will|as|an?|the|to|this|policy|named|included|listed|shown|added|endorsed|first|also|its|noted|scheduled) )*(?:additional insured|mortgagee|(?:lender[’']?s? )?loss payee|lienholder)\b`,
    { certainty: 0.86 },
  ),
  sentence(
    'mortgagee_name',
    ['additional insured', 'mortgagee', 'loss payee'],
    String.raw`\b(?:additional insured|mortgagee|loss payee)(?: (?:is|shall be|in favor of|to|for)|:|,) (?:the )?(?P<v>${lenderName})(?:,|\.|;| \(| isaoa| its | as |$)`,
    { certainty: 0.84 },
  ),
];
