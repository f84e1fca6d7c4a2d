import type { Page } from '../pages/page.ts';
import { editsWithin } from './near-words.ts';

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

/** One run of four words in eight is kept: enough to meet a likeness, and cheap on a long package. */
const RUN = 4;
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
  readonly kept: ReadonlySet<number>;
}

export function findDuplicates(documents: readonly ComparedDocument[]): readonly (Duplicate | null)[] {
  const profiles = documents.map(profileOf);
  const holders = new Map<number, number[]>();
  return documents.map((document, index) => {
    const profile = profiles[index];
    if (profile === undefined || profile.words < TOO_SHORT) return null;
    const shared = new Map<number, number>();
    for (const run of profile.kept) {
      const before = holders.get(run) ?? [];
      for (const other of before) shared.set(other, (shared.get(other) ?? 0) + 1);
      // Boilerplate that many documents share says nothing of two: its list stays short.
      if (before.length < 8) holders.set(run, [...before, index]);
    }
    let found: Duplicate | null = null;
    for (const [other, count] of shared) {
      const [earlier, earlierProfile] = [documents[other], profiles[other]];
      if (earlier === undefined || earlierProfile === undefined || earlier.docType !== document.docType) continue;
      if (count < CANDIDATE * Math.max(profile.kept.size, earlierProfile.kept.size)) continue;
      const duplicate = compare(document, profile, earlier, earlierProfile, other);
      if (duplicate !== null && (found === null || duplicate.differingWords < found.differingWords)) found = duplicate;
    }
    return found;
  });
}

function profileOf({ tokens }: ComparedDocument): Profile {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  const kept = new Set<number>();
  const hashes = tokens.map(hashOf);
  for (let at = 0; at + RUN <= hashes.length; at += 1) {
    let hash = 0;
    for (let next = at; next < at + RUN; next += 1) hash = (Math.imul(hash, 31) + (hashes[next] ?? 0)) >>> 0;
    if (hash % KEPT_IN === 0) kept.add(hash);
  }
  return { counts, words: tokens.length, kept };
}

/** FNV-1a: short, well spread, the same everywhere. */
function hashOf(token: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < token.length; index += 1) hash = Math.imul(hash ^ token.charCodeAt(index), 0x01000193);
  return hash >>> 0;
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
