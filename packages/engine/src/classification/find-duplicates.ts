import type { Page } from '../pages/page.ts';
import { editsWithin } from './near-words.ts';
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
  readonly pages: readonly Page[];
  /** Folded, in reading order. */
  readonly tokens: readonly string[];
}

/** One run in eight is kept. */
const KEPT_IN = 8;
/** Candidates share this much of what was kept; real duplicates on a poor scan share about half. */
const CANDIDATE = 0.35;
/** At most this share of words differs: a second scan of a page reads a few words in a hundred otherwise. */
const DIFFERING = 0.12;
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
  const [mine, theirs] = [onlyIn(profile, earlierProfile), onlyIn(earlierProfile, profile)];
  const differingWords = Math.max(sum(mine), sum(theirs));
  if (differingWords > DIFFERING * Math.max(profile.words, earlierProfile.words)) return null;
  // A guaranty of another guarantor is the same form with another name, printed again and again: no duplicate.
  if (namesOtherParty(mine, theirs)) return null;
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

function onlyIn(one: Profile, other: Profile): ReadonlyMap<string, number> {
  const left = new Map<string, number>();
  for (const [token, count] of one.counts) {
    const more = count - (other.counts.get(token) ?? 0);
    if (more > 0) left.set(token, more);
  }
  return left;
}

/** Words that one has twice or more and the other never, and that no misreading explains. */
function namesOtherParty(mine: ReadonlyMap<string, number>, theirs: ReadonlyMap<string, number>): boolean {
  return namesIn(mine, theirs) && namesIn(theirs, mine);
}

function namesIn(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  for (const [token, count] of one) {
    if (count < 2 || token.length < 4 || !/^[a-z]+$/.test(token)) continue;
    if (![...other.keys()].some((candidate) => editsWithin(candidate, token, 2))) return true;
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
  const lines = pages.flatMap((page) => page.marks.filter((mark) => mark.kind === 'signature'));
  if (lines.some((mark) => mark.state === 'marked')) return true;
  return lines.length > 0 && lines.every((mark) => mark.state === 'empty') ? false : null;
}

function sum(counts: ReadonlyMap<string, number>): number {
  let total = 0;
  for (const count of counts.values()) total += count;
  return total;
}
