import { isLosslessNumber, parse } from 'lossless-json';
import { isRecord } from '../../values/is-record.ts';
import { MOST_CHARACTERS, MOST_JSON_DEPTH, MOST_JSON_VALUES } from '../caps.ts';
import { escapeToken } from '../json-pointer.ts';
import type { Locator, Step } from '../locator.ts';
import { type Predicate, passes } from '../locator-parts.ts';
import { type Match, textOrNothing } from '../match.ts';
import { Unreadable } from '../unreadable.ts';

/** A key that stands twice with different values. The record can be read; whoever needs this key is told. */
class TwoValues {
  readonly key: string;
  constructor(key: string) {
    this.key = key;
  }
}

/** Parses a JSON record. Numbers keep their source text: a float would lose 12345678901234567890.12. */
export function readJson(text: string): unknown {
  if (text.length > MOST_CHARACTERS) throw new Unreadable(`The JSON has more than ${MOST_CHARACTERS} characters.`);
  checkExtent(text);
  try {
    return parse(text, undefined, { onDuplicateKey: ({ key }) => new TwoValues(key) });
  } catch (error) {
    if (error instanceof SyntaxError) throw new Unreadable(`This is not JSON: ${withLine(error.message, text)}.`);
    throw error;
  }
}

/** Before parsing, since the parser recurses and makes an object of every value. Only looks at what is outside texts. */
function checkExtent(text: string): void {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      at = endOfString(text, at);
    } else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      values += 1;
      if (depth > MOST_JSON_DEPTH) throw new Unreadable(`The JSON nests deeper than ${MOST_JSON_DEPTH} levels.`);
    } else if (code === 0x5d || code === 0x7d) {
      depth -= 1;
    } else if (code === 0x2c) {
      values += 1;
    }
    if (values > MOST_JSON_VALUES) throw new Unreadable(`The JSON holds more than ${MOST_JSON_VALUES} values.`);
  }
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) at += 1;
    else if (code === 0x22) return at;
  }
  return text.length;
}

/** The parser counts characters from 0; people look for lines. */
function withLine(message: string, text: string): string {
  return message.replace(/ at position (\d+)$/, (_, position: string) => {
    const before = text.slice(0, Number(position)).split('\n');
    return ` in line ${before.length}, character ${(before.at(-1)?.length ?? 0) + 1}`;
  });
}

/** Everything that the locator meets, in the order of the record. */
export function findInJson(root: unknown, locator: Locator): readonly Match[] {
  return walk(root, locator.steps, '', false);
}

/** `isTested`: behind a test each item keeps its place, so that names and limits of guarantors stay in step. */
function walk(value: unknown, steps: readonly Step[], pointer: string, isTested: boolean): readonly Match[] {
  const [step, ...rest] = steps;
  if (value instanceof TwoValues)
    return [problem(pointer, `the key "${value.key}" stands twice, with different values`)];
  if (step === undefined) return [leaf(value, pointer)];
  if (step.kind === 'name') return walkName(value, step.name, rest, pointer, isTested);
  if (step.kind === 'where') return walkTested(value, step, rest, pointer);
  if (value === null || value === undefined) return isTested && rest.length === 0 ? [leaf(value, pointer)] : [];
  // Some exporters write a list of one as the one itself.
  if (!Array.isArray(value)) return walk(value, rest, pointer, isTested);
  return value.flatMap((item, index) => walk(item, rest, `${pointer}/${index}`, isTested));
}

function walkName(
  value: unknown,
  name: string,
  rest: readonly Step[],
  pointer: string,
  isTested: boolean,
): readonly Match[] {
  const next = `${pointer}/${escapeToken(name)}`;
  if (value === null || value === undefined) return walk(undefined, rest, next, isTested);
  if (Array.isArray(value)) return [problem(pointer, `a list of ${value.length} stands there; write [*] in the path`)];
  if (!isObject(value)) return [problem(pointer, `a single value stands there, which has no "${name}"`)];
  return walk(Object.hasOwn(value, name) ? value[name] : undefined, rest, next, isTested);
}

function walkTested(value: unknown, test: Predicate, rest: readonly Step[], pointer: string): readonly Match[] {
  const items = Array.isArray(value)
    ? value.map((item: unknown, index) => ({ item, at: `${pointer}/${index}` }))
    : [{ item: value, at: pointer }];
  return items.flatMap(({ item, at }) => (passes(test, textAt(item, test.key)) ? walk(item, rest, at, true) : []));
}

/** The one text that the names lead to; null where there is none, or no single one. */
function textAt(value: unknown, names: readonly string[]): string | null {
  let at = value;
  for (const name of names) {
    if (!isObject(at) || !Object.hasOwn(at, name)) return null;
    at = at[name];
  }
  return at instanceof TwoValues ? null : leaf(at, '').rawText;
}

function leaf(value: unknown, pointer: string): Match {
  const place = { kind: 'pointer', pointer } as const;
  if (value === null || value === undefined) return { rawText: null, place };
  if (typeof value === 'string') return { rawText: textOrNothing(value), place };
  if (typeof value === 'boolean') return { rawText: String(value), place };
  if (isLosslessNumber(value)) return { rawText: value.value, place };
  if (Array.isArray(value)) {
    if (value.length === 0) return { rawText: null, place };
    return problem(pointer, `a list of ${value.length} stands there; write [*] behind its name`);
  }
  return problem(pointer, 'a group of values stands there; name one of them');
}

function problem(pointer: string, text: string): Match {
  return { rawText: null, place: { kind: 'pointer', pointer }, problem: text };
}

/** An object of the record, and no number that kept its digits. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && !isLosslessNumber(value);
}
