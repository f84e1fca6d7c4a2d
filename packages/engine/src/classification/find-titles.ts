import { catalogueIndex, type TitleMeaning } from './catalogue-index.ts';
import type { PageLayout, Segment } from './page-layout.ts';
import type { PhraseMatch } from './phrase-index.ts';
import { lookOfTitle, type TitleLook } from './title-look.ts';

export interface FoundTitle {
  readonly layout: PageLayout;
  readonly match: PhraseMatch;
  readonly meaning: TitleMeaning;
  readonly look: TitleLook;
}

/** Weaker ones are mentions in running text. */
const FAINT = 0.1;

/** The titles that a page shows, and words of titles in its headings. */
export function findTitles(layout: PageLayout, matches: readonly PhraseMatch[]): readonly FoundTitle[] {
  const stacked = stackHeads(layout);
  const found = [
    ...titlesAmong(layout, matches),
    ...(stacked === null ? [] : titlesAmong(stacked, catalogueIndex.phrases.find(stacked.tokens))),
  ];
  // A heading that holds a whole title is not also about what else it names.
  const titled = new Set(found.flatMap(({ look }) => (look.partial ? [] : segmentsOf(layout, look))));
  return found.filter(({ look }) => !look.partial || !segmentsOf(layout, look).some((index) => titled.has(index)));
}

function titlesAmong(layout: PageLayout, matches: readonly PhraseMatch[]): readonly FoundTitle[] {
  const titles = matches.filter(({ phrase }) => meaningsOf(phrase).length > 0);
  return withoutInner(titles, layout.tokens.length).flatMap((match) =>
    meaningsOf(match.phrase).flatMap((meaning) => {
      const look = lookOfTitle(layout, match, meaning.kind, catalogueIndex);
      return look === null || look.strength < FAINT ? [] : [{ layout, match, meaning, look }];
    }),
  );
}

function meaningsOf(phrase: number): readonly TitleMeaning[] {
  return (catalogueIndex.meanings[phrase] ?? []).filter(
    (meaning): meaning is TitleMeaning =>
      meaning.kind === 'title' || meaning.kind === 'bareTitle' || meaning.kind === 'headWord',
  );
}

/** Of titles that lie in one another the longest counts: "Commercial Security Agreement" is no "Agreement". */
function withoutInner(titles: readonly PhraseMatch[], tokens: number): readonly PhraseMatch[] {
  const longestFirst = [...titles].sort(
    (left, right) =>
      right.end - right.first - (left.end - left.first) || left.faults - right.faults || left.first - right.first,
  );
  // The longest title that covers each token: one look at both ends tells whether a shorter one lies within.
  const cover: (PhraseMatch | undefined)[] = new Array(tokens);
  return longestFirst.filter((match) => {
    const [outer, alsoOuter] = [cover[match.first], cover[match.end - 1]];
    const longer = outer !== undefined && outer.end - outer.first > match.end - match.first;
    if (longer && outer === alsoOuter) return false;
    for (let token = match.first; token < match.end; token += 1) cover[token] ??= match;
    return true;
  });
}

function segmentsOf({ segmentOfWord }: PageLayout, { words }: TitleLook): readonly number[] {
  return [...new Set(words.map((word) => segmentOfWord[word] ?? -1))];
}

/** Letters this much taller than the rest make a heading. */
const TALL = 1.25;
const TOP = 0.25;

/**
 * The large lines at the top of a page, each column by itself. A title of two lines beside a column of small print is
 * cut in two by the reading order, which goes across. Null where there is nothing to put together.
 */
function stackHeads(layout: PageLayout): PageLayout | null {
  const heads = layout.segments.filter(({ box }) => box.y < TOP && box.h >= TALL * layout.medianHeight);
  const pairs = heads.flatMap((upper) => {
    const lower = heads.find((candidate) => standsUnder(upper, candidate));
    return lower === undefined ? [] : [[upper, lower] as const];
  });
  if (pairs.length === 0) return null;
  const [tokens, wordOfToken]: [string[], number[]] = [[], []];
  for (const segment of pairs.flat()) {
    for (const [token, word] of layout.wordOfToken.entries()) {
      if (word < segment.firstWord || word >= segment.endWord) continue;
      tokens.push(layout.tokens[token] ?? '');
      wordOfToken.push(word);
    }
    // Between two pairs stands a word that no phrase holds.
    tokens.push('');
    wordOfToken.push(segment.endWord - 1);
    if (pairs.some(([upper]) => upper === segment)) {
      tokens.pop();
      wordOfToken.pop();
    }
  }
  return { ...layout, tokens, wordOfToken };
}

function standsUnder({ box: upper }: Segment, { box: lower }: Segment): boolean {
  const gap = lower.y - upper.y - upper.h;
  const overlap = Math.min(upper.x + upper.w, lower.x + lower.w) - Math.max(upper.x, lower.x);
  const alike = Math.min(upper.h, lower.h) > 0.8 * Math.max(upper.h, lower.h);
  return gap > -0.3 * upper.h && gap < upper.h && overlap > 0.5 * Math.min(upper.w, lower.w) && alike;
}
