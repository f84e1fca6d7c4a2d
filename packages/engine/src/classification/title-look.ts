import type { CatalogueIndex } from './catalogue-index.ts';
import { type PageLayout, type Segment, textOfWords, unionBox, wordsOfMatch } from './page-layout.ts';
import type { PhraseMatch } from './phrase-index.ts';

/** How much a phrase looks like the title of the page that it stands on. */
export interface TitleLook {
  /** 0 to 1: alone in its line, in capitals or large, near the top. */
  readonly strength: number;
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly words: readonly number[];
  /** "(Continued)" beside it or under it, or it stands in the foot: the document began on an earlier page, or may have. */
  readonly running: 'continued' | 'foot' | null;
  /** Only a word of it stands in a heading: that tells the type and not that a document begins. */
  readonly partial: boolean;
}

/** The foot of a page: what stands there repeats on every page of a form. */
const FOOT = 0.9;

/** How much a title counts by how far down it begins. Recorded deeds leave the top third to the recorder. */
const BY_HEIGHT: readonly (readonly [upTo: number, factor: number])[] = [
  [0.34, 1],
  [0.45, 0.8],
  [0.6, 0.4],
  [1.01, 0.15],
];

/** Below this share of its line a phrase is part of a sentence. */
const SHARE_OF_LINE = 0.5;

export function lookOfTitle(
  layout: PageLayout,
  match: PhraseMatch,
  kind: 'title' | 'bareTitle' | 'headWord',
  { modifiers }: CatalogueIndex,
): TitleLook | null {
  const bare = kind === 'bareTitle';
  const words = wordsOfMatch(layout, match);
  const indexes = [...new Set(words.map((word) => layout.segmentOfWord[word] ?? -1))];
  const segments = indexes.flatMap((index) => layout.segments[index] ?? []);
  if (segments.length === 0 || segments.length > 3) return null;
  const box = unionBox(segments.map((segment) => segment.box));
  const partial = kind === 'headWord';
  if (!bare && isSubject(layout, indexes[0] ?? 0, box.y)) {
    return { strength: partial ? SUBJECT_WORD : SUBJECT, box, words, running: null, partial };
  }
  if (partial) {
    const strength = segments.length > 1 ? 0 : headingStrength(layout, match, segments, box);
    return strength === 0 ? null : { strength, box, words, running: runningKind(layout, match, box.y), partial };
  }
  const share = shareOfLine(layout, match, segments, modifiers);
  const inLetterhead = !bare && share.own < SHARE_OF_LINE && endsLetterhead(layout, match, segments, box.y);
  if (!inLetterhead && share.own < (bare ? 1 : SHARE_OF_LINE)) return null;
  if (bare && share.before > 0 && share.plain < 0.34) return null;
  const height = BY_HEIGHT.find(([upTo]) => box.y < upTo)?.[1] ?? 0;
  const running = runningKind(layout, match, box.y);
  const buried = linesAbove(layout, box.y) > LINES_ABOVE ? BURIED : 1;
  const strength =
    appearance(layout, segments, box) * height * buried * Math.min(1, share.own + 0.2) * (share.before > 2 ? 0.5 : 1);
  if (inLetterhead) return { strength: IN_LETTERHEAD, box, words, running, partial };
  if (running === 'foot') return { strength: appearance(layout, segments, box), box, words, running, partial };
  return { strength: bare ? strength * 0.9 : strength, box, words, running, partial };
}

/** Letters and memoranda say what they are in the line of their subject. */
const SUBJECT = 0.7;
const SUBJECT_WORD = 0.4;
const SUBJECT_LINE = /^(re|subject|regarding)\b\s*:/i;

function isSubject({ page, segments }: PageLayout, index: number, y: number): boolean {
  if (y > 0.45) return false;
  // The mark may stand in a column of its own.
  return [segments[index], segments[index - 1]].some(
    (segment) =>
      segment !== undefined &&
      Math.abs(segment.box.y - y) < 0.01 &&
      SUBJECT_LINE.test(textOfWords(page, segment.firstWord, Math.min(segment.endWord, segment.firstWord + 2))),
  );
}

/** A word in a heading says less than a whole title. */
const HEAD_WORD = 0.5;
const HEADING_WORDS = 10;

function headingStrength(
  layout: PageLayout,
  match: PhraseMatch,
  segments: readonly Segment[],
  box: TitleLook['box'],
): number {
  const [only] = segments;
  if (only === undefined || only.endWord - only.firstWord > HEADING_WORDS) return 0;
  if (box.y > 0.3 || linesAbove(layout, box.y) > 0) return 0;
  const look = appearance(layout, segments, box);
  if (look < 0.8) return 0;
  return look * (isWhatTitleNames(layout, match, only) ? SHORT_TITLE : HEAD_WORD);
}

/** "VA Appraisal \u2014 Form 26-1805": a short title says what the paper is with its last word. */
const SHORT_TITLE = 0.8;
const SHORT_TITLE_WORDS = 3;

