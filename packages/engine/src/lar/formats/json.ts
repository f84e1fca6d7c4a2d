import { isLosslessNumber, parse } from 'lossless-json';
import { isRecord } from '../../values/is-record.ts';
import { MOST_CHARACTERS, MOST_JSON_DEPTH, MOST_JSON_VALUES } from '../caps.ts';
import { escapeToken } from '../json-pointer.ts';
import type { Locator, Step } from '../locator.ts';
import { type Predicate, passes } from '../locator-parts.ts';
import { type Match, textOrNothing } from '../match.ts';
import { Unreadable } from '../unreadable.ts';
import { readPlainJson } from './plain-json.ts';

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
  const plain = readPlainJson(text);
  if (plain !== undefined) return plain;
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
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === 0x5c) slashes += 1;
    if (slashes % 2 === 0) return at;
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
  const found: Match[] = [];
  walk(found, root, { steps: locator.steps, at: 0, pointer: '', isTested: false });
  return found;
}

interface Way {
  readonly steps: readonly Step[];
  /** The step that comes next. */
  readonly at: number;
  readonly pointer: string;
  /** Behind a test each item keeps its place, so that names and limits of guarantors stay in step. */
  readonly isTested: boolean;
}

function walk(found: Match[], value: unknown, way: Way): void {
  const { steps, at, pointer, isTested } = way;
  const step = steps[at];
  if (value instanceof TwoValues) {
    found.push(problem(pointer, `the key "${value.key}" stands twice, with different values`));
  } else if (step === undefined) found.push(leaf(value, pointer));
  else if (step.kind === 'name') walkName(found, value, step.name, way);
  else if (step.kind === 'where') walkTested(found, value, step, way);
  else if (value === null || value === undefined) {
    if (isTested && at + 1 === steps.length) found.push(leaf(value, pointer));
  } else if (!Array.isArray(value)) {
    // Some exporters write a list of one as the one itself.
    walk(found, value, { steps, at: at + 1, pointer, isTested });
  } else {
    for (const [index, item] of value.entries()) {
      walk(found, item, { steps, at: at + 1, pointer: `${pointer}/${index}`, isTested });
    }
  }
}

function walkName(found: Match[], value: unknown, name: string, { steps, at, pointer, isTested }: Way): void {
  const next = { steps, at: at + 1, pointer: `${pointer}/${escapeToken(name)}`, isTested };
  if (value === null || value === undefined) walk(found, undefined, next);
  else if (Array.isArray(value)) {
    found.push(problem(pointer, `a list of ${value.length} stands there; write [*] in the path`));
  } else if (!isObject(value)) {
    found.push(problem(pointer, `a single value stands there, which has no "${name}"`));
  } else walk(found, Object.hasOwn(value, name) ? value[name] : undefined, next);
}

function walkTested(found: Match[], value: unknown, test: Predicate, { steps, at, pointer }: Way): void {
  const items = Array.isArray(value)
    ? value.map((item: unknown, index) => ({ item, own: `${pointer}/${index}` }))
    : [{ item: value, own: pointer }];
  for (const { item, own } of items) {
    if (passes(test, textAt(item, test.key))) walk(found, item, { steps, at: at + 1, pointer: own, isTested: true });
  }
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
