import type { OcrWord } from './ocr-word.ts';

/** Ends that stop in the middle of a number, and how what was cut off begins. */
const cuts: readonly (readonly [RegExp, RegExp])[] = [
  // $711, and 621.57
  [/\d,$/, /^\d{3}(?!\d)/],
  // 711,621. and 57
  [/\d,\d{3}\.$/, /^\d{2}(?!\d)/],
  // 06/17/ and 2016
  [/\d\/$/, /^\d/],
  // $1 and ,286,623.63
  [/^\(?\$?\d{1,3}(?:,\d{3})*$/, /^,\d{3}(?!\d)/],
  // $ and 711,621.57; where a form prints the sign apart, the gap says so.
  [/^\(?\$$/, /^\d/],
];

/** Words of one line stand at nearly the same height. */
const LEAST_SHARED_HEIGHT = 0.6;
/** In heights of the word. A space between words is at least a quarter of the letters' height, mostly a half. */
const WIDEST_GAP = 0.3;

/**
 * Engines cut long amounts at their commas: "$711," and "621.57" are one word where no space lies between them.
 * `aspect` is the picture's width over its height, since boxes are fractions of each.
 */
export function joinAmounts(words: readonly OcrWord[], aspect: number): readonly OcrWord[] {
  const joined: OcrWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last !== undefined && belongTogether(last, word, aspect)) joined[joined.length - 1] = join(last, word);
    else joined.push(word);
  }
  return joined;
}

/**
 * An amount that was cut at a comma which was not recognized: "$1,286" and "(623.63"; or a long number that was cut
 * anywhere: "8935406965" and "14". Both parts were read with doubt, and stand closer than words do; what the number is, a
 * second look must tell.
 */
const UNSURE = 0.75;
const DOUBTFUL_GAP = 0.5;
const beginsAmount = /^\(?\$\d{1,3}(?:,\d{3})*$/;
const endsAmount = /^[^\w\s$]?\d?[,.]?\d{3}[.,]\d{2}(?!\d)/;

const beginsNumber = /^\d{4,}$/;
const endsNumber = /^\d{2,}[.,;]?$/;

function isTorn(left: OcrWord, right: OcrWord): boolean {
  if (left.confidence >= UNSURE || right.confidence >= UNSURE) return false;
  const isNumber = beginsNumber.test(left.text) && endsNumber.test(right.text);
  return isNumber || (beginsAmount.test(left.text) && endsAmount.test(right.text));
}

/** One stands partly where the other does: a digit that was put into a word of its own. */
function lieOver(left: OcrWord, right: OcrWord): boolean {
  return /\d$/.test(left.text) && /^\d/.test(right.text) && left.box.x + left.box.w > right.box.x;
}

function belongTogether(left: OcrWord, right: OcrWord, aspect: number): boolean {
  const torn = isTorn(left, right);
  const cut =
    torn || lieOver(left, right) || cuts.some(([end, start]) => end.test(left.text) && start.test(right.text));
  if (!cut) return false;
  const shared = Math.min(left.box.y + left.box.h, right.box.y + right.box.h) - Math.max(left.box.y, right.box.y);
  const height = Math.max(left.box.h, right.box.h);
  const gap = (right.box.x - left.box.x - left.box.w) * aspect;
  return (
    shared > LEAST_SHARED_HEIGHT * Math.min(left.box.h, right.box.h) &&
    gap < (torn ? DOUBTFUL_GAP : WIDEST_GAP) * height &&
    gap > -height
  );
}

function join(left: OcrWord, right: OcrWord): OcrWord {
  const [x, y] = [Math.min(left.box.x, right.box.x), Math.min(left.box.y, right.box.y)];
  const w = Math.max(left.box.x + left.box.w, right.box.x + right.box.w) - x;
  const h = Math.max(left.box.y + left.box.h, right.box.y + right.box.h) - y;
  return {
    text: left.text + right.text,
    box: { x, y, w, h },
    confidence: Math.min(left.confidence, right.confidence),
  };
}
