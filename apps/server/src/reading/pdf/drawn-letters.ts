const { fround } = Math;

/** Which character of which font stands where, and its letter: to know one that is drawn twice. */
export interface DrawnLetters {
  readonly key: Int32Array;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly unit: Uint16Array;
}

let letters = makeLetters(4096);

/** Used again for the next page, as the columns of glyphs are. */
export function drawnLettersFor(count: number): DrawnLetters {
  if (letters.key.length < count) letters = makeLetters(count * 2);
  return letters;
}

function makeLetters(length: number): DrawnLetters {
  return {
    key: new Int32Array(length),
    x: new Float32Array(length),
    y: new Float32Array(length),
    unit: new Uint16Array(length),
  };
}

/** So many characters before one are looked at for the same character in the same place. */
export const lookedBack = 7;

/** Whether the same character stands among the last ones, closer than `close`. */
export function isDrawn(drawn: DrawnLetters, count: number, key: number, x: number, y: number, close: number): boolean {
  const first = count > lookedBack ? count - lookedBack : 0;
  for (let other = count - 1; other >= first; other -= 1) {
    if (
      drawn.key[other] === key &&
      Math.abs(fround((drawn.x[other] ?? 0) - x)) < close &&
      Math.abs(fround((drawn.y[other] ?? 0) - y)) < close
    ) {
      return true;
    }
  }
  return false;
}
