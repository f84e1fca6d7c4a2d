import type { PageFacts } from './page-facts.ts';
import type { PrintedNumber } from './printed-page-numbers.ts';

/** A title of at least this weight is taken for the beginning of a document when stamps are looked for. */
const BEGINS = 7;
/** And so much of its opening phrases: guides name other documents in large letters. */
const OPENS = 1.5;
/** A stamp runs over most of the pages; a shorter series is a document. */
const SHARE_OF_PACKAGE = 0.5;
const AT_LEAST = 4;

/**
 * The number that each page prints for its document. A scanner or a fax numbers the whole package ("Page 3 of 60"):
 * such a series runs on where documents begin, or beside numbers that start again, and says nothing of documents.
 */
export function documentNumbers(pages: readonly PageFacts[]): readonly (PrintedNumber | null)[] {
  const stamps = findStamps(pages);
  return pages.map((page) => {
    const own = page.numbers.filter((number) => !stamps.has(seriesOf(number, page.pageNo)));
    const surest = [...own].sort((left, right) => rank(left) - rank(right));
    return surest[0] ?? null;
  });
}

function rank({ style, number }: PrintedNumber): number {
  return (style === 'of' ? 0 : style === 'page' ? 1 : 2) + (number === null ? 3 : 0);
}

/** Numbers of one series keep their distance from the page's place in the file. */
function seriesOf({ number, total, style, place }: PrintedNumber, pageNo: number): string {
  return `${style} ${place} ${total ?? ''} ${number === null ? 'x' : number - pageNo}`;
}

function findStamps(pages: readonly PageFacts[]): ReadonlySet<string> {
  const series = new Map<string, number[]>();
  for (const [index, page] of pages.entries()) {
    for (const key of new Set(page.numbers.map((number) => seriesOf(number, page.pageNo)))) {
      const indexes = series.get(key);
      if (indexes === undefined) series.set(key, [index]);
      else indexes.push(index);
    }
  }
  const stamps = new Set<string>();
  for (const [key, indexes] of series) {
    if (indexes.length < Math.max(AT_LEAST, SHARE_OF_PACKAGE * pages.length)) continue;
    if (contradicted(pages, key, indexes)) stamps.add(key);
  }
  return stamps;
}

function contradicted(pages: readonly PageFacts[], key: string, indexes: readonly number[]): boolean {
  const begun = new Set<string>();
  let besides = 0;
  for (const index of indexes.slice(1)) {
    const page = pages[index];
    if (page === undefined) continue;
    if (page.numbers.some((number) => number.style !== 'bare' && seriesOf(number, page.pageNo) !== key)) besides += 1;
    for (const one of page.evidence.types.values()) {
      const opens = one.docType === 'other' || one.opening >= OPENS;
      if (one.title >= BEGINS && opens && one.look?.running === null) begun.add(one.docType);
    }
  }
  // Two kinds of titles: a document whose every page repeats its own title has only one.
  return besides >= 3 || begun.size >= 3 || (begun.size >= 2 && indexes.length <= 12);
}
