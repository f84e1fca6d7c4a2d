import type { Rule } from '../../src/extraction/rule.ts';
import { block, label, part, sentence, worded } from './build.ts';
import { county } from './instrument-patterns.ts';
import { insurerName, onlyLender } from './party-patterns.ts';
import { wordings } from './wordings.ts';

/** What insurers write on papers of their own: declarations in sentences, certificates that are no form. */

/** Losses with a deductible of their own. */
const some =
  '(?:wind(?:storm)?|hail|hurricane|named storm|water|sewer|earthquake|flood|theft|glass|sinkhole|mold|equipment|crime|ordinance|back-?up|cyber|each claim|retention)';

export const deductibleInProse: readonly Rule[] = [
  sentence(
    'hazard_deductible',
    ['perils', 'deductible'],
    String.raw`\b(?:all|any|other|covered|basic|section i)(?: (?:all|other|covered|section i|property))* (?:perils?|losses|loss|causes of loss)(?: deductible)?,? \(?(?:except|other than|excluding|but not|besides|apart from)(?: (?:for|or|and|,|as noted|${some}|loss|damage|losses|perils?))*\)?(?: deductible)?(?::|,| is| are| of| [-–—])* (?P<v>{money})`,
    { certainty: 0.88 },
  ),
  sentence(
    'hazard_deductible',
    ['deductible', 'deduct'],
    String.raw`\b${some}[a-z ,/-]{0,40}deductibles?\b[^.;$]{0,30}(?:{money}|{rate})|\b(?:subject to|less|after|with|carries|has|over|above|applying|apply|applies|bears)(?: an?| the| your| its)?(?: (?:policy|flat|basic|per-loss|per-occurrence|all-peril|all-perils|building|standard))* deductible (?:of|in the amount of|equal to) (?P<v>{money})`,
    { certainty: 0.86 },
  ),
  sentence(
    'hazard_deductible',
    ['you pay the first', 'pays the first', 'bears the first', 'bear the first', 'first $'],
    String.raw`\b(?:you|insured|policyholder|we do not)(?: (?:must|will|shall))? (?:pays?|bears?|absorbs?)(?: for)? the first (?P<v>{money}) of (?:any|each|every|a|all)\b[^.;]{0,30}?\b(?:loss|losses|claim|damage)`,
    { certainty: 0.84 },
  ),
];

/** "Roof: shingle. County: Bibb." among other things said of the home. */
export const countyInLine: readonly Rule[] = [
  sentence('property_county', ['county:', 'parish:'], String.raw`\b(?:county|parish): (?P<v>${county}?)(?:[.,;)]|$)`, {
    certainty: 0.82,
    fallback: true,
  }),
  // "the following community: Macon, Bibb County, GA"
  sentence(
    'property_county',
    ['county', 'parish'],
    String.raw`\b(?:community|city|town|village|jurisdiction)\b[^.;$]{0,60}?, (?P<v>${county}) (?:county|parish), (?-i:[A-Z]{2})\b`,
    { certainty: 0.78, fallback: true },
  ),
];

/** "Term: one year from 03/01/2026" */
export const termFrom: Rule = worded('hazard_effective_date', '(?:(?:policy|coverage|insurance) )*(?:term|period)', {
  direction: 'right',
  lines: 1,
  certainty: 0.84,
  fallback: true,
  valuePattern: part(
    String.raw`^(?:(?:one|1|six|twelve|12|6)[- ](?:year|months?)(?: term)?,? )?(?:from|beginning|commencing|starting|effective)(?: on)? (?P<v>{date})`,
  ),
});

/** Of whom and of which home a letter of an agent speaks. */
export const bindersInProse: readonly Rule[] = [
  sentence(
    'borrower_name',
    ['coverage', 'policy', 'insurance', 'bound'],
    String.raw`\b(?:coverage|policy|insurance|bound)\b(?:[^.;]|\.\d|\b(?:no|inc|co|corp)\.){0,110}? (?:for|on behalf of|in the name of|issued to) (?:our (?:insureds?|clients?|customers?),? )?(?P<v>{who}),? (?:effective|beginning|commencing|starting|as of|for the (?:term|period))\b`,
    { certainty: 0.8, fallback: true },
  ),
  sentence(
    'property_address',
    ['re:', 're '],
    String.raw`\bre:? (?:property (?:at )?|insurance (?:on|for|at) )?(?P<v>{address})`,
    {
      page: 1,
      certainty: 0.78,
      fallback: true,
    },
  ),
];

