import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canonicalJson, type Json, MAX_DEPTH } from '../../src/evidence/canonical-json.ts';
import { parseCanonical } from '../../src/evidence/parse-canonical.ts';
import { describeWithFixtures, fixtureFiles, fixturePath } from '../fixtures.ts';

function nested(levels: number): Json {
  let value: Json = 1;
  for (let level = 0; level < levels; level++) value = { inner: value };
  return value;
}

describe('canonicalJson', () => {
  it('orders keys by UTF-16 code units, also keys that look like array indexes', () => {
    const value = { b: 1, a: 2, '10': 3, '9': 4, '\u{1f600}': 5, '\ufb33': 6, é: 7 };
    expect(canonicalJson(value)).toBe('{"10":3,"9":4,"a":2,"b":1,"é":7,"\u{1f600}":5,"\ufb33":6}');
  });

  it('writes numbers as ECMAScript does and minus zero as zero', () => {
    expect(canonicalJson([-0, 1e21, 1e-7, 0.1 + 0.2, 333333333.3333333])).toBe(
      '[0,1e+21,1e-7,0.30000000000000004,333333333.3333333]',
    );
  });

  it('keeps a key named __proto__', () => {
    expect(canonicalJson(JSON.parse('{"__proto__":{"a":1}}'))).toBe('{"__proto__":{"a":1}}');
  });

  const selfContaining: Record<string, unknown> = {};
  selfContaining.self = selfContaining;
  it.each<[string, unknown, string]>([
    ['undefined', { a: [1, { b: undefined }] }, '$.a[1].b'],
    ['a hole in an array', { a: new Array(1) }, '$.a[0]'],
    ['NaN', { rate: Number.NaN }, '$.rate'],
    ['Infinity', [Number.POSITIVE_INFINITY], '$[0]'],
    ['a bigint', { n: 1n }, '$.n'],
    ['a function', { toJSON: () => 1 }, '$.toJSON'],
    ['a date', { at: new Date(0) }, '$.at'],
    ['a map', { m: new Map() }, '$.m'],
    ['bytes', { m: new Uint8Array(2) }, '$.m'],
    ['a class instance', { m: new (class Money {})() }, '$.m'],
    ['a lone surrogate in a value', { name: 'a\ud800b' }, '$.name'],
    ['a lone surrogate in a key', { 'a\udc00': 1 }, '$.a\\u{dc00}'],
    ['a value that contains itself', selfContaining, 'contains itself'],
    ['too many levels', nested(MAX_DEPTH + 1), 'levels deep'],
  ])('refuses %s and says where', (_name, value, place) => {
    expect(() => canonicalJson(value as Json)).toThrow(place);
  });

  it('takes as many levels as it says', () => {
    expect(parseCanonical(canonicalJson(nested(MAX_DEPTH)))).toEqual(nested(MAX_DEPTH));
  });
});

describe('parseCanonical', () => {
  it.each([
    '{"10":1,"9":2}',
    '{"a":"\\u0001\\n\\"\\\\"}',
    '{"a":[{"b":{}}]}',
    '"\\\\ud800"',
    '{"__proto__":1}',
    '-1',
    'null',
  ])('reads %s, which is canonical', (text) => {
    expect(canonicalJson(parseCanonical(text))).toBe(text);
  });

  it.each([
    ['white space', '{"a": 1}'],
    ['a trailing newline', '{"a":1}\n'],
    ['keys out of order', '{"b":1,"a":2}'],
    ['index-like keys in numeric order', '{"9":2,"10":1}'],
    ['a repeated key', '{"a":1,"a":1}'],
    ['a repeated key with another value', '{"a":1,"a":2}'],
    ['another spelling of a number', '{"a":1.0}'],
    ['an exponent that is not needed', '[1e2]'],
    ['minus zero', '[-0]'],
    ['a number too large for a double', '[1e400]'],
    ['a number that a double rounds', '[9007199254740993]'],
    ['an escape that is not needed', '"\\u0041"'],
    ['an escaped slash', '"\\/"'],
    ['an upper-case escape', '"\\u001F"'],
    ['an escaped lone surrogate', '"\\ud800"'],
    ['a raw lone surrogate', '"\ud800"'],
    ['a byte order mark', '\ufeff{}'],
    ['too many levels', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['no JSON', '{'],
    ['nothing', ''],
  ])('refuses %s', (_name, text) => {
    expect(() => parseCanonical(text)).toThrow(/^The (text is|value at \$ cannot)/);
  });
});

describeWithFixtures('RFC 8785 vectors', () => {
  const folder = 'formats/json/jcs';

  it.each(fixtureFiles(`${folder}/input`, '.json'))('%s comes out as published, to the byte', (name) => {
    const input = JSON.parse(readFileSync(fixturePath(folder, 'input', name), 'utf8')) as Json;
    const output = readFileSync(fixturePath(folder, 'output', name), 'utf8');
    const hex = readFileSync(fixturePath(folder, 'outhex', name.replace('.json', '.txt')), 'utf8').replaceAll(
      /\s/g,
      '',
    );
    expect(canonicalJson(input)).toBe(output);
    expect(Buffer.from(canonicalJson(input)).toString('hex')).toBe(hex);
    expect(canonicalJson(parseCanonical(output))).toBe(output);
  });

  it('writes the first 10,000 numbers of the published sequence as published', () => {
    const readme = readFileSync(fixturePath(folder, 'README.md'), 'utf8');
    // The edge cases stand in the description of the sequence; from there on it is defined by hashing.
    const edges = [...readme.matchAll(/0x[0-9a-f]{16}n(?=,)/g)].map(([text]) => BigInt(text.slice(0, -1)));
    const serial = Array.from({ length: 2000 }, (_, index) => 0x0010000000000000n + BigInt(index));
    const bits = [...edges, ...serial];
    let block: Buffer = Buffer.alloc(32);
    while (bits.length < 10_000) {
      block = createHash('sha256').update(block).digest();
      for (let at = 0; at < 32; at += 8) {
        const value = block.readDoubleLE(at);
        if (value !== 0 && Number.isFinite(value)) bits.push(block.readBigUInt64LE(at));
      }
    }
    const lines = bits.slice(0, 10_000).map((bit) => `${bit.toString(16)},${canonicalJson(toDouble(bit))}\n`);
    const expected = /\| ([0-9a-f]{64}) \| 10000 /.exec(readme)?.[1];
    expect(createHash('sha256').update(lines.join('')).digest('hex')).toBe(expected);
  });
});

function toDouble(bits: bigint): number {
  return new Float64Array(BigUint64Array.of(bits).buffer)[0] ?? 0;
}
