import { editsWithin } from './near-words.ts';
import type { PageFacts } from './page-facts.ts';
import { findAlike, printOf } from './page-likeness.ts';

/** How a document repeats an earlier one of the package. */
export interface Duplicate {
  /** Index of the earlier document. */
  readonly document: number;
  readonly likeness: 'same_text' | 'nearly_same_text';
  /** Words of either that the other does not have. */
  readonly differingWords: number;
  /** A whole sentence for the reviewer. */
  readonly detail: string;
}

export interface ComparedDocument {
  readonly docType: string;
  readonly pages: readonly Pick<PageFacts, 'pageNo' | 'method' | 'signatures'>[];
  /** Folded, in reading order. */
  readonly tokens: readonly string[];
}

/** One run in eight is kept. */
const KEPT_IN = 8;
/** Candidates share this much of what was kept; two scans of a document share four in ten where one word in ten is misread. */
const CANDIDATE = 0.2;
/** At most this share of words differs. Two scans of a poor copy are read differently in many places. */
const DIFFERING = { text: 0.12, ocr: 0.3 };
/** Fewer words say too little. */
const TOO_SHORT = 20;

interface Profile {
  readonly counts: ReadonlyMap<string, number>;
  readonly words: number;
}

export function findDuplicates(documents: readonly ComparedDocument[]): readonly (Duplicate | null)[] {
  const profiles = documents.map(profileOf);
  const alike = findAlike(
    documents.map(({ tokens }) => printOf(tokens, KEPT_IN)),
    CANDIDATE,
  );
  return documents.map((document, index) => {
    const profile = profiles[index];
    if (profile === undefined || profile.words < TOO_SHORT) return null;
    let found: Duplicate | null = null;
    for (const { other } of alike[index] ?? []) {
      const [earlier, earlierProfile] = [documents[other], profiles[other]];
      if (earlier === undefined || earlierProfile === undefined || earlier.docType !== document.docType) continue;
      const duplicate = compare(document, profile, earlier, earlierProfile, other);
      if (duplicate !== null && (found === null || duplicate.differingWords < found.differingWords)) found = duplicate;
    }
    return found;
  });
}

function profileOf({ tokens }: ComparedDocument): Profile {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return { counts, words: tokens.length };
}

function compare(
  document: ComparedDocument,
  profile: Profile,
  earlier: ComparedDocument,
  earlierProfile: Profile,
  index: number,
): Duplicate | null {
  const scanned = [...document.pages, ...earlier.pages].some(({ method }) => method === 'ocr');
  const [mine, theirs] = [onlyIn(profile, earlierProfile), onlyIn(earlierProfile, profile)];
  if (scanned) takeOutMisread(mine, theirs);
  const differingWords = Math.max(sum(mine), sum(theirs));
  const most = scanned ? DIFFERING.ocr : DIFFERING.text;
  if (differingWords > most * Math.max(profile.words, earlierProfile.words)) return null;
  // A guaranty of another guarantor is the same form with another name, printed again and again: no duplicate.
  if (namesIn(mine, earlierProfile, scanned) && namesIn(theirs, profile, scanned)) return null;
  const likeness = differingWords === 0 ? 'same_text' : 'nearly_same_text';
  const text =
    differingWords === 0
      ? 'The text is the same'
      : `The text differs in ${differingWords} ${differingWords === 1 ? 'word' : 'words'}`;
  const page = earlier.pages[0]?.pageNo;
  return {
    document: index,
    likeness,
    differingWords,
    detail: `${text} as in the document from page ${page}.${signatures(document, earlier)}`,
  };
}

function onlyIn(one: Profile, other: Profile): Map<string, number> {
  const left = new Map<string, number>();
  for (const [token, count] of one.counts) {
    const more = count - (other.counts.get(token) ?? 0);
    if (more > 0) left.set(token, more);
  }
  return left;
}

/** Words of the two that may be the same word read differently. Numbers stay: a digit that differs matters. */
function takeOutMisread(mine: Map<string, number>, theirs: Map<string, number>): void {
  const byEnd = new Map<string, string[]>();
  for (const token of theirs.keys()) {
    for (const key of endsOf(token)) {
      const tokens = byEnd.get(key);
      if (tokens === undefined) byEnd.set(key, [token]);
      else tokens.push(token);
    }
  }
  for (const [token, count] of [...mine]) {
    if (!LETTERS.test(token)) continue;
    for (const other of new Set(endsOf(token).flatMap((key) => byEnd.get(key) ?? []))) {
      const [here, there] = [mine.get(token) ?? 0, theirs.get(other) ?? 0];
      if (here === 0 || there === 0 || !editsWithin(token, other, Math.max(1, token.length >> 2))) continue;
      const same = Math.min(here, there, count);
      setCount(mine, token, here - same);
      setCount(theirs, other, there - same);
    }
  }
}

const LETTERS = /^[a-z]{3,}$/;

/** Misread words mostly keep their first two or their last two letters. */
function endsOf(token: string): readonly string[] {
  return [`<${token.slice(0, 2)}`, `${token.slice(-2)}>`];
}

function setCount(counts: Map<string, number>, token: string, count: number): void {
  if (count === 0) counts.delete(token);
  else counts.set(token, count);
}

/** A word that one has twice or more and the other never, and that no misreading explains. */
function namesIn(only: ReadonlyMap<string, number>, other: Profile, scanned: boolean): boolean {
  for (const [token, count] of only) {
    if (count < 2 || !LETTERS.test(token) || other.counts.has(token)) continue;
    if (!scanned) return true;
    const faults = Math.max(1, token.length >> 2);
    const misread = [...other.counts.keys()].some((candidate) => editsWithin(candidate, token, faults));
    if (token.length >= 5 && !misread) return true;
  }
  return false;
}

function signatures(document: ComparedDocument, earlier: ComparedDocument): string {
  const [here, there] = [isSigned(document), isSigned(earlier)];
  if (here === there || here === null || there === null) return '';
  return here
    ? ' This one carries ink on its signature lines, the other does not.'
    : ' The other one carries ink on its signature lines, this one does not.';
}

/** Null where the marks do not settle it. */
function isSigned({ pages }: ComparedDocument): boolean | null {
  const lines = pages.flatMap(({ signatures: own }) => own);
  if (lines.some((mark) => mark.state === 'marked')) return true;
  return lines.length > 0 && lines.every((mark) => mark.state === 'empty') ? false : null;
}

function sum(counts: ReadonlyMap<string, number>): number {
  let total = 0;
  for (const count of counts.values()) total += count;
  return total;
}
