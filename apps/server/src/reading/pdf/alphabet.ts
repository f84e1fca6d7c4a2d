import { type FontInfo, readFont } from './fonts.ts';
import type { Pdfium, Pointer } from './pdfium.ts';
import { scratchPage } from './scratch-page.ts';
import { readTextObject, shift, type TextObject } from './text-objects.ts';

/** What is known of a character code of a font. */
export const learned = {
  unknown: 0,
  /** One letter, whose place follows from its width and the font's bounds. */
  plain: 1,
  /** The same, but several letters, or none of its own height or width: they need a closer look. */
  special: 2,
  /** PDFium places it by rules that are not followed here: its page is read the slow way. */
  refused: 3,
  /** One letter that reaches past its place, or has no ink at all: most are spaces. */
  wide: 4,
} as const;

/** A special character: its letters, its ink in thousandths of the size, and whether its ink is its place. */
interface Special {
  readonly units: readonly number[];
  readonly inked: boolean;
}

/** Ink in thousandths of the font size. */
export interface Ink {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/**
 * What a font makes of its codes: learned from PDFium, which is shown each code once on a page of its own. The columns
 * are by code and grow with the highest that was met.
 */
export interface Alphabet {
  /** A text object that keeps the font: as long as it lives, no other font can come to lie at the same place. */
  readonly holder: Pointer;
  readonly font: Pointer;
  readonly info: FontInfo;
  state: Uint8Array;
  width: Int32Array;
  unit: Uint16Array;
  /** The same as in `ink`, for wide letters: they are met too often to be looked up. */
  inkLeft: Float64Array;
  inkRight: Float64Array;
  readonly ink: Map<number, Ink>;
  readonly specials: Map<number, Special>;
  /** Codes that were met and are still to be learned. */
  readonly unknown: Set<number>;
  /** How high and low the font's box reaches, in thousandths; null until a character told. */
  high: number | null;
  low: number | null;
  /** The width of the code that the font has for a space, 0 where it has none; null until somebody asked. */
  spaceWidth: number | null;
}

/** The size at which codes are shown: lengths are then thousandths of the size. */
const shownSize = 1000;

/** As many as fit the block that is used for answers, with one more. */
const atOnce = 500;

/** Higher codes are of fonts with codes of three and four bytes. */
const codeLimit = 0x10000;

export function makeAlphabet(pdfium: Pdfium, document: Pointer, font: Pointer): Alphabet | null {
  const { call } = pdfium;
  const holder = call.FPDFPageObj_CreateTextObj(document, font, shownSize);
  if (holder === 0) return null;
  if (call.FPDFTextObj_GetFont(holder) !== font) {
    call.FPDFPageObj_Destroy(holder);
    return null;
  }
  return {
    holder,
    font,
    info: readFont(pdfium, font),
    state: new Uint8Array(256),
    width: new Int32Array(256),
    unit: new Uint16Array(256),
    inkLeft: new Float64Array(256),
    inkRight: new Float64Array(256),
    ink: new Map(),
    specials: new Map(),
    unknown: new Set(),
    high: null,
    low: null,
    spaceWidth: null,
  };
}

/** Notes the codes of a text object that are not known yet. */
export function noteUnknown(i32: Int32Array, { state, unknown }: Alphabet, text: TextObject): void {
  const end = text.codes + text.count;
  for (let at = text.codes; at < end; at += 1) {
    const code = i32[at] ?? 0;
    if (code === shift) continue;
    const known = state[code];
    // Codes past the end answer undefined; so do those that count as negative.
    if (known !== undefined && known !== learned.unknown) continue;
    unknown.add(code);
  }
}

/** Learns what was noted: of a whole page at once, since each showing costs as much as a hundred letters in it. */
export function learnUnknown(pdfium: Pdfium, alphabet: Alphabet): void {
  if (alphabet.unknown.size === 0) return;
  learnCodes(pdfium, alphabet, [...alphabet.unknown]);
  alphabet.unknown.clear();
}

/** How wide a code is in thousandths; one without a width is as wide as its ink. */
export function codeWidth({ width, ink }: Alphabet, code: number): number {
  const own = width[code] ?? 0;
  if (own > 0) return own;
  const inked = ink.get(code);
  return inked === undefined ? 0 : Math.max(0, inked.right - inked.left);
}

/** The letters of one code; none where it is not taken. */
export function learnCode(pdfium: Pdfium, alphabet: Alphabet, code: number): readonly number[] {
  if (alphabet.state[code] === learned.unknown) learnCodes(pdfium, alphabet, [code]);
  const state = alphabet.state[code];
  if (state === learned.plain || state === learned.wide) return [alphabet.unit[code] ?? 0];
  return state === learned.special ? (alphabet.specials.get(code)?.units ?? []) : [];
}

function learnCodes(pdfium: Pdfium, alphabet: Alphabet, unknown: readonly number[]): void {
  const codes = unknown.filter((code) => code >= 0 && code < codeLimit);
  if (codes.length === 0) return;
  makeRoom(alphabet, Math.max(...codes) + 1);
  for (let first = 0; first < codes.length; first += atOnce) {
    const some = codes.slice(first, first + atOnce);
    showCodes(pdfium, alphabet, some);
    // What did not come out among others is shown alone: two spaces in a row are one to PDFium.
    for (const code of some) if (alphabet.state[code] === learned.unknown) showCodes(pdfium, alphabet, [code]);
    for (const code of some) if (alphabet.state[code] === learned.unknown) alphabet.state[code] = learned.refused;
  }
}

function makeRoom(alphabet: Alphabet, length: number): void {
  if (alphabet.state.length >= length) return;
  const room = Math.min(codeLimit, 2 ** Math.ceil(Math.log2(length)));
  const { state, width, unit, inkLeft, inkRight } = alphabet;
  alphabet.state = new Uint8Array(room);
  alphabet.width = new Int32Array(room);
  alphabet.unit = new Uint16Array(room);
  alphabet.inkLeft = new Float64Array(room);
  alphabet.inkRight = new Float64Array(room);
  alphabet.state.set(state);
  alphabet.width.set(width);
  alphabet.unit.set(unit);
  alphabet.inkLeft.set(inkLeft);
  alphabet.inkRight.set(inkRight);
}

/** Puts codes on the scratch page, in a line, and learns from the text page that PDFium makes of it. */
function showCodes(pdfium: Pdfium, alphabet: Alphabet, codes: readonly number[]): void {
  const { call, scratch } = pdfium;
  const { holder } = alphabet;
  // The first once more: where it stands tells how wide the last is.
  pdfium.i32().set([...codes, codes[0] ?? 0], scratch >> 2);
  call.FPDFText_SetCharcodes(holder, scratch, codes.length + 1);
  const places = readPlaces(pdfium, holder, codes);
  if (places === null) return;
  const page = scratchPage(pdfium);
  call.FPDFPage_InsertObject(page, holder);
  const textPage = call.FPDFText_LoadPage(page);
  readAnswers(pdfium, alphabet, textPage, codes, places);
  call.FPDFText_ClosePage(textPage);
  call.FPDFPage_RemoveObject(page, holder);
}

/** Where each code came to stand, and the end; null where PDFium did not take the codes as they are. */
function readPlaces(pdfium: Pdfium, holder: Pointer, codes: readonly number[]): Float64Array | null {
  const text = readTextObject(pdfium, holder);
  if (text === null || text.count !== codes.length + 1) return null;
  const i32 = pdfium.i32();
  const f32 = pdfium.f32();
  const places = new Float64Array(codes.length + 1);
  for (const [index, code] of codes.entries()) {
    if (i32[text.codes + index] !== code) return null;
    places[index + 1] = f32[text.places + index] ?? 0;
  }
  return places;
}

function readAnswers(
  pdfium: Pdfium,
  alphabet: Alphabet,
  textPage: Pointer,
  codes: readonly number[],
  places: Float64Array,
): void {
  const { call, scratch } = pdfium;
  const count = call.FPDFText_CountChars(textPage);
  // One letter that runs to the left turns its neighbours too.
  if (codes.length > 1 && !allTaken(pdfium, textPage, count)) return;
  let index = 0;
  for (let item = 0; item < codes.length; item += 1) {
    const code = codes[item] ?? 0;
    const from = places[item] ?? 0;
    const to = places[item + 1] ?? 0;
    const units: number[] = [];
    const first = index;
    while (index < count && originOf(pdfium, textPage, index) === from) {
      units.push(call.FPDFText_GetUnicode(textPage, index));
      index += 1;
    }
    // Without a width it stands where the next does: which letters are whose cannot be told.
    if (units.length === 0 || from === to) continue;
    call.FPDFText_GetLooseCharBox(textPage, first, scratch);
    const f32 = pdfium.f32();
    const at = scratch >> 2;
    const loose = { left: f32[at] ?? 0, top: f32[at + 1] ?? 0, right: f32[at + 2] ?? 0, bottom: f32[at + 3] ?? 0 };
    call.FPDFText_GetCharBox(textPage, first, scratch, scratch + 8, scratch + 16, scratch + 24);
    const f64 = pdfium.f64();
    const at8 = scratch >> 3;
    const ink = {
      left: (f64[at8] ?? 0) - from,
      right: (f64[at8 + 1] ?? 0) - from,
      bottom: f64[at8 + 2] ?? 0,
      top: f64[at8 + 3] ?? 0,
    };
    learn(alphabet, code, units, to - from, ink, {
      left: loose.left - from,
      right: loose.right - from,
      bottom: loose.bottom,
      top: loose.top,
    });
  }
}

function allTaken({ call }: Pdfium, textPage: Pointer, count: number): boolean {
  for (let index = 0; index < count; index += 1) {
    if (!isTaken(call.FPDFText_GetUnicode(textPage, index), 0)) return false;
  }
  return true;
}

/** Where a character stands along the line; nowhere where it does not stand on the line. */
function originOf({ call, scratch, f64 }: Pdfium, textPage: Pointer, index: number): number {
  call.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
  const values = f64();
  return values[(scratch >> 3) + 1] === 0 ? (values[scratch >> 3] ?? Number.NaN) : Number.NaN;
}

function learn(alphabet: Alphabet, code: number, units: readonly number[], width: number, ink: Ink, loose: Ink): void {
  const reaches = loose.left === Math.min(0, width, ink.left) && loose.right === Math.max(0, width, ink.right);
  // A font without bounds: the ink is all there is.
  const inked = !reaches && same(loose, ink);
  if (reaches) {
    // What reaches past the font's bounds pushes the box of that character only.
    alphabet.low = Math.max(alphabet.low ?? Number.NEGATIVE_INFINITY, loose.bottom);
    alphabet.high = Math.min(alphabet.high ?? Number.POSITIVE_INFINITY, loose.top);
  }
  const boxed =
    reaches &&
    (loose.bottom === alphabet.low || loose.bottom === ink.bottom) &&
    (loose.top === alphabet.high || loose.top === ink.top);
  if ((!boxed && !inked) || !units.every((unit) => isTaken(unit, code))) {
    alphabet.state[code] = learned.refused;
    return;
  }
  alphabet.width[code] = width;
  alphabet.unit[code] = units[0] ?? 0;
  alphabet.ink.set(code, ink);
  alphabet.inkLeft[code] = ink.left;
  alphabet.inkRight[code] = ink.right;
  const high = ink.top - ink.bottom;
  const across = ink.right - ink.left;
  const single = units.length === 1 && boxed;
  // Ink of little height can vanish at small sizes, and PDFium then takes it for the place. To none it gives 1.
  if (single && ink.left > 0 && ink.right < width && high > 1 && across > 1) alphabet.state[code] = learned.plain;
  else if (single && high >= 1 && across >= 1) alphabet.state[code] = learned.wide;
  else {
    alphabet.specials.set(code, { units, inked });
    alphabet.state[code] = learned.special;
  }
}

function same(a: Ink, b: Ink): boolean {
  return a.left === b.left && a.right === b.right && a.bottom === b.bottom && a.top === b.top;
}

/**
 * Letters that run to the left, and marks that turn the text, are put in another order by PDFium; a zero and halves of
 * characters come out differently from page to page.
 */
function isTaken(unit: number, code: number): boolean {
  if (unit < 0x590) return unit > 0 || code === 0;
  if (unit <= 0x8ff || unit >= 0xfb1d) return unit > 0xfeff && unit <= 0xffff;
  if (unit >= 0xd800 && unit <= 0xdfff) return false;
  return (
    !(unit >= 0x200e && unit <= 0x200f) && !(unit >= 0x202a && unit <= 0x202e) && !(unit >= 0x2066 && unit <= 0x2069)
  );
}
