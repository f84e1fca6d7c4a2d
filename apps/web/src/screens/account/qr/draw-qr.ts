import { alignmentOf, codewordsOf, sizeOf } from './codewords.ts';
import type { Modules } from './modules.ts';
import { penaltyOf } from './penalty.ts';

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A text as a QR code (ISO/IEC 18004, model 2, bytes, correction level M), under the mask that cameras like best. */
export function drawQr(text: string): Modules {
  const { version, words } = codewordsOf(text);
  const drawn = masks.map((_, mask) => draw(version, words, mask));
  const [best] = drawn.toSorted((a, b) => penaltyOf(a) - penaltyOf(b));
  return best ?? [];
}

function draw(version: number, words: readonly number[], mask: number): Modules {
  const size = sizeOf(version);
  const dark = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const fixed = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const put = (x: number, y: number, value: boolean) => {
    const [row, held] = [dark[y], fixed[y]];
    if (row === undefined || held === undefined || x < 0 || x >= size) return;
    row[x] = value;
    held[x] = true;
  };

  for (let at = 0; at < size; at += 1) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let y = -4; y <= 4; y += 1) {
      for (let x = -4; x <= 4; x += 1) {
        const ring = Math.max(Math.abs(x), Math.abs(y));
        put(cx + x, cy + y, ring !== 2 && ring !== 4);
      }
    }
  }
  const centers = alignmentOf(version);
  const last = centers.length - 1;
  for (const [i, cy] of centers.entries()) {
    for (const [j, cx] of centers.entries()) {
      // Three corners are taken by the finders.
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) continue;
      for (let y = -2; y <= 2; y += 1) {
        for (let x = -2; x <= 2; x += 1) put(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
      }
    }
  }
  putFormat(put, size, mask);
  if (version >= 7) putVersion(put, size, version);
  putData(dark, fixed, words, masks[mask] ?? (() => false));
  return dark;
}

type Put = (x: number, y: number, value: boolean) => void;

/** Level M is 00; ten bits of a BCH code guard the five that say level and mask. */
function putFormat(put: Put, size: number, mask: number): void {
  let rest = mask;
  for (let turn = 0; turn < 10; turn += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (at: number) => ((bits >>> at) & 1) === 1;
  for (let at = 0; at <= 5; at += 1) put(8, at, bit(at));
  put(8, 7, bit(6));
  put(8, 8, bit(7));
  put(7, 8, bit(8));
  for (let at = 9; at < 15; at += 1) put(14 - at, 8, bit(at));
  for (let at = 0; at < 8; at += 1) put(size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at += 1) put(8, size - 15 + at, bit(at));
  put(8, size - 8, true);
}

function putVersion(put: Put, size: number, version: number): void {
  let rest = version;
  for (let turn = 0; turn < 12; turn += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let at = 0; at < 18; at += 1) {
    const value = ((bits >>> at) & 1) === 1;
    const [a, b] = [size - 11 + (at % 3), Math.floor(at / 3)];
    put(a, b, value);
    put(b, a, value);
  }
}

/** In columns of two from the right, up and down in turn, around everything that is fixed. */
function putData(
  dark: boolean[][],
  fixed: readonly (readonly boolean[])[],
  words: readonly number[],
  masked: (x: number, y: number) => boolean,
): void {
  const size = dark.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let turn = 0; turn < size; turn += 1) {
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - turn : turn;
        const row = dark[y];
        if (row === undefined || fixed[y]?.[x] === true) continue;
        const bit = (((words[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1;
        row[x] = bit !== masked(x, y);
        at += 1;
      }
    }
  }
}