function isWhatTitleNames(layout: PageLayout, match: PhraseMatch, { firstWord, endWord }: Segment): boolean {
  const subtitle = subtitleAfter(layout, match, endWord);
  const last = layout.wordOfToken[match.end - 1] ?? endWord;
  const words = layout.page.words.slice(last + 1, subtitle).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return words.length === 0 && last - firstWord < SHORT_TITLE_WORDS;
}

const IN_LETTERHEAD = 0.75;

/** The title behind the sender's name in the very first line, itself in capitals: "Union Bank PAYOFF STATEMENT". */
function endsLetterhead(layout: PageLayout, match: PhraseMatch, segments: readonly Segment[], y: number): boolean {
  const [only, ...more] = segments;
  if (only === undefined || more.length > 0 || y > 0.12) return false;
  const inCapitals = wordsOfMatch(layout, match).every((word) => !/\p{Ll}/u.test(layout.page.words[word]?.text ?? ''));
  if (only.capitals < 0.7 && !inCapitals) return false;
  return match.end - match.first >= 2 && (layout.wordOfToken[match.end] ?? only.endWord) >= only.endWord;
}

/** Running text above a line makes it the heading of a section. A notice or an address may stand above a title. */
const LINES_ABOVE = 3;
const BURIED = 0.4;
/** Running text fills its line; addresses, captions and cells do not. */
const FULL_LINE = 0.55;

function linesAbove(layout: PageLayout, y: number): number {
  return layout.segments.filter(({ box, capitals }) => box.w > FULL_LINE && box.y + box.h <= y && capitals < 0.7)
    .length;
}

/** The part of the line that the phrase and harmless words beside it make up; how many words stand before it. */
function shareOfLine(
  layout: PageLayout,
  match: PhraseMatch,
  segments: readonly Segment[],
  modifiers: ReadonlySet<string>,
): { readonly own: number; readonly plain: number; readonly before: number } {
  const [firstWord, endWord] = [segments[0]?.firstWord ?? 0, segments.at(-1)?.endWord ?? 0];
  let [own, total, before] = [0, 0, 0];
  for (let token = match.first - 1; token >= 0 && (layout.wordOfToken[token] ?? -1) >= firstWord; token -= 1) {
    total += 1;
    before += 1;
    if (isHarmless(layout.tokens[token] ?? '', modifiers)) own += 1;
  }
  const subtitle = subtitleAfter(layout, match, endWord);
  for (
    let token = match.end;
    token < layout.tokens.length && (layout.wordOfToken[token] ?? endWord) < subtitle;
    token += 1
  ) {
    total += 1;
    if (isHarmless(layout.tokens[token] ?? '', modifiers)) own += 1;
  }
  const length = match.end - match.first;
  return { own: (own + length) / (total + length), plain: length / (total + length), before };
}

const ENDS_TITLE = /[:\u2013\u2014]$|^[-|\u2013\u2014]/;

/** Where what a dash or a colon adds to a title begins: "Closing Disclosure \u2014 Cash-Out Refinance". */
function subtitleAfter({ page, wordOfToken }: PageLayout, match: PhraseMatch, endWord: number): number {
  const last = wordOfToken[match.end - 1] ?? endWord;
  if (/[:\u2013\u2014]$/.test(page.words[last]?.text ?? '')) return last + 1;
  for (let word = last + 1; word < endWord; word += 1)
    if (ENDS_TITLE.test(page.words[word]?.text ?? '')) return word + 1;
  return endWord;
}

const NUMBER = /^[lo2-9sb]+$/;

function isHarmless(token: string, modifiers: ReadonlySet<string>): boolean {
  // After folding, a number consists of digits and of the letters that digits fold to.
  return modifiers.has(token) || NUMBER.test(token);
}

function appearance(
  layout: PageLayout,
  segments: readonly Segment[],
  box: { readonly x: number; readonly w: number },
): number {
  const tall = segments.some((segment) => segment.box.h >= 1.25 * layout.medianHeight);
  const bold = segments.every((segment) => segment.bold);
  if (segments.every((segment) => segment.capitals >= 0.7)) return 1;
  const centred = Math.abs(box.x + box.w / 2 - 0.5) < 0.06;
  if (segments.every((segment) => segment.titleCase)) return tall || bold ? 1 : centred ? 0.8 : 0.6;
  return tall || bold ? 0.5 : 0.15;
}

const CONTINUED = new Set(['contlnued', 'contd', 'cont', 'contlnuatlon']);

function runningKind(layout: PageLayout, match: PhraseMatch, y: number): TitleLook['running'] {
  // "(Continued)" stands right behind the title or alone in the line below it.
  for (let token = match.end; token < Math.min(match.end + 2, layout.tokens.length); token += 1) {
    if (CONTINUED.has(layout.tokens[token] ?? '')) return 'continued';
  }
  return y >= FOOT ? 'foot' : null;
}
