import { randomBytes } from 'node:crypto';
import { checkMapping } from '@countersign/engine/lar/mapping';
import { afterEach, describe, expect, it } from 'vitest';
import { decodeBase64 } from '../platform/decode-base64.ts';
import { DomainError } from '../platform/domain-error.ts';
import { textBytes } from '../platform/long-text.ts';
import type { Parser } from '../platform/parser.ts';
import { openParser, type ParserLimits } from './parser.ts';
import { MAX_VALUES, StrictJsonError } from './strict-json.ts';

const MiB = 1024 * 1024;
const roomy: ParserLimits = { threads: 2, memoryMb: 512, taskSeconds: 60, waitingTasks: 10, waitingBytes: 100 * MiB };

const opened: Parser[] = [];
afterEach(async () => {
  for (const parser of opened.splice(0)) await parser.close();
});

function open(limits: Partial<ParserLimits> = {}): Parser {
  const parser = openParser({ ...roomy, ...limits });
  opened.push(parser);
  return parser;
}

function piecesOf(text: string, size = MiB): readonly Uint8Array[] {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

async function parseJson(parser: Parser, pieces: readonly Uint8Array[], schema: object) {
  const body = parser.receiveJson();
  try {
    for (const piece of pieces) body.add(piece);
    return await body.parse(schema);
  } finally {
    body.drop();
  }
}

async function parse(parser: Parser, pieces: readonly Uint8Array[], schema: object): Promise<unknown> {
  const { value, refused } = await parseJson(parser, pieces, schema);
  expect(refused).toEqual([]);
  return value;
}

function mappingOf(fields: readonly { canonical: string; path: string }[]) {
  const mapping = checkMapping({ format: 'json', fields }, 'json');
  if (!mapping.ok) throw new Error(JSON.stringify(mapping.refusal));
  return mapping.effect;
}

async function refusalOf(work: Promise<unknown>) {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DomainError)) throw new Error(`Not refused: ${error}`);
  return error.refusal;
}

describe('a JSON body parsed in a thread', () => {
  it('is what was sent, with short and long texts of all scripts in their places', async () => {
    const wide = '頁面𐐷'.repeat(50_000);
    const value = {
      a: [1, 'x', null, true, { 'b/c': 'é'.repeat(1_000), '': 'p'.repeat(300) }],
      content: 'QUJD'.repeat(1_000_000),
      wide,
      deep: [[[wide.slice(0, 1_000)]]],
    };
    expect(await parse(open(), piecesOf(JSON.stringify(value), 65_537), {})).toEqual(value);
    const text = 'x'.repeat(100_000);
    expect(await parse(open(), piecesOf(JSON.stringify(text)), {})).toBe(text);
  });

  it('is refused as it is elsewhere, with the place', async () => {
    const work = parseJson(open(), piecesOf('{"a":{"b":1,"b":2}}'), {});
    await expect(work).rejects.toThrow(StrictJsonError);
    await expect(work).rejects.toMatchObject({ pointer: '/a/b' });
  });

  it('is refused for more values than any request has, and says how many that is', async () => {
    const most = `[${'1,'.repeat(MAX_VALUES - 2)}1]`;
    expect(await parse(open(), piecesOf(most), {})).toHaveLength(MAX_VALUES - 1);
    const work = parseJson(open(), piecesOf(`[${'{},'.repeat(10_000_000)}{}]`), {});
    await expect(work).rejects.toThrow('The body holds more than 20,000 values. Send fewer in one request.');
  });
});

describe('a JSON body checked in a thread', () => {
  const schema = {
    type: 'object',
    additionalProperties: false,
    required: ['content'],
    properties: { content: { type: 'string' }, kind: { type: 'string', default: 'plain' } },
  };

  it('comes back with what its schema fills in', async () => {
    expect(await parse(open(), piecesOf('{"content":"x"}'), schema)).toEqual({ content: 'x', kind: 'plain' });
  });

  it('stays there when it is refused: only what is wrong with it comes back', async () => {
    const { value, refused } = await parseJson(open(), piecesOf('{"content":1,"other":2}'), schema);
    expect(value).toBeUndefined();
    expect(refused.map(({ field }) => field).sort()).toEqual(['content', 'other']);
  });

  it('keeps a long text as bytes, which are a text for whoever reads it', async () => {
    const text = `é頁${'x'.repeat(100_000)}`;
    const body = (await parse(open(), piecesOf(JSON.stringify({ content: text })), schema)) as { content: string };
    expect(Object.getOwnPropertyDescriptor(body, 'content')?.get).toBeDefined();
    expect(Buffer.from(textBytes(body, 'content')).toString()).toBe(text);
    expect(JSON.parse(JSON.stringify(body))).toEqual({ content: text, kind: 'plain' });
    expect(body.content).toBe(text);
  });
});

