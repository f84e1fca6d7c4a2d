import { holdsCentre } from '../pages/box.ts';
import type { Mark, Page, ReadMethod } from '../pages/page.ts';
import type { StepCount } from './align-phrase.ts';
import { gatherEvidence, type PageEvidence } from './page-evidence.ts';
import { kindOfPage, type PageKind } from './page-kind.ts';
import { layOutPage, type PageLayout, type Segment, textOfWords } from './page-layout.ts';
import { type PrintedNumber, readPrintedNumbers } from './printed-page-numbers.ts';
import { placeWords, type WordPlaces } from './same-page.ts';

/** A line in the margin as it can repeat: digits masked, so that a page number does not make it another line. */
export interface MarginLine {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

/** What a page says of itself, gathered once. Its words are not kept: those of a thousand pages weigh hundreds of megabytes. */
export interface PageFacts {
  readonly pageNo: number;
  /** In points. */
  readonly width: number;
  readonly height: number;
  readonly method: ReadMethod;
  readonly isUnread: boolean;
  readonly signatures: readonly Mark[];
  /** Folded, in reading order. */
  readonly tokens: readonly string[];
  readonly places: WordPlaces;
  /** Of its words, in fractions of the page; 0 without words. */
  readonly medianHeight: number;
  readonly evidence: PageEvidence;
  readonly kind: PageKind;
  readonly numbers: readonly PrintedNumber[];
  readonly margins: readonly MarginLine[];
  /** Form numbers in the outermost lines, whatever the form: "1099 div", "acord 27". */
  readonly forms: ReadonlySet<string>;
  /** A line at the top that looks like a title and is in no catalogue. */
  readonly unknownTitle: MarginLine | null;
  /** The first line of running text begins in the middle of a sentence. */
  readonly startsInSentence: boolean;
  readonly endsInSentence: boolean;
  /** A salutation or the head of a message: letters carry no title. */
  readonly opensLetter: boolean;
  /** Where the running text ends, and its left edge; null without running text. */
  readonly textBottom: number;
  readonly leftEdge: number | null;
  /** The number of the first numbered heading, and of the last: 4 for "4. LENDER'S RIGHTS". */
  readonly firstSection: number | null;
  readonly lastSection: number | null;
}

const TOP_MARGIN = 0.16;
const BOTTOM_MARGIN = 0.88;

export function gatherFacts(page: Page, count?: StepCount): PageFacts {
  const layout = layOutPage(page);
  const evidence = gatherEvidence(layout, count);
  const body = layout.segments.filter(({ box }) => box.y > 0.05 && box.y < 0.93);
  const sections = body.flatMap((segment) => sectionOf(layout, segment) ?? []);
  return {
    pageNo: page.pageNo,
    width: layout.page.width,
    height: layout.page.height,
    method: page.method,
    isUnread: page.failure !== null,
    signatures: page.marks.filter((mark) => mark.kind === 'signature'),
    tokens: layout.tokens,
    places: placeWords(layout.page),
    medianHeight: layout.medianHeight,
    evidence,
    kind: kindOfPage(layout, evidence),
    numbers: readPrintedNumbers(layout),
    margins: layout.segments
      .filter(({ box }) => box.y < TOP_MARGIN || box.y > BOTTOM_MARGIN)
      .map((segment) => marginLine(layout, segment)),
    forms: formsOf(layout),
    unknownTitle: findUnknownTitle(layout),
    startsInSentence: startsInSentence(layout, body),
    endsInSentence: endsInSentence(layout, body),
    opensLetter: opensLetter(layout),
    textBottom: Math.max(0, ...body.filter(({ box }) => box.y < 0.9).map(({ box }) => box.y + box.h)),
    leftEdge: leftEdge(body),
    firstSection: sections[0] ?? null,
    lastSection: sections.at(-1) ?? null,
  };
}

function marginLine(layout: PageLayout, segment: Segment): MarginLine {
  const key = textOfWords(layout.page, segment.firstWord, segment.endWord)
    .toLowerCase()
    .replace(/[0-9]+/g, '#')
    .replace(/[^\p{L}#]+/gu, ' ')
    .trim();
  return { key, x: segment.box.x, y: segment.box.y };
}

const FORM = /\b(?:form|acord|trec no|fema form)\.?\s+(?:no\.?\s+)?([a-z]{0,3}[- ]?\d[\w-]{0,8})/gi;
/** In the outermost lines of what is printed. */
const EDGE = 0.06;

function formsOf(layout: PageLayout): ReadonlySet<string> {
  const forms = new Set<string>();
  for (const { box, firstWord, endWord } of layout.segments) {
    if (box.y > layout.top + EDGE && box.y < layout.bottom - EDGE) continue;
    for (const found of textOfWords(layout.page, firstWord, endWord).matchAll(FORM))
      forms.add((found[1] ?? '').toLowerCase());
  }
  return forms;
}

/** Alone, in capitals, centred or large: what a person would take for the title of something. Handwriting is none. */
function findUnknownTitle(layout: PageLayout): MarginLine | null {
  const signatures = layout.page.marks.filter(({ kind }) => kind === 'signature');
  for (const segment of layout.segments) {
    const { box } = segment;
    if (box.y > 0.25 || signatures.some((mark) => holdsCentre(mark.box, box))) continue;
    const words = segment.endWord - segment.firstWord;
    const text = textOfWords(layout.page, segment.firstWord, segment.endWord);
    const letters = text.replace(/[^\p{L}]/gu, '').length;
    const centred = Math.abs(box.x + box.w / 2 - 0.5) < 0.07 && box.x > 0.12;
    const tall = box.h >= 1.25 * layout.medianHeight;
    const loud = segment.capitals >= 0.8 || (segment.titleCase && (tall || segment.bold));
    if (loud && letters >= 8 && words >= 2 && words <= 10 && (centred || tall) && !/^[(\d]/.test(text)) {
      return marginLine(layout, segment);
    }
  }
  return null;
}

/** Running text fills its line; headings, cells and signature lines do not. */
const FULL_LINE = 0.45;

function startsInSentence(layout: PageLayout, body: readonly Segment[]): boolean {
  const first = body.find(({ box }) => box.w > FULL_LINE && box.y < 0.3);
  if (first === undefined) return false;
  const above = body.filter(({ box }) => box.y + box.h < first.box.y);
  const word = layout.page.words[first.firstWord]?.text ?? '';
  return above.length <= 4 && /^[a-z]{2,}/.test(word);
}

function endsInSentence(layout: PageLayout, body: readonly Segment[]): boolean {
  const last = body.findLast(({ box }) => box.w > FULL_LINE);
  if (last === undefined || last.box.y < 0.7) return false;
  const below = body.filter(({ box }) => box.y > last.box.y + last.box.h);
  const word = layout.page.words[last.endWord - 1]?.text ?? '';
  return below.length <= 1 && /[a-z,]$/.test(word);
}

const SALUTATION = /^(dear|to whom it may concern|gentlemen|ladies and gentlemen)\b/i;
const MESSAGE_LINE = /^(from|sent|to|cc|subject|re|date|via|attention|attn)\s*:/i;

function opensLetter(layout: PageLayout): boolean {
  const heads = new Set<string>();
  for (const { box, firstWord, endWord } of layout.segments) {
    if (box.y > 0.5) break;
    const text = textOfWords(layout.page, firstWord, Math.min(endWord, firstWord + 5));
    if (SALUTATION.test(text)) return true;
    const head = MESSAGE_LINE.exec(text)?.[1];
    if (head !== undefined && box.y < 0.35) heads.add(head.toLowerCase());
  }
  return (heads.has('from') && heads.has('to')) || ((heads.has('re') || heads.has('subject')) && heads.size >= 2);
}

/** The edge that at least three full lines keep. */
function leftEdge(body: readonly Segment[]): number | null {
  const edges = body
    .filter(({ box }) => box.w > FULL_LINE)
    .map(({ box }) => box.x)
    .sort((left, right) => left - right);
  return edges.length >= 3 ? (edges[1] ?? null) : null;
}

function sectionOf(layout: PageLayout, segment: Segment): number | null {
  const words = layout.page.words.slice(segment.firstWord, segment.firstWord + 2);
  const number = /^(\d{1,2})\.$/.exec(words[0]?.text ?? '');
  const heading = /^[A-Z]/.test(words[1]?.text ?? '') && segment.box.x < 0.25;
  return number !== null && heading ? Number(number[1]) : null;
}
