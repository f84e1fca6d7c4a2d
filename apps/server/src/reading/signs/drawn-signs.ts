import { holdsCentre as centreIn } from '@countersign/engine/pages/box';
import type { AlterationSign, Box } from '@countersign/engine/pages/page';
import { type RawWord, wordRect } from '../pdf/build-words.ts';
import type { Glyphs } from '../pdf/glyphs.ts';
import { hidings } from '../pdf/hidden-text.ts';
import { onPage, type PageGeometry, type Rect, toBox } from '../pdf/page-geometry.ts';
import type { Cover } from '../pdf/page-objects.ts';
import { toRect } from '../pdf/text-runs.ts';
import { isAmount, isDate, isTelling, quote, sayingOf } from './number-shapes.ts';
import { type Piece, piecesOf, type Token, tokensOf } from './number-tokens.ts';

/** A page as the file draws it: what shows, what is hidden, and what lies over what. */
export interface DrawnPage {
  readonly glyphs: Glyphs;
  readonly hiding: Uint8Array;
  readonly shown: readonly RawWord[];
  readonly hidden: readonly RawWord[];
  readonly covers: readonly Cover[];
  readonly pictures: readonly Rect[];
  readonly geometry: PageGeometry;
}

const covered = hidings.indexOf('covered');

/** Of the page: what covers more is a background, not a patch. */
const largestPatch = 0.04;

/** A patch replaces a value or a line; more words are a section that a form lays over another. */
const mostWords = 12;

/** Of the page: pictures that cover more are the page itself, and the text under them is their recognized text. */
const scannedShare = 0.5;

/** What the order of drawing, the fonts and the boxes of a page say about later changes. */
export function findDrawnSigns(page: DrawnPage): AlterationSign[] {
  const tokens = tokensOf(piecesOf(page.glyphs, page.hiding));
  return [
    ...findPainted(page),
    ...findOverprinted(page, tokens),
    ...findMixedType(page, tokens),
    ...findLate(page, tokens),
  ];
}

/** What a form’s field prints is set after the page and in a type of its own: that is how forms are filled. */
export function dropFilledFields(
  signs: readonly AlterationSign[],
  fields: readonly { readonly box: Box }[],
): readonly AlterationSign[] {
  if (signs.length === 0 || fields.length === 0) return signs;
  const isField = ({ kind, box }: AlterationSign) =>
    (kind === 'foreign_type' || kind === 'mixed_type') &&
    box !== null &&
    fields.some((field) => centreIn(field.box, box));
  return signs.filter((sign) => !isField(sign));
}

/** Pictures that are laid on a scanned page; what they show is known only once they are recognized. */
export function findLaidPictures({
  covers,
  pictures,
  geometry,
}: Pick<DrawnPage, 'covers' | 'pictures' | 'geometry'>): Rect[] {
  const whole = areaOf(geometry.seen);
  const scan = pictures.find((picture) => areaOf(picture) >= scannedShare * whole);
  if (scan === undefined) return [];
  const below = covers.find(({ rect }) => rect === scan || same(rect, scan));
  return covers
    .filter(
      ({ picture, rect, z }) =>
        picture !== null &&
        z > (below?.z ?? 0) &&
        areaOf(rect) < 0.1 * whole &&
        rect.top - rect.bottom < 0.08 * (geometry.seen.top - geometry.seen.bottom),
    )
    .map(({ rect }) => rect);
}

function findPainted(page: DrawnPage): AlterationSign[] {
  const { covers, hidden, shown, pictures, geometry } = page;
  const whole = areaOf(geometry.seen);
  const scanned = pictures.reduce((sum, picture) => sum + areaOf(picture), 0) >= scannedShare * whole;
  const signs: AlterationSign[] = [];
  const buried = hidden.filter(({ hiding, text }) => hiding === covered && /\d/.test(text));
  const scans = scanned ? covers.filter(({ picture, rect }) => picture !== null && areaOf(rect) > 0.2 * whole) : [];
  for (const cover of covers) {
    if (!cover.opaque || areaOf(cover.rect) > largestPatch * whole) continue;
    if (cover.picture !== null && scanned) continue;
    const under = buried.filter((word) => word.run.z < cover.z && holdsCentre(cover.rect, wordRect(word)));
    const onScan = cover.colour !== null && scans.some(({ z, rect }) => z < cover.z && holdsCentre(rect, cover.rect));
    if (under.length === 0 && !onScan) continue;
    const over = shown.filter((word) => word.run.z > cover.z && holdsCentre(cover.rect, wordRect(word)));
    const [was, is] = [under, over].map((words) => words.map(({ text }) => text));
    if (was === undefined || is === undefined) continue;
    if (Math.max(was.length, is.length) > mostWords) continue;
    // What is printed over it stands where the hidden text stood: a form that leaves rests of a draft has them elsewhere.
    if (
      is.length > 0 &&
      under.length > 0 &&
      !under.some((word) => over.some((other) => meets(wordRect(word), wordRect(other))))
    )
      continue;
    if (was.length > 0 && sayingOf(was.join('')) === sayingOf(is.join(''))) continue;
    const box = onPage(toBox(geometry, cover.rect));
    if (box === null) continue;
    if (was.length === 0) {
      if (is.some((text) => /\d{2}/.test(text)))
        signs.push({
          kind: 'painted_over',
          detail: `A filled box lies on the picture of the page, and ${quote(is)} is typed over it.`,
          box,
          sureness: 0.9,
        });
    } else if (is.length > 0) {
      const by = cover.picture === null ? 'A filled box' : 'A picture';
      signs.push({
        kind: 'painted_over',
        detail: `${by} covers ${quote(was)}, and ${quote(is)} is printed over it.`,
        box,
        sureness: 0.97,
      });
    } else if (was.some(isTelling) && (cover.picture !== null || isPaper(cover.colour))) {
      const by = cover.picture === null ? 'A box in the color of the page' : 'A picture';
      signs.push({ kind: 'painted_over', detail: `${by} covers ${quote(was)}.`, box, sureness: 0.8 });
    }
  }
  return signs;
}

