import { DomainError } from './domain-error.ts';
import { isId } from './ids.ts';

/** What a list can be sorted by, as it travels in a cursor. */
const kinds = {
  text: {
    write: (value: string): unknown => value,
    // NUL is the one character that a text of PostgreSQL cannot hold; sent on, it would become a 500.
    read: (value: unknown): string | undefined =>
      typeof value === 'string' && !value.includes('\u0000') && value.isWellFormed() ? value : undefined,
  },
  integer: {
    write: (value: number): unknown => value,
    read: (value: unknown): number | undefined => (Number.isSafeInteger(value) ? (value as number) : undefined),
  },
  uuid: {
    write: (value: string): unknown => value,
    read: (value: unknown): string | undefined => (isId(value) ? value : undefined),
  },
  /** Exact to the millisecond, as every time is that our clock gave; a finer one would skip rows. */
  time: {
    write: (value: Date): unknown => value.toISOString(),
    read: (value: unknown): Date | undefined => {
      const at = typeof value === 'string' && ISO_TIME.test(value) ? new Date(value) : undefined;
      return at === undefined || Number.isNaN(at.getTime()) ? undefined : at;
    },
  },
} as const;

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

export type CursorKind = keyof typeof kinds;
type ValueOf<K extends CursorKind> = Exclude<ReturnType<(typeof kinds)[K]['read']>, undefined>;
export type CursorValues<K extends readonly CursorKind[]> = { readonly [I in keyof K]: ValueOf<K[I]> };

/** The place in one list after which the next page starts: the sort keys of the last row that was shown. */
export interface Cursor<Values extends readonly unknown[]> {
  encode(values: Values): string;
  /** Undefined in, undefined out: the first page. Anything that this list did not write is `cursor_invalid`. */
  decode(text: string | undefined): Values | undefined;
}

/**
 * The cursor of a keyset list. It is opaque to clients and holds no secret and no right: whoever forges one only
 * starts at another place of a list that they may read anyway. Hence no signature, but a strict reading. The name of
 * the list stands inside, so that a cursor of one list is refused by another instead of starting at a random place.
 */
export function cursorOf<const K extends readonly CursorKind[]>(list: string, ...parts: K): Cursor<CursorValues<K>> {
  return {
    encode: (values) => {
      const written = parts.map((kind, index) => (kinds[kind].write as (value: unknown) => unknown)(values[index]));
      return Buffer.from(JSON.stringify([list, ...written]), 'utf8').toString('base64url');
    },
    decode: (text) => {
      if (text === undefined) return undefined;
      const [name, ...found] = readArray(text);
      const values = parts.map((kind, index) => kinds[kind].read(found[index]));
      if (name !== list || found.length !== parts.length || values.includes(undefined)) throw invalidCursor();
      return values as unknown as CursorValues<K>;
    },
  };
}

/** Node skips what is not base64url; only the exact text that we would write ourselves is taken. */
function readArray(text: string): readonly unknown[] {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.toString('base64url') !== text) throw invalidCursor();
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (Array.isArray(value)) return value;
  } catch {
    // Falls through: whatever is wrong with it, the client gets one answer.
  }
  throw invalidCursor();
}

function invalidCursor(): DomainError {
  const message = 'is not a cursor of this list; send nextCursor as the last answer gave it, or none to start over';
  return new DomainError({
    code: 'cursor_invalid',
    detail: `cursor ${message}.`,
    errors: [{ field: 'cursor', code: 'cursor_invalid', message }],
  });
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** A page of a list that is no table but stands in the release: whole where no limit is named. */
export function pageOfCatalogue<Item>(
  list: string,
  items: readonly Item[],
  { limit, cursor: text }: { readonly limit?: number; readonly cursor?: string },
  nameOf: (item: Item) => string,
): Page<Item> {
  const cursor = cursorOf(list, 'text');
  const last = cursor.decode(text)?.[0];
  const before = last === undefined ? -1 : items.findIndex((item) => nameOf(item) === last);
  // Another release may have another catalogue: to go on from its start would show items twice.
  if (last !== undefined && before === -1) throw invalidCursor();
  return toPage(items.slice(before + 1), limit ?? items.length, cursor, (item): readonly [string] => [nameOf(item)]);
}

/** The page size where a client names none (open parts, Conventions). */
const DEFAULT_LIMIT = 50;

/** How many rows to ask the database for: one more than is shown, which tells whether there is a next page. */
export function rowsToFetch(limit: number | undefined): number {
  return (limit ?? DEFAULT_LIMIT) + 1;
}

/** Cuts what `rowsToFetch` brought to the page, and points at its last row when more follow. */
export function toPage<Row, Values extends readonly unknown[]>(
  rows: readonly Row[],
  limit: number | undefined,
  cursor: Cursor<Values>,
  keyOf: (row: Row) => Values,
): Page<Row> {
  const items = rows.slice(0, limit ?? DEFAULT_LIMIT);
  const last = items.at(-1);
  return { items, nextCursor: last === undefined || rows.length === items.length ? null : cursor.encode(keyOf(last)) };
}
