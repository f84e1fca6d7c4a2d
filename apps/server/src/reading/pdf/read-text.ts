import { type Alphabet, learned } from './alphabet.ts';
import { type DrawnLetters, isDrawn, lookedBack } from './drawn-letters.ts';
import { evenSpacing, type Glyphs, setReach } from './glyphs.ts';
import { around, boxOn, inkBox, isEmpty, noInk } from './ink-box.ts';
import { evenShift, sizeAcross, spaceOfFont, spaceOfLetter } from './kerned-spaces.ts';
import { isBlank } from './letters.ts';
import type { Rect } from './page-geometry.ts';
import type { Pdfium } from './pdfium.ts';
import type { PlacedText } from './place-texts.ts';
import { hypotSingle, inverseAcross } from './single-precision.ts';
import { shift } from './text-objects.ts';
import { makeTextRun, type TextRun } from './text-runs.ts';

const { fround } = Math;

/** The characters of a page so far. */
export interface PageSoFar {
  readonly pdfium: Pdfium;
  readonly columns: Pick<Glyphs, 'code' | 'run' | 'start' | 'end'>;
  readonly drawn: DrawnLetters;
  /** How many fit. */
  readonly room: number;
  readonly runs: TextRun[];
  readonly slanted: Map<number, Rect>;
  /** The fonts by number, in the upper half of a word: with the code they tell a character. */
  readonly fonts: Map<Alphabet, number>;
  count: number;
}

/** Of the font size: closer together, two of the same character are one. */
const sameGap = fround(0.07);

/** In points and far more than rounding moves a letter, as long as it stands within `near`. */
const surelyInk = 0.002;
const near = 10_000;

const space = 0x20;

/**
 * Adds the characters of a text object, step by step as PDFium's text page does. Answers false where they are not
 * surely what it would make of them.
 */
