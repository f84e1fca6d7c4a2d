import { correctionOf } from './galois.ts';

/** Of each version from 1, at correction level M: correction codewords a block, and blocks (ISO/IEC 18004, table 9). */
const levels = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
  [30, 5],
  [22, 8],
  [22, 9],
  [24, 9],
  [24, 10],
] as const;

export function sizeOf(version: number): number {
  return version * 4 + 17;
}

/** Places of the alignment patterns on either axis; version 1 has none. */
export function alignmentOf(version: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((sizeOf(version) - 13) / (count * 2 - 2)) * 2;
  const later = Array.from({ length: count - 1 }, (_, at) => sizeOf(version) - 7 - at * step);
  return [6, ...later.reverse()];
}

/** How many codewords a version holds, data and correction together. */
function capacityOf(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  const aligned = alignmentOf(version).length;
  if (aligned > 0) modules -= (25 * aligned - 10) * aligned - 55;
  if (version >= 7) modules -= 36;
  return Math.floor(modules / 8);
}

export interface Codewords {
  readonly version: number;
  readonly words: readonly number[];
}

/** A text as bytes in the smallest version that holds it, with its correction, in the order in which it is drawn. */
export function codewordsOf(text: string): Codewords {
  const bytes = [...new TextEncoder().encode(text)];
  for (const [index, [correction, blocks]] of levels.entries()) {
    const version = index + 1;
    const room = capacityOf(version) - correction * blocks;
    const countBits = version < 10 ? 8 : 16;
    if (4 + countBits + bytes.length * 8 > room * 8) continue;
    return { version, words: interleave(dataOf(bytes, countBits, room), capacityOf(version), correction, blocks) };
  }
  throw new RangeError(`A text of ${bytes.length} bytes is too long for a QR code here.`);
}

function dataOf(bytes: readonly number[], countBits: number, room: number): readonly number[] {
  const bits = [...bitsOf(0b0100, 4), ...bitsOf(bytes.length, countBits), ...bytes.flatMap((byte) => bitsOf(byte, 8))];
  bits.push(...bitsOf(0, Math.min(4, room * 8 - bits.length)));
  while (bits.length % 8 !== 0) bits.push(0);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8) words.push(Number.parseInt(bits.slice(at, at + 8).join(''), 2));
  for (let pad = 0; words.length < room; pad += 1) words.push(pad % 2 === 0 ? 0xec : 0x11);
  return words;
}

function bitsOf(value: number, length: number): readonly number[] {
  return Array.from({ length }, (_, at) => (value >>> (length - 1 - at)) & 1);
}

/** The blocks one after the other, a codeword of each in turn: a stain then spoils a little of many, not all of one. */
function interleave(data: readonly number[], total: number, correction: number, blocks: number): readonly number[] {
  const short = blocks - (total % blocks);
  const length = Math.floor(total / blocks) - correction;
  let at = 0;
  const parts = Array.from({ length: blocks }, (_, block) => {
    const words = data.slice(at, at + length + (block < short ? 0 : 1));
    at += words.length;
    return { words, correction: correctionOf(words, correction) };
  });
  const turn = (of: (part: (typeof parts)[number]) => readonly number[], longest: number) =>
    Array.from({ length: longest }, (_, place) => parts.flatMap((part) => of(part)[place] ?? [])).flat();
  return [...turn(({ words }) => words, length + 1), ...turn((part) => part.correction, correction)];
}
