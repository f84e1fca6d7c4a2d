import type { Glyphs } from '../pdf/glyphs.ts';
import { isBlank } from '../pdf/letters.ts';
import type { TextRun } from '../pdf/text-runs.ts';

/** Letters of one run that no gap parts. */
export interface Piece {
  readonly text: string;
  readonly run: TextRun;
  readonly from: number;
  readonly to: number;
  /** Of its font, without the weight: the bold of a face is the same face. */
  readonly family: string;
}

/** What the eye sees as one word, of whatever runs it is made. */
export interface Token {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly from: number;
  readonly to: number;
}

/** As words are parted: see `build-words.ts`. */
const wordGap = 0.11;
const maxOverlap = 0.5;

/** Of the font size: raised marks of notes stand higher. */
const sameLine = 0.12;

/** The visible upright letters of a page, cut where the run, or a gap, parts them. */
export function piecesOf(glyphs: Glyphs, hiding: Uint8Array): Piece[] {
  const { runs, run: runOf, code, start, end, text } = glyphs;
  const families = new Map<string, string>();
  const pieces: Piece[] = [];
  for (const [index, run] of runs.entries()) {
    if (run.heading !== 0 || run.unpainted || run.size <= 0) continue;
    let family = families.get(run.font.name);
    if (family === undefined) {
      family = familyOf(run.font.name);
      families.set(run.font.name, family);
    }
    let first = -1;
    for (let at = run.first; at <= run.end; at += 1) {
      const last = at === run.end;
      const seen = !last && runOf[at] === index && hiding[at] === 0 && !isBlank(code[at] ?? 0);
      const apart = first >= 0 && (!seen || (start[at] ?? 0) - (end[at - 1] ?? 0) > run.spacing + wordGap * run.size);
      if (apart) {
        pieces.push({ text: text.slice(first, at), run, from: start[first] ?? 0, to: end[at - 1] ?? 0, family });
        first = -1;
      }
      if (seen && first < 0) first = at;
    }
  }
  return pieces;
}

/** Pieces that touch in one line, put together from left to right. */
export function tokensOf(pieces: readonly Piece[]): Token[] {
  const sorted = pieces.toSorted((a, b) => a.run.baseline - b.run.baseline);
  const tokens: Token[] = [];
  let row: Piece[] = [];
  for (const piece of sorted) {
    const before = row.at(-1);
    if (before !== undefined && piece.run.baseline - before.run.baseline > sameLine * before.run.size) {
      joinRow(row, tokens);
      row = [];
    }
    row.push(piece);
  }
  joinRow(row, tokens);
  return tokens;
}

function joinRow(row: readonly Piece[], tokens: Token[]): void {
  let open: Piece[] = [];
  let to = 0;
  const close = () => {
    const [first] = open;
    if (first !== undefined)
      tokens.push({ text: open.map((piece) => piece.text).join(''), pieces: open, from: first.from, to });
    open = [];
  };
  for (const piece of row.toSorted((a, b) => a.from - b.from)) {
    const size = Math.max(piece.run.size, open.at(-1)?.run.size ?? 0);
    const gap = piece.from - to;
    if (open.length > 0 && (gap > wordGap * size || gap < -maxOverlap * size)) close();
    to = open.length === 0 ? piece.to : Math.max(to, piece.to);
    open.push(piece);
  }
  close();
}

const subset = /^[A-Z]{6}\+/;
const weights =
  /[-, ]?(?:bold|italic|oblique|regular|roman|medium|light|semi|demi|black|book|mt|ps|std|bd|it)+(?![a-z])/gi;

/** `ABCDEF+Arial-BoldMT` and `ArialMT` are one family. */
export function familyOf(name: string): string {
  return name
    .replace(subset, '')
    .replaceAll(weights, '')
    .replaceAll(/[-, _]/g, '')
    .toLowerCase();
}