export function readText(page: PageSoFar, text: PlacedText): boolean {
  const { pdfium, runs, slanted } = page;
  const { key: keyOf, x: xOf, y: yOf, unit: drawnUnit } = page.drawn;
  const { code: codeOf, run: runOf, start, end } = page.columns;
  const { object, alphabet, matrix } = text;
  const { size, codes, count: items, places } = object;
  const { state, width, unit: unitOf, inkLeft, inkRight } = alphabet;
  const a = matrix[0];
  const b = matrix[1];
  const c = matrix[2];
  const d = matrix[3];
  const e = matrix[4];
  const f = matrix[5];
  const inverse = inverseAcross(matrix);
  const inverseA = inverse[0];
  const inverseC = inverse[1];
  const inverseE = inverse[2];
  const i32 = pdfium.i32();
  const f32 = pdfium.f32();
  const thousandth = fround(size / 1000);
  const low = fround(fround((alphabet.low ?? 0) * size) / 1000);
  const high = fround(fround((alphabet.high ?? 0) * size) / 1000);
  const cLow = fround(c * low);
  const cHigh = fround(c * high);
  const across = sizeAcross(object);
  const taken = evenShift(pdfium, object, matrix, across);
  const gap = fround(sameGap * size);
  const close = hypotSingle(fround(a * gap), fround(b * gap));
  const font = numberOf(page.fonts, alphabet);
  const run = makeTextRun(pdfium, object.object, matrix, size, object.mode, alphabet.info, page.count, text.place);
  const { heading } = run;
  // Then a plain letter's ink lies within its place, whatever is rounded.
  const simple =
    heading === 0 &&
    Math.abs(a * thousandth) > surelyInk &&
    Math.abs(d * thousandth) > surelyInk &&
    Math.abs(e) < near &&
    Math.abs(f) < near;
  const runIndex = runs.length;
  let first = page.count;
  let count = first;
  let shifted = 0;
  // Asked when it is first needed.
  let fontSpace = Number.NaN;
  let { from: runFrom, to: runTo } = run;
  // The letters that no space parts: how many gaps there are and how narrow the narrowest is.
  let gaps = 0;
  let narrowest = Number.POSITIVE_INFINITY;
  let letterEnd = Number.NaN;
  // How many letters in a row went on to the right: then none of them stands where an earlier one does.
  let onward = 0;
  let lastX = Number.POSITIVE_INFINITY;
  for (let item = 0; item < items; item += 1) {
    const code = i32[codes + item] ?? 0;
    const place = item === 0 ? 0 : (f32[places + item - 1] ?? 0);
    if (code === shift) {
      if (count > 0 && drawnUnit[count - 1] !== space) shifted = fround(fround(-across * place) / 1000);
      continue;
    }
    const known = state[code];
    if (known !== learned.plain && known !== learned.wide && known !== learned.special) return false;
    const x = fround(fround(a * place) + e);
    const y = fround(fround(b * place) + f);
    shifted = fround(shifted - taken);
    if (shifted !== 0 && item > 0) {
      if (Number.isNaN(fontSpace)) fontSpace = spaceOfFont(pdfium, alphabet, across);
      // Only shifts to the right make one between letters; most are kerning to the left.
      const least = fontSpace !== 0 ? fontSpace : shifted > 0 ? spaceOfLetter(alphabet, code, across) : 0;
      if (least !== 0 && shifted >= least) {
        if (count === first || count >= page.room) return false;
        const at = heading === 1 ? y : heading === 2 ? -x : heading === 3 ? -y : x;
        codeOf[count] = space;
        runOf[count] = runIndex;
        start[count] = at;
        end[count] = at;
        drawnUnit[count] = space;
        keyOf[count] = -1;
        if (heading === 'slanted') slanted.set(count, { left: x, right: x, bottom: y, top: y });
        if (at < runFrom) runFrom = at;
        if (at > runTo) runTo = at;
        letterEnd = Number.NaN;
        count += 1;
      }
    }
    shifted = 0;
    const unit = unitOf[code] ?? 0;
    const key = font | code;
    onward = fround(x - lastX) >= close ? onward + 1 : 0;
    lastX = x;
    if (onward < lookedBack && unit !== 0 && isDrawn(page.drawn, count, key, x, y, close)) {
      if (item === 0 && count > 0 && drawnUnit[count - 1] === space) {
        first = takeBack(page);
        count = first;
      }
      continue;
    }
    const special = known === learned.special ? alphabet.specials.get(code) : undefined;
    const left = fround(fround(fround(inverseA * x) + fround(inverseC * y)) + inverseE);
    const right = fround(left + fround((width[code] ?? 0) * thousandth));
    let from = 0;
    let to = 0;
    let placed = false;
    if (simple && c === 0 && count > first && known !== learned.special) {
      const x1 = fround(fround(a * left) + e);
      const x2 = fround(fround(a * right) + e);
      from = x1 < x2 ? x1 : x2;
      to = x1 < x2 ? x2 : x1;
      placed = true;
      if (known === learned.wide) {
        const inkFrom = fround(fround((inkLeft[code] ?? 0) * thousandth) + place);
        let inkTo = fround(fround((inkRight[code] ?? 0) * thousandth) + place);
        if (Math.abs(fround(inkTo - inkFrom)) < noInk)
          inkTo = fround(inkFrom + fround((width[code] ?? 0) * thousandth));
        const x3 = fround(fround(a * inkFrom) + e);
        const x4 = fround(fround(a * inkTo) + e);
        from = Math.min(from, x3, x4);
        to = Math.max(to, x3, x4);
        // Ink that vanishes is the closer look's.
        placed = x3 !== x4;
      }
    } else if (simple && known === learned.plain && count > first) {
      const aLeft = fround(a * left);
      const aRight = fround(a * right);
      const x1 = fround(fround(aLeft + cLow) + e);
      const x2 = fround(fround(aLeft + cHigh) + e);
      const x3 = fround(fround(aRight + cLow) + e);
      const x4 = fround(fround(aRight + cHigh) + e);
      from = Math.min(x1, x2, x3, x4);
      to = Math.max(x1, x2, x3, x4);
      placed = true;
    }
    if (!placed) {
      const ink = alphabet.ink.get(code);
      if (ink === undefined) return false;
      let box = inkBox(ink, width[code] ?? 0, place, size, matrix);
      if (heading === 0) {
        const whole = special?.inked === true || isEmpty(box);
        if (!whole) box = around(box, boxOn(matrix, left, low, right, high));
        if (count === first) setReach(run, box.top, box.bottom);
      } else if (heading === 'slanted') {
        for (let letter = 0; letter < (special?.units.length ?? 1); letter += 1) slanted.set(count + letter, box);
      }
      from = heading === 1 ? box.bottom : heading === 2 ? -box.right : heading === 3 ? -box.top : box.left;
      to = heading === 1 ? box.top : heading === 2 ? -box.left : heading === 3 ? -box.bottom : box.right;
    }
    if (from < runFrom) runFrom = from;
    if (to > runTo) runTo = to;
    const letters = special === undefined ? 1 : special.units.length;
    if (count + letters > page.room) return false;
    for (let letter = 0; letter < letters; letter += 1) {
      const own = letter === 0 ? unit : (special?.units[letter] ?? 0);
      codeOf[count] = own;
      runOf[count] = runIndex;
      start[count] = from;
      end[count] = to;
      drawnUnit[count] = own;
      keyOf[count] = key;
      xOf[count] = x;
      yOf[count] = y;
      count += 1;
      if (isBlank(own)) {
        letterEnd = Number.NaN;
      } else {
        const apart = from - letterEnd;
        if (!Number.isNaN(apart)) gaps += 1;
        if (apart < narrowest) narrowest = apart;
        letterEnd = to;
      }
    }
  }
  if (count === first) return true;
  run.from = runFrom;
  run.to = runTo;
  run.end = count;
  run.spacing = evenSpacing(run, gaps, narrowest);
  runs.push(run);
  page.count = count;
  return true;
}

function numberOf(fonts: Map<Alphabet, number>, alphabet: Alphabet): number {
  let number = fonts.get(alphabet);
  if (number === undefined) {
    number = fonts.size << 16;
    fonts.set(alphabet, number);
  }
  return number;
}

/** The space before a character that is drawn twice goes with it. Answers how many characters are left. */
function takeBack(page: PageSoFar): number {
  page.count -= 1;
  const last = page.runs.at(-1);
  if (last !== undefined) last.end = Math.min(last.end, page.count);
  return page.count;
}
