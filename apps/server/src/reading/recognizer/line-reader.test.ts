import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type LineReader, openLineReader } from './line-reader.ts';
import { sampleLines } from './testing/sample-lines.ts';

let reader: LineReader;
beforeAll(async () => {
  reader = await openLineReader();
});

const textOf = (gray: Uint8Array, width: number, height: number): string =>
  reader
    .readLine(gray, width, height)
    .chars.map(({ char }) => char)
    .join('');

describe('a line reader', () => {
  test.each(sampleLines().filter(({ grade }) => grade === 'clean'))('reads a clean scan: $text', (line) => {
    expect(textOf(line.gray, line.width, line.height)).toBe(line.text);
  });

  test.each(sampleLines().filter(({ text }) => /\d/.test(text)))('reads the digits of a $grade scan: $text', (line) => {
    const digits = (text: string): string => text.replace(/\D/g, '');
    const read = reader.readLine(line.gray, line.width, line.height);
    const text = read.chars.map(({ char }) => char).join('');
    // On poor scans a digit may be lost, but never without a doubt.
    if (line.grade === 'poor' && read.confidence < 0.6) return;
    expect(digits(text)).toBe(digits(line.text));
  });

  test('gives the same answer, to the last bit of its confidence, on every machine', () => {
    const answers = sampleLines().map(({ gray, width, height }) => reader.readLine(gray, width, height));
    const hash = createHash('sha256').update(JSON.stringify(answers)).digest('hex');
    // Changes with the weights, the kernel or the decoding, and with nothing else.
    expect({ version: reader.version, hash }).toMatchInlineSnapshot(`
      {
        "hash": "10badc18cccc0810beeab4451ea8f9ef956000a883b50c7c8483011edf56359c",
        "version": "a316952bf10b9143",
      }
    `);
  });

  test.each(sampleLines().filter(({ grade }) => grade === 'clean'))('reads light ink on dark paper: $text', (line) => {
    const dark = line.gray.map((level) => 255 - level);
    expect(textOf(dark, line.width, line.height)).toBe(line.text);
  });

  test('an empty line holds nothing', () => {
    for (const shade of [0, 128, 250]) {
      const read = reader.readLine(new Uint8Array(300 * 30).fill(shade), 300, 30);
      expect(read).toEqual({ chars: [], confidence: 0, ink: 'none', handwriting: [] });
    }
  });

  test('says what it cannot take', () => {
    expect(() => reader.readLine(new Uint8Array(70), 10, 7)).toThrow('8 to 200 pixels high');
    expect(() => reader.readLine(new Uint8Array(100_000 * 8), 100_000, 8)).toThrow('too wide');
    expect(() => reader.readLine(new Uint8Array(10), 10, 10)).toThrow('do not fill');
  });
});