/** A certificate may call whom it is made out to in many ways. */
const issuedTo = wordings(
  'this {is|certificate is|memorandum is|evidence is|notice is} {issued|furnished|provided|given|made out} to',
  '{made out|furnished|delivered|addressed} to',
  'holder of {this|the} {certificate|memorandum}',
  '{memorandum|evidence|certificate} {issued|furnished|provided|given} to',
  '{lender|bank|mortgagee} to whom {issued|furnished|given}',
);

/** One policy insures building and liability: its number and its term are those of both. */
const wholePolicy = [
  'businessowners',
  'business owners',
  'package policy',
  'commercial package',
  'property and liability',
];
const others = ['policies', 'umbrella', 'excess liab', 'each policy'];
const policyKind = String.raw`(?:business ?owners(?: package)?|commercial package|package|commercial multi-?peril|multi-?peril|BOP)`;
const policyId = String.raw`(?P<v>(?-i:[A-Z]{1,6}[ -]?)?\d[A-Z0-9-]{4,20})`;
const term =
  '(?:(?:policy|coverage|insurance|certificate|the) )*(?:term|period|dates|in force|in effect|force|runs|effective)';
const hour = String.raw`(?:,? (?:at )?(?:12:01 a\.?m\.?|noon)(?: (?:local|standard) time)?,?)?`;
const joined = String.raw`${hour} ?(?:-|–|—|to|through|thru|until|and (?:ends|ending|expires|expiring)(?: on)?)${hour} ?(?:on )?`;

const onePolicy: readonly Rule[] = [
  sentence(
    'hazard_policy_number',
    ['policy'],
    String.raw`\b${policyKind} policy,? (?:number |no\.? |# ?|numbered )?(?:is )?${policyId}\b`,
    { certainty: 0.86 },
  ),
  worded('hazard_policy_number', '(?:our |the |insurance )?policy(?: number| no| #)?', {
    direction: 'right',
    lines: 1,
    certainty: 0.86,
    valuePattern: part(String.raw`^(?:${policyKind} )?(?:policy )?(?:no\.? |number |# ?)?${policyId}(?:$|[ ,;.(])`),
  }),
  worded('hazard_effective_date', term, {
    direction: 'right',
    lines: 1,
    certainty: 0.86,
    valuePattern: part(String.raw`^(?:from )?(?P<v>{date})${joined}{date}`),
  }),
  worded('hazard_expiration_date', term, {
    direction: 'right',
    lines: 1,
    certainty: 0.86,
    valuePattern: part(String.raw`^(?:from )?{date}${joined}(?P<v>{date})`),
  }),
];

export const liabilityMemos: readonly Rule[] = [
  // An agency's paper names for whom it writes.
  block('insurer_name', 1, String.raw`^(?P<v>${insurerName})$`, {
    page: 1,
    box: { x: 0, y: 0, w: 1, h: 0.12 },
    certainty: 0.7,
    fallback: true,
    unless: ['producer', 'agency', 'broker', 'our client', 'insurer a'],
  }),
  label('mortgagee_name', issuedTo, { lines: 2, valuePattern: onlyLender, where: ['mortgagee'], certainty: 0.86 }),
  label('lender_name', issuedTo, { lines: 2, valuePattern: onlyLender, unless: ['mortgagee'], certainty: 0.86 }),
  label('lender_address', issuedTo, {
    lines: 4,
    certainty: 0.86,
    valuePattern: String.raw`(?i)^[^0-9]*\b(?:bank|credit union|savings|trust company|mortgage|lending)\b[^0-9]*?[, ] ?(?P<v>\d{1,6} .*?[A-Z]{2},? \d{5}(?:-\d{4})?)`,
  }),
  ...wholePolicy.flatMap((words) => onePolicy.map((rule): Rule => ({ ...rule, where: [words], unless: others }))),
];
