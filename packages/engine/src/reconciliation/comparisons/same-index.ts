import { alike, type Likeness, unlike } from './likeness.ts';
import { sameText } from './same-text.ts';

/** Rates that loans follow, by the words that name them in papers and in the exports of loan systems. */
const FAMILIES: readonly (readonly [family: string, words: RegExp])[] = [
  ['prime', /\bprime\b|\bwsjp\b|\bwsj\b/],
  ['sofr', /\bsofr\b|secured overnight financing/],
  ['libor', /\blibor\b|london interbank/],
  ['treasury', /\btreasury\b|\bcmt\b|constant maturity|\bt ?bill\b|\btbill\b/],
  ['fhlb', /\bfhlb\b|federal home loan bank/],
  ['cofi', /\bcofi\b|cost of funds/],
  ['ameribor', /\bameribor\b/],
  ['fed funds', /\bfed(?:eral)? funds\b/],
];

/** What tells one rate of a family from another. A paper that does not say it leaves it open. */
const QUALIFIERS: readonly (readonly [question: string, answers: readonly (readonly [string, RegExp])[]])[] = [
  [
    'whose',
    [
      ['the Wall Street Journal', /wall street|\bwsjp?\b/],
      ['the lender', /\blender s?\b|\bbank s\b|\bour\b/],
    ],
  ],
  [
    'length',
    [
      ['1 month', /\b(?:1|one|30)[ -]?(?:month|mo|day|m)\b/],
      ['3 months', /\b(?:3|three|90)[ -]?(?:month|mo|day|m)s?\b/],
      ['6 months', /\b(?:6|six|180)[ -]?(?:month|mo|day|m)s?\b/],
      ['1 year', /\b(?:1|one|12)[ -]?(?:year|yr|month|y)\b/],
      ['3 years', /\b(?:3|three)[ -]?(?:year|yr|y)s?\b/],
      ['5 years', /\b(?:5|five)[ -]?(?:year|yr|y)s?\b/],
      ['7 years', /\b(?:7|seven)[ -]?(?:year|yr|y)s?\b/],
      ['10 years', /\b(?:10|ten)[ -]?(?:year|yr|y)s?\b/],
    ],
  ],
  [
    'form',
    [
      ['average', /\baverage\b|\bavg\b|\bcompounded\b/],
      ['term', /\bterm\b/],
    ],
  ],
];

/** Indexes by what they are: `WSJP` is `the Prime Rate as published in the Wall Street Journal`, and not 5-year Treasury. */
export function sameIndex(left: string, right: string): Likeness {
  const plain = sameText(left, right);
  if (plain.same) return plain;
  const [a, b] = [describe(left), describe(right)];
  if (a.family === null || b.family === null) return plain;
  if (a.family !== b.family) return unlike('different indexes');
  const apart = QUALIFIERS.find(([question]) => {
    const [one, other] = [a.answers.get(question), b.answers.get(question)];
    return one !== undefined && other !== undefined && one !== other;
  });
  return apart === undefined ? alike('the same index in other words') : unlike('different indexes of one kind');
}

function describe(text: string): { readonly family: string | null; readonly answers: ReadonlyMap<string, string> } {
  const folded = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const family = FAMILIES.find(([, words]) => words.test(folded))?.[0] ?? null;
  const answers = QUALIFIERS.flatMap(([question, all]) => {
    const answer = all.find(([, words]) => words.test(folded))?.[0];
    return answer === undefined ? [] : [[question, answer] as const];
  });
  return { family, answers: new Map(answers) };
}
