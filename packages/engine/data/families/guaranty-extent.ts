import type { Rule } from '../../src/extraction/rule.ts';
import { block, sentence } from './build.ts';
import { amount } from './note-phrases.ts';

const guaranties = String.raw`guarant(?:y|ee|ies|ees)`;
const kind = String.raw`(?:(?:personal|unconditional|continuing|absolute|joint|several|and|payment|irrevocable|individual|written|separate|,) ?)*`;

/** How far a guaranty goes, where another paper of the loan tells it: "the unlimited guaranty of". */
export const guarantyExtent: readonly Rule[] = [
  sentence(
    'guaranty_type',
    ['limited'],
    String.raw`\b(?:limited liability|form 148l?)\b[^.;]{0,40}|\b(?P<v>(?:full and )?unlimited|limited),? ${kind}${guaranties}\b`,
    { certainty: 0.86 },
  ),
  sentence(
    'guaranty_type',
    ['limited'],
    String.raw`\b(?:${guaranties}|guarantors?)\b[^.;]{0,100}?\b(?:is|are|shall be|will be|being|each) (?P<v>unlimited|limited)(?: to (?:[a-z][a-z0-9 ,&/-]{3,120}\()?{money}| in amount| as to amount|[.,;])`,
    { certainty: 0.86 },
  ),
  sentence(
    'guaranty_limit',
    ['limited'],
    String.raw`\blimited ${kind}${guaranties}(?: (?:of|in the amount of|up to|not to exceed|for|to|in the (?:sum|principal amount) of))+ (?:[a-z][a-z0-9 ,&/-]{3,120}\()?${amount}`,
    { certainty: 0.86 },
  ),
];

/** Words of a guaranty that limit it or leave it without limit. */
export const guarantyWords: readonly Rule[] = [
  sentence(
    'guaranty_type',
    ['limited to', 'limited in'],
    String.raw`\b(?:liability|${guaranties}|guarantor|obligations?)\b[^.]{0,120}? (?P<v>(?:is|are|shall be|will be)(?: hereby| expressly| further)* limited(?: in amount)? to)(?: (?:an?|the|maximum|principal|aggregate|sum|amount|total|of))*(?: [a-z0-9 ,&/-]{3,110}\()? ?{money}`,
    { value: 'limited', certainty: 0.88 },
  ),
  sentence(
    'guaranty_type',
    ['without limit', 'no limit', 'unlimited', 'not limited'],
    String.raw`\b(?:liability|${guaranties}|guarantor|amount)\b[^.]{0,120}? (?P<v>(?:is|are|shall be|will be)(?: hereby| expressly)* (?:unlimited|without (?:any )?limit(?:ation)?|not limited)(?: as to| in) (?:dollar )?amount)`,
    { value: 'unlimited', certainty: 0.88 },
  ),
  // All that is owed on the note, in a paper that nowhere limits it.
  sentence(
    'guaranty_type',
    ['all amounts', 'all sums', 'all indebtedness', 'entire'],
    String.raw`\bguarantees?\b[^.;]{0,80}?\bpayment\b[^.;]{0,60}? of (?P<v>(?:all (?:amounts|sums|indebtedness)|the entire (?:amount|indebtedness))(?: now| or| hereafter)* (?:owing|due|payable|owed)(?: and payable)? under the (?:note|loan))\.`,
    {
      value: 'unlimited',
      certainty: 0.8,
      fallback: true,
      unless: [
        'exceed',
        'as limited',
        'limited guarant',
        'be limited',
        'is limited',
        'limitation',
        'maximum liability',
      ],
    },
  ),
  block(
    'guaranty_type',
    1,
    String.raw`^(?:(?-i:[A-Z]+|[A-Z][a-z]+) ){0,3}(?P<v>(?-i:LIMITED|UNLIMITED|Limited|Unlimited)) (?:(?-i:[A-Z]+|[A-Z][a-z]+|and|AND) ){0,3}(?-i:GUARANT(?:Y|EE)|Guarant(?:y|ee))(?: (?:OF|of|Of) [A-Za-z ]{3,30}| (?:AGREEMENT|Agreement))?(?: \([^)]{3,40}\))?$`,
    { page: 1, box: { x: 0, y: 0, w: 1, h: 0.35 }, certainty: 0.8, fallback: true },
  ),
];

