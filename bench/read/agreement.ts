import type { Word } from '@countersign/engine/pages/page';
import type { PageText } from '../../apps/server/src/reading/pdf/pdf-file.ts';
import type { PeerPage, PeerWord } from './pdftotext.ts';

/** How far our words and the peer's are the same, by text and place. */
export interface Agreement {
  ours: number;
  theirs: number;
  matched: number;
  /** Sum over matched words of overlap over union, across the page. */
  overlap: number;
  /** Words of the peer that we found and left out as hidden. */
  hidden: number;
}

export const noAgreement = (): Agreement => ({ ours: 0, theirs: 0, matched: 0, overlap: 0, hidden: 0 });

export function f1({ ours, theirs, matched }: Agreement): number {
  return ours + theirs === 0 ? 1 : (2 * matched) / (ours + theirs);
}

interface Placed {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Adds one page. Turned pages say nothing: the peer swaps their sides. */
export function comparePage(sum: Agreement, page: PageText, peer: PeerPage, misses: string[]): void {
  if (page.rotation !== 0) return;
  const place = ({ text, box }: Word): Placed => ({
    text: plain(text),
    left: box.x * page.width,
    right: (box.x + box.w) * page.width,
    top: box.y * page.height,
    bottom: (box.y + box.h) * page.height,
  });
  const rest = new Map<string, Placed[]>();
  for (const word of page.words.map(place)) put(rest, word);
  const hidden = new Map<string, Placed[]>();
  for (const word of page.hidden.map(place)) put(hidden, word);
  const left: PeerWord[] = [];
  let theirs = 0;
  for (const word of peer.words) {
    if (!onPage(word, peer)) continue;
    const own = { ...word, text: plain(word.text) };
    const found = take(rest, own);
    if (found !== null) {
      theirs += 1;
      sum.matched += 1;
      sum.overlap += across(found, own);
    } else if (take(hidden, own) !== null) {
      sum.hidden += 1;
    } else {
      theirs += 1;
      left.push(word);
    }
  }
  sum.ours += page.words.length;
  sum.theirs += theirs;
  for (const word of left) misses.push(`-${word.text}`);
  for (const words of rest.values()) for (const word of words) misses.push(`+${word.text}`);
}

/** Ligatures and hyphens are written in several ways, and the peer leaves tabs in words. */
function plain(text: string): string {
  return text.normalize('NFKC').replaceAll('\u00ad', '-').replace(/\s+/g, '');
}

function onPage({ left, right, top, bottom }: PeerWord, { width, height }: PeerPage): boolean {
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

function put(words: Map<string, Placed[]>, word: Placed): void {
  const same = words.get(word.text);
  if (same === undefined) words.set(word.text, [word]);
  else same.push(word);
}

/** Takes out the word of that text that overlaps most. */
function take(words: Map<string, Placed[]>, word: Placed): Placed | null {
  const same = words.get(word.text) ?? [];
  let best = -1;
  let most = 0;
  for (const [index, other] of same.entries()) {
    const share = Math.min(other.bottom, word.bottom) > Math.max(other.top, word.top) ? across(other, word) : 0;
    if (share > most) [best, most] = [index, share];
  }
  return best < 0 ? null : (same.splice(best, 1)[0] ?? null);
}

function across(a: Placed, b: Placed): number {
  const both = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const all = Math.max(a.right, b.right) - Math.min(a.left, b.left);
  return both > 0 && all > 0 ? both / all : 0;
}