/** Two different numbers in one place, both of them seen. */
function findOverprinted({ geometry }: DrawnPage, tokens: readonly Token[]): AlterationSign[] {
  const signs: AlterationSign[] = [];
  const telling = tokens.filter(({ text }) => isTelling(text));
  for (const [index, one] of telling.entries()) {
    for (const other of telling.slice(index + 1)) {
      const [a, b] = [one.pieces[0]?.run, other.pieces[0]?.run];
      if (a === undefined || b === undefined) continue;
      if (Math.abs(a.baseline - b.baseline) > 0.6 * Math.min(a.size, b.size)) continue;
      const shared = Math.min(one.to, other.to) - Math.max(one.from, other.from);
      if (shared < 0.5 * Math.min(one.to - one.from, other.to - other.from)) continue;
      if (sayingOf(one.text) === sayingOf(other.text)) continue;
      const box = onPage(toBox(geometry, rectOf(one)));
      if (box === null) continue;
      const [lower, upper] = a.z < b.z ? [one, other] : [other, one];
      const detail = `Two numbers are printed in one place: ${quote([lower.text])} and over it ${quote([upper.text])}.`;
      signs.push({ kind: 'laid_over', detail, box, sureness: 0.9 });
    }
  }
  return signs;
}

/** Of the larger size: two faces set by hand to look alike differ by more, rounding of one by less. */
const sizeStep = 0.03;

/** Of the font size: digits of one number stand on one line. */
const baselineStep = 0.03;

/** Digits of another font, size or height inside one amount, date or account number. */
function findMixedType({ geometry }: DrawnPage, tokens: readonly Token[]): AlterationSign[] {
  return tokens.flatMap((token): AlterationSign[] => {
    if (token.pieces.length < 2 || !isTelling(token.text)) return [];
    const digits = token.pieces.filter(({ text }) => /\d/.test(text));
    const [first] = digits;
    if (first === undefined) return [];
    const strange = digits.find((piece) => differs(first, piece) !== null);
    if (strange === undefined) return [];
    // The century is printed on many forms, and the year written behind it.
    if (isDate(token.text) && digits.at(-1) === strange && /^\d{2}$/.test(strange.text)) return [];
    const box = onPage(toBox(geometry, rectOf(token)));
    if (box === null) return [];
    const odd = rarest(digits);
    const detail = `Within ${quote([token.text])}, ${quote([odd.text])} is set in ${differs(first, strange)} than the other digits.`;
    return [{ kind: 'mixed_type', detail, box, sureness: 0.9 }];
  });
}

function differs(one: Piece, other: Piece): string | null {
  if (one.family !== other.family) return 'another font';
  const size = Math.max(one.run.size, other.run.size);
  if (Math.abs(one.run.size - other.run.size) > sizeStep * size) return 'another size';
  if (Math.abs(one.run.baseline - other.run.baseline) > baselineStep * size) return 'a different height';
  return null;
}

/** The piece to name: of the style that fewest digits have. */
function rarest(digits: readonly Piece[]): Piece {
  const [first] = digits;
  if (first === undefined) throw new Error('A number has digits.');
  const count = (piece: Piece) =>
    digits.filter((other) => differs(piece, other) === null).reduce((sum, { text }) => sum + text.length, 0);
  return digits.reduce((best, piece) => (count(piece) < count(best) ? piece : best), first);
}

/** So many pieces at the end of the drawing may be a change; a merged form has more. */
const mostLate = 4;

/** A page with less print has no order to depart from. */
const leastPieces = 40;

