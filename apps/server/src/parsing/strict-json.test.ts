import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slice } from '../../../../tools/test-tier.ts';
import { describeWithFixtures } from '../../test/fixtures.ts';
import { findUnstorable, parseStrictJson, StrictJsonError } from './strict-json.ts';

function parse(text: string): unknown {
  return parseStrictJson(Buffer.from(text));
}

function refusalOf(body: string | Uint8Array): StrictJsonError {
  try {
    parseStrictJson(typeof body === 'string' ? Buffer.from(body) : body);
  } catch (error) {
    if (error instanceof StrictJsonError) return error;
    throw error;
  }
  throw new Error(`taken: ${body}`);
}

describe('what is taken', () => {
  it.each([
    '{}',
    '[]',
    ' { "a" : [ 1 , -0.5e3 , true , false , null , "x" ] } ',
    '"text"',
    '0',
    '-0',
    'null',
    '{"a":{"a":1},"b":{"a":2}}',
    '["a","a"]',
    '{"A":1,"a":2}',
    '{"constructor":1,"toString":2,"hasOwnProperty":3,"prototype":4}',
    '"\\ud83d\\ude00 \\u00e9 \\/ \\\\"',
    '{"":1}',
    '9007199254740991',
    '1.7976931348623157e308',
    '"\u007f\u2028\uffff"',
  ])('is read as JSON.parse reads it: %s', (text) => {
    expect(parse(text)).toEqual(JSON.parse(text));
  });

  it('may begin with a byte order mark', () => {
    expect(parseStrictJson(Buffer.from('\ufeff{"a":1}'))).toEqual({ a: 1 });
  });

  it('may be 64 levels deep, in objects and in arrays', () => {
    expect(parse('['.repeat(64) + ']'.repeat(64))).toBeDefined();
    expect(parse(`${'{"a":'.repeat(64)}1${'}'.repeat(64)}`)).toBeDefined();
  });

  it('leaves the prototype of what it builds alone', () => {
    const value = parse('{"constructor":{"prototype":{"polluted":true}}}') as object;
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe('what is refused', () => {
  it.each([
    ['{"a":1,"a":1}', 'The field "a" stands twice in one object.', '/a'],
    ['{"a":1,"\\u0061":2}', 'The field "a" stands twice in one object.', '/a'],
    ['{"\\u0061":1,"\\u0061":2}', 'The field "a" stands twice in one object.', '/a'],
    ['{"/":1,"\\/":2}', 'The field "/" stands twice in one object.', '/~1'],
    ['{"x":[{},{"deep":{"k~":1,"k~":2}}]}', 'The field "k~" stands twice in one object.', '/x/1/deep/k~0'],
    ['{"__proto__":{"admin":true}}', 'A field may not be named "__proto__".', '/__proto__'],
    ['{"a":[{"\\u005f_proto__":1}]}', 'A field may not be named "__proto__".', '/a/0/__proto__'],
    ['{"a":"\\u0000"}', 'A text holds the NUL character, which cannot be stored. Remove it.', '/a'],
    ['{"a\\u0000":1}', 'A text holds the NUL character, which cannot be stored. Remove it.', ''],
    ['["\\ud800"]', 'A text holds half of a Unicode character (a lone surrogate). Send whole characters.', '/0'],
    ['["\\udc00\\ud800"]', 'A text holds half of a Unicode character (a lone surrogate). Send whole characters.', '/0'],
    [
      '{"n":9007199254740993}',
      'A number is too large to be read exactly. Send a smaller one, or a string where one is taken.',
      '/n',
    ],
    [
      '{"n":[1e400]}',
      'A number is too large to be read exactly. Send a smaller one, or a string where one is taken.',
      '/n/0',
    ],
    ['{"a":1', 'The body is not valid JSON: it ends too early.', ''],
    ['"abc', 'The body is not valid JSON: it ends too early.', ''],
    ['"abc\\', 'The body is not valid JSON: it ends too early.', ''],
    ['', 'The body is not valid JSON: it ends too early.', ''],
    ['{"a":1}x', 'The body is not valid JSON: the fault is in line 1, character 8.', ''],
    ['{\n  "a": 1,\n  b: 2\n}', 'The body is not valid JSON: the fault is in line 3, character 3.', ''],
    ['x', 'The body is not valid JSON: the fault is in line 1, character 1.', ''],
    ['\nx', 'The body is not valid JSON: the fault is in line 2, character 1.', ''],
  ])('is named with its place: %s', (text, message, pointer) => {
    const refusal = refusalOf(text);
    expect(refusal.message).toBe(message);
    expect(refusal.pointer).toBe(pointer);
  });

  it('is a body that is not UTF-8', () => {
    for (const bytes of [
      [0x22, 0xff, 0x22],
      [0x22, 0xc0, 0xaf, 0x22],
      [0x22, 0xed, 0xa0, 0x80, 0x22],
      [0xff, 0xfe, 0x7b, 0],
    ]) {
      expect(refusalOf(new Uint8Array(bytes)).message).toBe('The body is not valid UTF-8.');
    }
  });

  it('is a body of 65 levels, and one of a hundred thousand without a stack overflow', () => {
    for (const open of ['[', '{"a":']) {
      expect(refusalOf(open.repeat(65)).message).toBe('The body is nested deeper than 64 levels.');
      expect(refusalOf(open.repeat(100_000)).message).toBe('The body is nested deeper than 64 levels.');
    }
  });

  it('is told without repeating the body, which may hold a password', () => {
    for (const text of [
      '{"password":"hunter2 ,}',
      '{"password":"hunter2"x}',
      '{"password":hunter2}',
      '{"password":"\\x hunter2"}',
    ]) {
      expect(refusalOf(text).message).not.toContain('hunter');
    }
  });

  it('names at most sixty characters of a key, and no half of one', () => {
    const key = `${'k'.repeat(59)}😀${'x'.repeat(100_000)}`;
    const { message, pointer } = refusalOf(`{"${key}":1,"${key}":1}`);
    expect(message.length).toBeLessThan(120);
    expect(pointer.length).toBeLessThan(120);
    expect(message.isWellFormed()).toBe(true);
  });

  it('is text with unstorable characters wherever it stands', () => {
    expect(findUnstorable('a\u0000')).not.toBeNull();
    expect(findUnstorable('\ud83d')).not.toBeNull();
    expect(findUnstorable('😀')).toBeNull();
  });
});

describe('next to JSON.parse', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '"a"',
    '"b"',
    '\\',
    'u0061',
    '1',
    '-',
    '.5',
    'e+',
    '0',
    'true',
    'nul',
    ' ',
    '\n',
    '\t',
    '\u0001',
    'é',
  );

  it('never takes what is not JSON, and never fails in another way', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const ours = outcomeOf(() => parse(text));
        const theirs = outcomeOf(() => JSON.parse(text));
        if (ours.error === null) expect(ours.value).toEqual(theirs.value);
        else expect(ours.error).toBeInstanceOf(StrictJsonError);
        if (ours.error === null) expect(theirs.error).toBeNull();
      }),
      { seed: 20261115, numRuns: slice(4_000, 20_000) },
    );
  });

  it('takes whatever JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const text = JSON.stringify(value);
        fc.pre(!/"__proto__"|\\u0000|\d{16}/.test(text));
        expect(parse(text)).toEqual(JSON.parse(text));
      }),
      { seed: 20261115, numRuns: 2_000 },
    );
  });
});