describe('base64 decoded in a thread', () => {
  it('is the bytes, or refused with its place where it is none', async () => {
    const bytes = randomBytes(200_001);
    const parser = open();
    const decoded = await decodeBase64(parser, Buffer.from(bytes.toString('base64')), 'content');
    expect(Buffer.from(decoded).equals(bytes)).toBe(true);
    for (const text of [`${bytes.toString('base64')}!`, bytes.toString('base64url'), `é${bytes.toString('base64')}`]) {
      const refusal = await refusalOf(decodeBase64(parser, Buffer.from(text), 'content'));
      expect(refusal).toMatchObject({ code: 'request_invalid', errors: [{ field: 'content', code: 'wrong_format' }] });
    }
  });

  it('is gone from where it was: nobody reads an empty text by mistake', async () => {
    const parser = open();
    const content = 'QUJD'.repeat(50_000);
    const body = (await parse(parser, piecesOf(JSON.stringify({ content })), {})) as { content: string };
    expect(await decodeBase64(parser, textBytes(body, 'content'), 'content')).toHaveLength(150_000);
    expect(() => body.content).toThrow('handed over');
    expect(() => textBytes(body, 'content')).toThrow('handed over');
  });
});

describe('an approval record read in a thread', () => {
  it('leaves its bytes with whoever sent them, also where they are part of a larger buffer', async () => {
    const bytes = Buffer.from('--{"n":"L-1"}--').subarray(2, -2);
    const mapping = mappingOf([{ canonical: 'loan_number', path: '$.n' }]);
    const { values } = await open().readRecord(mapping, bytes);
    expect(values).toMatchObject([{ field: 'loan_number', rawText: 'L-1' }]);
    expect(bytes.toString()).toBe('{"n":"L-1"}');
  });
});

describe('the threads are bounded', () => {
  const long = () => piecesOf(`"${'x'.repeat(8 * MiB)}"`);

  it('by what waits: more is refused with 503 and when to come back, and the rest is done', async () => {
    const parser = open({ threads: 1, waitingTasks: 2 });
    const taken = [parseJson(parser, long(), {}), parseJson(parser, long(), {}), parseJson(parser, long(), {})];
    const refusal = await refusalOf(parseJson(parser, long(), {}));
    expect(refusal).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
    expect(await Promise.all(taken)).toHaveLength(3);
    expect(await parse(parser, piecesOf('[1]'), {})).toEqual([1]);
  });

  it('by the bytes that wait', async () => {
    const parser = open({ threads: 1, waitingBytes: 10 * MiB });
    const taken = [parseJson(parser, long(), {}), parseJson(parser, long(), {})];
    expect(await refusalOf(parseJson(parser, long(), {}))).toMatchObject({ code: 'unavailable' });
    expect(await Promise.all(taken)).toHaveLength(2);
  });

  it('by time: a task that outlasts its limit is ended as busy, and the next one gets a new thread', async () => {
    const parser = open({ threads: 1, taskSeconds: 0.001 });
    const refusal = await refusalOf(parseJson(parser, long(), {}));
    expect(refusal).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
    const other = open({ threads: 1 });
    expect(await parse(other, piecesOf('{}'), {})).toEqual({});
  });

  it('by memory: a thread that outgrows it ends alone', async () => {
    const parser = open({ threads: 1, memoryMb: 20 });
    const bomb = JSON.stringify({ a: Array.from({ length: 240_000 }, () => 'x'.repeat(30)) });
    const mapping = mappingOf([{ canonical: 'loan_number', path: '$.b' }]);
    expect(await refusalOf(parser.readRecord(mapping, Buffer.from(bomb)))).toMatchObject({ code: 'unavailable' });
    expect(await parse(parser, piecesOf('[1]'), {})).toEqual([1]);
  });
});
