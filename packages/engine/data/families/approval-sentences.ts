import type { Rule } from '../../src/extraction/rule.ts';
import { label, part, sentence } from './build.ts';
import { kind } from './building-kind.ts';
import { countedDays } from './house-terms.ts';
import { entityType, stateName } from './instrument-patterns.ts';
import { dayCount } from './note-rates.ts';
import { wordings } from './wordings.ts';

/** Which state a company is of, where a sentence says what it is: "a Colorado limited liability company". */
const form = entityType.slice(entityType.indexOf(stateName) + stateName.length);
const ofAnother = String.raw`\b(?:guarant(?:ors?|y|ies|eed)|lender|bank|trustee|seller|landlord|tenant|subsidiary|affiliate|insurer|agent|manager|member|partner|shareholder)\b[^.;()“”"]{0,80}?${entityType}`;

export const stateOfEntity: Rule = sentence(
  'borrower_state_of_org',
  [' corporation', 'limited liability', 'partnership', ' trust', 'cooperative'],
  String.raw`${ofAnother}|${entityType},? ?\((?:the )?["“](?:lender|bank|guarantor|trustee|manager)|\ban? (?P<v>${stateName})${form}\b`,
  { certainty: 0.8, fallback: true },
);

/** The same where it stands beside a label. */
export const stateBesideLabel: Rule = label(
  'borrower_state_of_org',
  wordings(
    '{entity|organization|legal|business|borrower} {type|form|structure|status}',
    '{legal|business|borrowing|} entity',
    '{type|form|kind} of {entity|organization|business|company|borrower|ownership}',
    '{organized|formed|incorporated} as',
    '{organization|legal structure|business structure|ownership type}',
    'entity {type and state|type/state|type & state|type / state}',
  ),
  {
    certainty: 0.84,
    fallback: true,
    lines: 2,
    valuePattern: part(
      String.raw`^(?:an? )?(?P<v>${stateName})(?:${form}|(?: domestic| professional| multi-member| single-member)*,? (?:LLC|L\.L\.C\.|[SC]?[- ]?corp(?:oration)?|LP|L\.P\.|LLP|PLLC|Inc))\b`,
    ),
  },
);

const interval = String.raw`(?P<v>day|week|month|quarter|year|(?:\d{1,2}|three|six|twelve) months|(?:\d{1,2}|two|three|five|seven|ten) years|daily|weekly|monthly|quarterly|semi-?annually|annually|yearly)\b`;
const moves = String.raw`\b(?:adjust|chang|reset|re-?set|repric|redetermin|float|recalculat)(?:s|es|e|ed|ing|able|ment|ments)?\b`;
const starts = '(?:from|beginning|starting|commencing|first|effective|as of|with)';
const ofRate = String.raw`\b(?:rate|interest|pricing|priced|index|prime|sofr|treasury|maturity)\b`;

/** How often a rate moves and from when, as whoever grants a loan tells it. */
export const movingRateProse: readonly Rule[] = [
  sentence(
    'rate_change_frequency',
    ['chang', 'adjust', 'reset', 'repric', 'redetermin', 'float', 'recalculat'],
    String.raw`\bpayments?\b[^.;%$]{0,30}${moves}|${ofRate}(?:[^.;$]|\.\d){0,120}?${moves}(?: (?:thereafter|only|on|as|of|the|first|last|day|once|an?|each|every|per))* ${interval}`,
    { certainty: 0.84, fallback: true },
  ),
  sentence(
    'first_rate_change_date',
    ['chang', 'adjust', 'reset', 'repric', 'redetermin', 'float', 'recalculat'],
    String.raw`\bpayments?\b[^.;%$]{0,30}${moves}|${ofRate}(?:[^.;$]|\.\d){0,120}?${moves}(?: [a-z0-9]+){0,4},? ${starts}(?: (?:on|of|the|and|including))* (?P<v>{date})`,
    { certainty: 0.84, fallback: true },
  ),
  sentence(
    'first_rate_change_date',
    ['first adjust', 'first change', 'first reset', 'first repric', 'fixed until', 'fixed through', 'initial adjust'],
    String.raw`\b(?:(?:first|initial) (?:rate )?(?:adjustment|change|reset|repricing)(?: date)?(?: is| on| of| will be| occurs| occurs on|:| scheduled for| falls on)*|fixed (?:until|through)(?: and including)?) (?P<v>{date})`,
    { certainty: 0.84, fallback: true },
  ),
];