function outcomeOf(work: () => unknown): { value: unknown; error: unknown } {
  try {
    return { value: work(), error: null };
  } catch (error) {
    return { value: undefined, error };
  }
}

/** Files that a JSON reader must take and we do not, with the one reason of ours that refuses each. */
const refusedByUs: Readonly<Record<string, string>> = {
  'y_object_duplicated_key.json': 'stands twice',
  'y_object_duplicated_key_and_value.json': 'stands twice',
  'y_object_escaped_null_in_key.json': 'NUL character',
  'y_string_null_escape.json': 'NUL character',
};

describeWithFixtures('the JSON test suite', (folder) => {
  const suite = join(folder, 'formats/json/JSONTestSuite');
  const files = readdirSync(suite);
  const startingWith = (start: string) => files.filter((file) => file.startsWith(start));

  it('is there in full', () => {
    expect(startingWith('y_').length).toBeGreaterThan(90);
    expect(startingWith('n_').length).toBeGreaterThan(180);
  });

  it.each(startingWith('y_'))('%s is read as JSON.parse reads it, or refused for a reason of ours', (file) => {
    const bytes = readFileSync(join(suite, file));
    const reason = refusedByUs[file];
    if (reason === undefined) expect(parseStrictJson(bytes)).toEqual(JSON.parse(bytes.toString('utf8')));
    else expect(refusalOf(bytes).message).toContain(reason);
  });

  it.each(startingWith('n_'))('%s is refused', (file) => {
    expect(refusalOf(readFileSync(join(suite, file)))).toBeInstanceOf(StrictJsonError);
  });

  it.each(startingWith('i_'))('%s is taken as JSON.parse takes it, or refused in words', (file) => {
    const bytes = readFileSync(join(suite, file));
    try {
      const value = parseStrictJson(bytes);
      expect(value).toEqual(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    } catch (error) {
      expect(error).toBeInstanceOf(StrictJsonError);
    }
  });
});