/** Numbers that are drawn after all of the page, out of order, or that alone have their font. */
function findLate({ geometry }: DrawnPage, tokens: readonly Token[]): AlterationSign[] {
  const pieces = tokens.flatMap((token) => token.pieces);
  if (pieces.length < leastPieces) return [];
  const order = pieces.toSorted((a, b) => a.run.z - b.run.z);
  const late = new Set(lateOf(order, geometry));
  const families = new Map<string, number>();
  for (const { family } of pieces) families.set(family, (families.get(family) ?? 0) + 1);
  const styles = new Map<string, number>();
  for (const piece of pieces) styles.set(styleOf(piece), (styles.get(styleOf(piece)) ?? 0) + 1);
  // Stamps bring the day they were set, in a type of their own and after the page.
  const numbers = tokens.filter(({ text }) => isTelling(text) && !isDate(text));
  return numbers.flatMap((token): AlterationSign[] => {
    const [piece] = token.pieces;
    if (piece === undefined) return [];
    const isLate = late.has(piece);
    const lonely = (families.get(piece.family) ?? 0) <= 3;
    const odd = (styles.get(styleOf(piece)) ?? 0) <= 3;
    const beside = neighbourOf(token, tokens);
    // A stamp or a filled line is drawn late as a whole, with the words beside the number.
    if (beside !== null && late.has(beside)) return [];
    const others = numbers.filter((other) => other.pieces[0]?.family !== piece.family);
    const strange = lonely && others.length >= 2 && beside?.family !== piece.family;
    const resized = odd && !strange;
    if (isLate ? !strange && !resized && (beside === null || late.size > 2) : !strange || !isAmount(token.text))
      return [];
    // Where nothing else is unusual, an amount by itself in a face of its own may be a filled blank.
    if (!isLate && !isAmong(token, tokens)) return [];
    const box = onPage(toBox(geometry, rectOf(token)));
    if (box === null) return [];
    const font = strange ? ' and it alone is set in another font' : resized ? ' and it is set in another size' : '';
    const detail = isLate
      ? `${quote([token.text])} was drawn after the rest of the page${font}.`
      : `${quote([token.text])} alone is set in another font than the print around it.`;
    return [{ kind: 'foreign_type', detail, box, sureness: isLate && (strange || resized) ? 0.9 : 0.7 }];
  });
}

/** Whether a number stands within a sentence, with words close on both sides, as no cell of a table does. */
function isAmong(token: Token, tokens: readonly Token[]): boolean {
  const run = token.pieces[0]?.run;
  if (run === undefined) return false;
  const close = tokens.filter(
    (other) => other !== token && Math.abs((other.pieces[0]?.run.baseline ?? 0) - run.baseline) < 0.3 * run.size,
  );
  const within = 0.8 * run.size;
  return (
    close.some(({ to }) => token.from - to >= 0 && token.from - to < within) &&
    close.some(({ from }) => from - token.to >= 0 && from - token.to < within)
  );
}

function styleOf({ family, run }: Piece): string {
  return `${family} ${run.size.toFixed(1)}`;
}

/** The last pieces of the drawing, where it jumps back up the page for them. */
function lateOf(order: readonly Piece[], { seen }: PageGeometry): readonly Piece[] {
  const height = seen.top - seen.bottom;
  for (let count = mostLate; count >= 1; count -= 1) {
    const tail = order.slice(-count);
    const before = order.at(-count - 1);
    const [first] = tail;
    if (before === undefined || first === undefined) continue;
    // Upwards on the unturned page; text that runs to the right has its baseline as the height.
    if (first.run.baseline - before.run.baseline > 0.04 * height) return tail;
  }
  return [];
}

/** What stands beside a number in its line. */
function neighbourOf(token: Token, tokens: readonly Token[]): Piece | null {
  const [own] = token.pieces;
  if (own === undefined) return null;
  let best: Piece | null = null;
  let least = 6 * own.run.size;
  for (const other of tokens) {
    const [piece] = other.pieces;
    if (other === token || piece === undefined) continue;
    if (Math.abs(piece.run.baseline - own.run.baseline) > 0.3 * own.run.size) continue;
    const gap = Math.max(token.from - other.to, other.from - token.to);
    if (gap < least) {
      least = gap;
      best = piece;
    }
  }
  return best;
}

function rectOf({ pieces, from, to }: Token): Rect {
  const low = Math.min(...pieces.map(({ run }) => run.low));
  const high = Math.max(...pieces.map(({ run }) => run.high));
  return toRect(0, from, to, low, high);
}

function isPaper(colour: number | null): boolean {
  return colour !== null && colour >> 16 >= 0xf0 && ((colour >> 8) & 255) >= 0xf0 && (colour & 255) >= 0xf0;
}

function areaOf({ left, right, bottom, top }: Rect): number {
  return Math.max(0, right - left) * Math.max(0, top - bottom);
}

function same(a: Rect, b: Rect): boolean {
  return a.left === b.left && a.right === b.right && a.bottom === b.bottom && a.top === b.top;
}

/** Whether two words share a good part of the smaller. */
function meets(a: Rect, b: Rect): boolean {
  const shared = areaOf({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
    top: Math.min(a.top, b.top),
  });
  return shared > 0.15 * Math.min(areaOf(a), areaOf(b));
}

function holdsCentre(outer: Rect, inner: Rect): boolean {
  const x = (inner.left + inner.right) / 2;
  const y = (inner.bottom + inner.top) / 2;
  return x >= outer.left && x <= outer.right && y >= outer.bottom && y <= outer.top;
}
