import { isShortForAny, isSkeletonOfAny } from './same-words.ts';
import { spellOut } from './spell-out.ts';
import { isKnownPiece } from './vocabulary.ts';

const SHORTEST = 4;
const LONGEST = 40;
const MOST_PIECES = 5;

/** Short words and syllables that stand at the edge of many others: as pieces they would be found everywhere. */
const NO_PIECES = new Set([
  'no',
  'is',
  'in',
  'an',
  'at',
  'to',
  'of',
  'or',
  'on',
  'by',
  'as',
  'co',
  'ad',
  'id',
  'ag',
  'out',
]);

/** Behind other words these are what they are in a label. */
const LATER_PIECES = new Set(['no', 'id']);

/**
 * Old systems run the words of a label together: `loanamt`, `MATDT`, `origrate`. Such a run is cut into as few words and
 * common short forms as possible; null where it is a word itself or cannot be cut whole.
 */
export function splitWord(word: string): readonly string[] | null {
  if (word.length < SHORTEST || word.length > LONGEST || isWhole(word)) return null;
  /** For each place the cheapest way to get there: what it costs, and where its last piece starts. */
  const ways: ({ readonly cost: number; readonly from: number; readonly count: number } | undefined)[] = [
    { cost: 0, from: 0, count: 0 },
  ];
  for (let end = 2; end <= word.length; end++) {
    for (let from = 0; from <= end - 2; from++) {
      const before = ways[from];
      if (before === undefined || before.count === MOST_PIECES) continue;
      const cost = costOf(word.slice(from, end), from > 0);
      if (cost === null) continue;
      const best = ways[end];
      if (best === undefined || before.cost + cost < best.cost) {
        ways[end] = { cost: before.cost + cost, from, count: before.count + 1 };
      }
    }
  }
  const pieces: string[] = [];
  for (let end = word.length; end > 0; ) {
    const way = ways[end];
    if (way === undefined) return null;
    pieces.unshift(word.slice(way.from, end));
    end = way.from;
  }
  return pieces.flatMap(spellOut);
}

function isWhole(word: string): boolean {
  return isKnownPiece(word) || spellOut(word).every((one) => isKnownPiece(one));
}

/** Fewer and longer pieces are likelier; null for what is none. */
function costOf(piece: string, isLater: boolean): number | null {
  if (NO_PIECES.has(piece) && !(isLater && LATER_PIECES.has(piece))) return null;
  if (!isWhole(piece)) return isSkeletonOfAny(piece) || (piece.length >= 4 && isShortForAny(piece)) ? 2.2 : null;
  return piece.length === 2 ? 1.6 : piece.length === 3 ? 1.3 : 1;
}
