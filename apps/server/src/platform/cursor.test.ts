import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cursorOf, rowsToFetch, toPage } from './cursor.ts';
import { DomainError } from './domain-error.ts';

const users = cursorOf('users', 'time', 'uuid');
const rules = cursorOf('rules', 'text', 'integer');
const AT = new Date('2026-11-15T12:00:00.123Z');
const ID = '019375a0-0000-7000-8000-000000000001';

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

describe('a cursor', () => {
  it('brings back exactly the keys that it was made of', () => {
    expect(users.decode(users.encode([AT, ID]))).toEqual([AT, ID]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.maxSafeInteger(), (text, number) => {
        fc.pre(!text.includes('\u0000') && text.isWellFormed());
        expect(rules.decode(rules.encode([text, number]))).toEqual([text, number]);
      }),
    );
  });

  it('is absent on the first page', () => {
    expect(users.decode(undefined)).toBeUndefined();
  });

  it.each([
    ['of another list', rules.encode(['a', 1])],
    ['with too few keys', encoded(['users', AT.toISOString()])],
    ['with too many keys', encoded(['users', AT.toISOString(), ID, 1])],
    ['with a key of another type', encoded(['users', 5, ID])],
    ['with a day that does not exist', encoded(['users', '2026-13-45T00:00:00.000Z', ID])],
    ['with a UUID in another spelling', encoded(['users', AT.toISOString(), `{${ID}}`])],
    ['that is not an array', encoded({ list: 'users' })],
    ['that is not JSON', Buffer.from('["users"').toString('base64url')],
    ['that is not UTF-8', Buffer.from([0x5b, 0xff, 0x5d]).toString('base64url')],
    ['that is not base64url', '%%%'],
    ['with characters that a lenient reader would skip', `${users.encode([AT, ID])}=`],
  ])('%s is refused', (_name, text) => {
    expect(() => users.decode(text)).toThrow(DomainError);
  });

  it('never lets a NUL or half a character through to the database', () => {
    expect(() => rules.decode(encoded(['rules', 'a\u0000b', 1]))).toThrow(DomainError);
    expect(() => rules.decode(encoded(['rules', '\ud800', 1]))).toThrow(DomainError);
  });

  it('answers any text with keys or with cursor_invalid, never with anything else', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json().map((json) => Buffer.from(json).toString('base64url')),
        ),
        (text) => {
          try {
            users.decode(text);
          } catch (error) {
            expect((error as DomainError).refusal.code).toBe('cursor_invalid');
          }
        },
      ),
    );
  });
});

describe('a page', () => {
  const list = cursorOf('numbers', 'integer');
  const all = Array.from({ length: 7 }, (_, index) => index);
  const fetch = (limit: number, after: number) => all.filter((each) => each > after).slice(0, rowsToFetch(limit));

  it.each([1, 2, 3, 6, 7, 8])('of %i shows every row once, and ends with null', (limit) => {
    const seen: number[] = [];
    let cursor: string | undefined;
    for (;;) {
      const after = list.decode(cursor)?.[0] ?? -1;
      const page = toPage(fetch(limit, after), limit, list, (row) => [row] as const);
      seen.push(...page.items);
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(all);
  });
});
