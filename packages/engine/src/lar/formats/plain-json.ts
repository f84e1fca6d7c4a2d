import { LosslessNumber } from 'lossless-json';
import { MOST_JSON_DEPTH, MOST_JSON_VALUES } from '../caps.ts';

/** What is read here is the rest of the text, from `at`. */
interface Scan {
  readonly text: string;
  at: number;
  depth: number;
  values: number;
}

/** Says that the text holds something that only the parser of all JSON may judge. No value of JSON is a symbol. */
const NOT_PLAIN = Symbol('not plain');

/**
 * Reads the JSON that exporters write in one quick pass: objects without repeated keys, lists, texts without escapes,
 * numbers, words, all within the caps. Undefined for anything else, right or wrong: the general parser reads it then,
 * and every refusal is its own.
 */
export function readPlainJson(text: string): unknown {
  const scan: Scan = { text, at: 0, depth: 0, values: 1 };
  const value = readValue(scan);
  if (value === NOT_PLAIN) return undefined;
  skipSpaces(scan);
  return scan.at === text.length ? value : undefined;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

function readValue(scan: Scan): unknown {
  switch (skipSpaces(scan)) {
    case QUOTE:
      return readText(scan);
    case OPEN_OBJECT:
      return readObject(scan);
    case OPEN_LIST:
      return readList(scan);
    default:
      return readNumberOrWord(scan);
  }
}

/** The character that stands next, which is not taken. */
function skipSpaces(scan: Scan): number {
  const { text } = scan;
  for (;;) {
    const code = text.charCodeAt(scan.at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return code;
    scan.at += 1;
  }
}

function readText(scan: Scan): string | typeof NOT_PLAIN {
  const { text } = scan;
  const start = scan.at + 1;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      scan.at = at + 1;
      return text.slice(start, at);
    }
    if (code === BACKSLASH || code < 0x20) return NOT_PLAIN;
  }
  return NOT_PLAIN;
}

/** Another value in a list or object, or one level deeper; false beyond a cap. */
function mayGoOn(scan: Scan, deeper: 0 | 1): boolean {
  scan.depth += deeper;
  scan.values += 1;
  return scan.depth <= MOST_JSON_DEPTH && scan.values <= MOST_JSON_VALUES;
}

function readObject(scan: Scan): unknown {
  if (!mayGoOn(scan, 1)) return NOT_PLAIN;
  const object: Record<string, unknown> = {};
  scan.at += 1;
  let code = skipSpaces(scan);
  while (code !== CLOSE_OBJECT) {
    const key = code === QUOTE ? readText(scan) : NOT_PLAIN;
    // Keys that stand twice need a comparison, and those that plain objects have need care.
    if (key === NOT_PLAIN || key in object || skipSpaces(scan) !== COLON) return NOT_PLAIN;
    scan.at += 1;
    const value = readValue(scan);
    if (value === NOT_PLAIN) return NOT_PLAIN;
    object[key] = value;
    code = skipSpaces(scan);
    if (code === COMMA) {
      scan.at += 1;
      code = skipSpaces(scan);
      if (code === CLOSE_OBJECT || !mayGoOn(scan, 0)) return NOT_PLAIN;
    } else if (code !== CLOSE_OBJECT) return NOT_PLAIN;
  }
  scan.at += 1;
  scan.depth -= 1;
  return object;
}

function readList(scan: Scan): unknown {
  if (!mayGoOn(scan, 1)) return NOT_PLAIN;
  const list: unknown[] = [];
  scan.at += 1;
  let code = skipSpaces(scan);
  while (code !== CLOSE_LIST) {
    const value = readValue(scan);
    if (value === NOT_PLAIN) return NOT_PLAIN;
    list.push(value);
    code = skipSpaces(scan);
    if (code === COMMA) {
      scan.at += 1;
      code = skipSpaces(scan);
      if (code === CLOSE_LIST || !mayGoOn(scan, 0)) return NOT_PLAIN;
    } else if (code !== CLOSE_LIST) return NOT_PLAIN;
  }
  scan.at += 1;
  scan.depth -= 1;
  return list;
}

const NUMBER_OR_WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

function readNumberOrWord(scan: Scan): unknown {
  NUMBER_OR_WORD.lastIndex = scan.at;
  const [found] = NUMBER_OR_WORD.exec(scan.text) ?? [];
  if (found === undefined) return NOT_PLAIN;
  scan.at += found.length;
  switch (found) {
    case 'true':
      return true;
    case 'false':
      return false;
    case 'null':
      return null;
    default:
      return new LosslessNumber(found);
  }
}