/** Other words that limit a guaranty or leave it without limit. A limit alone does not say it. */
export const guarantyExtents: readonly Rule[] = [
  sentence(
    'guaranty_type',
    ['limited to'],
    String.raw`\b(?:liability|${guaranties}|guarantors?|obligations?)\b[^.$]{0,100}? (?:is|are|shall be|will be) (?P<v>limited to) (?:(?:[a-z -]{3,40} ?\()?\d{1,3}(?:\.\d+)? ?(?:%|percent)|the (?:amount|sum|percentage|limit)s? (?:opposite|set forth|stated|shown|set opposite|specified|indicated|below|above)\b)`,
    { value: 'limited', certainty: 0.84, fallback: true },
  ),
  sentence(
    'guaranty_limit',
    ['limited to'],
    String.raw`\blimited to (?:[a-z -]{3,40} ?\()?\d{1,3}(?:\.\d+)? ?%\)?[^.$]{0,80}?(?:being|or|namely|equal to|that is,?|i\.e\.,?|which is|\() ?${amount}`,
    { certainty: 0.88 },
  ),
  sentence(
    'guaranty_type',
    ['without limit', 'unlimited', 'no limit'],
    String.raw`\bguarant(?:ees?|ies|eed|y)\b,?[^.;]{0,60}? (?P<v>without (?:any )?limit(?:ation)?(?: as to| in| on| of) (?:the )?(?:dollar )?amount)`,
    { value: 'unlimited', certainty: 0.88 },
  ),
  sentence(
    'guaranty_type',
    ['no limit', 'no dollar limit', 'no maximum'],
    String.raw`\b(?P<v>(?:there is|has|with|contains) no (?:dollar |maximum |monetary )*(?:limit|cap|maximum)(?:ation)?)(?: as to| on| to| in) (?:the )?(?:amount|liability|guarantor[’']s|dollar|obligations?|${guaranties}|my|our)`,
    { value: 'unlimited', certainty: 0.86, fallback: true },
  ),
  block(
    'guaranty_type',
    1,
    String.raw`^(?:(?-i:[A-Z]+|[A-Z][a-z]+) ){0,4}(?-i:GUARANT(?:Y|EE)|Guarant(?:y|ee))(?: (?-i:AGREEMENT|Agreement))?(?: [-–—]|,)? \(?(?P<v>unlimited|limited)(?: (?:amount|liability|as to amount|in amount))?\)?$`,
    { page: 1, box: { x: 0, y: 0, w: 1, h: 0.35 }, certainty: 0.8, fallback: true },
  ),
  sentence(
    'guaranty_type',
    ['limited to'],
    String.raw`\b(?P<v>(?:${guaranties}|liability) (?:is )?limited to):? ?{money}`,
    { value: 'limited', certainty: 0.8, fallback: true },
  ),
];

/** Words between the extent and the sum that it goes to. */
export const guarantyLimits: readonly Rule[] = [
  sentence(
    'guaranty_type',
    ['limited'],
    String.raw`\b(?:liability|${guaranties}|guarantor[’']s|obligations?|amount)\b[^.]{0,80}? (?:is|are|shall be|will be) (?P<v>limited)(?: in amount)?,? (?:and|so that it|in that it|such that it)(?: (?:in|no|event|at|time|shall|will|may|does|can|is|never|not|to|under|circumstances))+ (?:exceed|be (?:more|greater) than)\b`,
    { certainty: 0.88 },
  ),
];

/** What holds "if none is checked" is said of forms that are not filled in. */
export function asFilledIn(rule: Rule): Rule {
  if (rule.field !== 'guaranty_type' || rule.pattern === undefined || rule.lines !== undefined) return rule;
  const unticked = String.raw`\b(?:if|where|when|unless) (?:none|no (?:box|amount|limit|sum)|neither|nothing|left blank|the (?:box|blank|space|line)|an? (?:box|amount|limit))\b[^.]{0,160}`;
  return { ...rule, pattern: `${unticked}|${rule.pattern}` };
}