export const countOfDays: readonly Rule[] = [...dayCount.filter(({ type }) => type === 'sentence'), ...countedDays];

/** A parcel that a sentence names. */
export const parcelInSentence: Rule = sentence(
  'parcel_number',
  ['parcel', 'apn', 'assessor', 'tax id', 'folio'],
  String.raw`\b(?:(?:tax|assessor[’']?s?|county|tax map) )*(?:parcel|APN|PIN|folio)(?: (?:id|identification|identifier|no\.?|number|#))*(?: is|:|,)? ?#?(?P<v>(?:(?-i:[A-Z]{1,3})-?)?\d[A-Z0-9.-]{4,}\d[A-Z0-9]*)\b`,
  { certainty: 0.86 },
);

const zone = '(?-i:AE|AH|AO|AR|A99|A[1-9]?\\d?|VE|V[1-9]?\\d?|X500|[BCDX])';

/** The flood zone in the remarks of whoever decides. */
export const zoneInSentence: readonly Rule[] = [
  sentence(
    'flood_zone',
    ['flood zone', 'fema zone'],
    String.raw`\b(?:flood|fema|fema flood) zone(?: designation)?(?: is|:| of|,)? ["“]?(?P<v>${zone})(?:["”]?[.,;)]|["”]? (?:per|by|as|according|and|with|on|shown|panel|map|no|not|flood|insurance)\b|["”]?$)`,
    { certainty: 0.84 },
  ),
  sentence(
    'flood_zone',
    ['in zone', 'is zone', 'as zone', 'flood:'],
    String.raw`\b(?:flood|sfha|fema|nfip|determination|property|collateral)\b[^.;]{0,90}?\b(?:in|is|as) zone ["“]?(?P<v>${zone})(?:["”]?[.,;)(]|["”]? (?:per|by|as|according|and|with|on|shown|panel|map|no|not|flood|insurance)\b|["”]?$)`,
    { certainty: 0.82, fallback: true },
  ),
];

const early = wordings(
  '{prepayment|pre-payment|prepay} {terms|provisions|privilege|}',
  'early {payment|payoff|repayment}',
);
const fee = '(?:penalty|premium|fee|charge)';

/** What paying early costs, beside a word that says nothing of it. */
export const earlyPaymentTerms: readonly Rule[] = [
  label('prepayment_penalty', early, {
    value: 'false',
    certainty: 0.86,
    lines: 2,
    valuePattern: part(
      String.raw`^(?P<v>no (?:prepayment )?${fee}|none|(?:open|allowed|permitted|at any time)?,? ?without ${fee}|open(?: at any time)?|no restrictions?)\b`,
    ),
  }),
  label('prepayment_penalty', early, {
    value: 'true',
    certainty: 0.86,
    lines: 2,
    valuePattern: part(
      String.raw`^(?P<v>(?:a )?${fee} (?:of|applies|equal|schedule|if)\b.{0,60}|(?:step[- ]?down|declining|[5-9 ]\d?[-/]\d[-/]\d|\d%? ?[,/-] ?\d%? ?[,/-] ?\d%?)(?: ?[,/-] ?\d%?)*.{0,40}|yield maintenance.{0,40}|\d{1,2}(?:\.\d+)?% (?:${fee}|of|in|the first|if|during)\b.{0,60})$`,
    ),
  }),
];

/** The kind of property under a word that stands for other kinds as well. */
export const typeOfProperty: Rule = label(
  'property_type',
  wordings('{property|collateral|building|real estate|} {type|use|kind|improvements}', 'improvements', 'building'),
  { certainty: 0.84, lines: 1, valuePattern: part(String.raw`^(?P<v>${kind})$`) },
);
