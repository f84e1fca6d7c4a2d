import { describe, expect, it } from 'vitest';
import { base64ToBytes, bytesToBase64, bytesToText } from '../../src/evidence/bytes.ts';
import { randomSource } from './random-source.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

describe('bytesToText', () => {
  it('reads what the platform writes, at every length around the border of a piece', () => {
    for (const unit of ['a', 'é', '€', '\u{1f3e6}', '\u0000', '\ufeff', '\u{10ffff}', '\ud7ff', '\ue000']) {
      for (const count of [0, 1, 8191, 8192, 8193]) {
        const text = `x${unit.repeat(count)}`;
        expect(bytesToText(new Uint8Array(Buffer.from(text))) === text).toBe(true);
      }
    }
  });

  it.each([
    ['a byte that starts nothing', bytes(0x80)],
    ['a sequence that stops early', bytes(0xe2, 0x82)],
    ['a sequence that is broken off', bytes(0xe2, 0x28, 0xa1)],
    ['two bytes for a one-byte character', bytes(0xc0, 0xaf)],
    ['three bytes for a two-byte character', bytes(0xe0, 0x80, 0xaf)],
    ['four bytes for a three-byte character', bytes(0xf0, 0x8f, 0xbf, 0xbf)],
    ['a surrogate', bytes(0xed, 0xa0, 0x80)],
    ['a point beyond Unicode', bytes(0xf4, 0x90, 0x80, 0x80)],
    ['a lead byte beyond Unicode', bytes(0xf5, 0x80, 0x80, 0x80)],
    ['the byte 0xff', bytes(0xff)],
  ])('refuses %s', (_name, value) => {
    expect(() => bytesToText(value)).toThrow('UTF-8 at byte 0');
  });

  it('decides all leads of sequences of two and random ones of four as the platform does', () => {
    const random = randomSource(1);
    const platform = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const read = (decode: () => string) => {
      try {
        return decode();
      } catch {
        return null;
      }
    };
    const different: Uint8Array[] = [];
    const twos = Array.from({ length: 128 }, (_, lead) =>
      [0, 0x7f, 0x80, 0xbf, 0xc0].map((next) => bytes(0x80 + lead, next)),
    );
    const fours = Array.from({ length: 3000 }, () =>
      bytes(random.pick([0xe0, 0xed, 0xef, 0xf0, 0xf4]), ...[1, 2, 3].map(() => 0x80 + random.below(0x48))),
    );
    for (const value of [...twos.flat(), ...fours]) {
      if (read(() => bytesToText(value)) !== read(() => platform.decode(value))) different.push(value);
    }
    expect(different).toEqual([]);
  });
});

describe('base64', () => {
  it('goes there and back as the platform does, at every length', () => {
    for (let length = 0; length < 70; length++) {
      const value = Uint8Array.from({ length }, (_, index) => (index * 37 + length) & 0xff);
      const text = Buffer.from(value).toString('base64');
      expect(bytesToBase64(value)).toBe(text);
      expect(base64ToBytes(text)).toEqual(value);
    }
  });

  it.each(['A', 'AA', 'AAA', 'AA=', 'AB==', 'AAB=', 'A===', '====', 'AA==AAAA', 'AAA-', 'AA A', 'AAAA\n', 'AAAAA'])(
    'refuses %j',
    (text) => {
      expect(() => base64ToBytes(text)).toThrow('is not base64');
    },
  );
});
