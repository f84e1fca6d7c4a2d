import { escapeToken } from '@countersign/engine/lar/json-pointer';
/**
 * JSON as we take it: valid UTF-8, no duplicate keys, no `__proto__`, no NUL and no lone surrogate in any text
 * (PostgreSQL stores neither), no number too large to be read exactly, and no deeper or larger than anything we define.
 * JSON.parse alone keeps the last of two equal keys, so that two readers of one body could see two different requests.
 */
export class StrictJsonError extends Error {
  /** JSON pointer (RFC 6901) to what is wrong; empty where the whole body is. */
  readonly pointer: string;

  constructor(message: string, pointer: string) {
    super(message);
    this.name = 'StrictJsonError';
    this.pointer = pointer;
  }
}

/** Deep enough for every shape of the interface and shallow enough for every recursive reader, this one included. */
const MAX_DEPTH = 64;
/**
 * Twice what the largest request of the interface holds (a file of 2,000 documents). Each value costs some hundred bytes
 * and some time, in the thread that parses and again where it is checked: 30 MiB could else be ten million of them.
 */
export const MAX_VALUES = 20_000;
/** An error names at most so much of a key: a key may be as long as the body. */
const MAX_SHOWN = 60;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
/** Below it stand the control characters, which JSON takes in no string. */
const SPACE = 0x20;

/** A byte order mark in front is skipped, as RFC 8259 lets readers do: some clients cannot help sending it. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

const NUMBER = /-?(?:0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

export function parseStrictJson(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw new StrictJsonError('The body is not valid UTF-8.', '');
  }
  refuseBadText(text);
  return JSON.parse(text);
}

/**
 * Reads the text once by the grammar of RFC 8259 and stops at the first fault. JSON.parse builds the value afterwards;
 * its own messages are of no use here, because they repeat the body around the fault, passwords included.
 */
function refuseBadText(text: string): void {
  /** Where the reader stands: keys and positions from the outside inwards. */
  const path: (string | number)[] = [];
  let values = 0;
  const rest = skipSpace(text, readValue(skipSpace(text, 0)));
  if (rest < text.length) throw malformed(rest);

  function readValue(start: number): number {
    values += 1;
    if (values > MAX_VALUES) {
      const most = MAX_VALUES.toLocaleString('en-US');
      throw new StrictJsonError(`The body holds more than ${most} values. Send fewer in one request.`, '');
    }
    const code = text.charCodeAt(start);
    if (code === QUOTE) return readString(start).end;
    if (code === OPEN_OBJECT) return readObject(start);
    if (code === OPEN_ARRAY) return readArray(start);
    WORD.lastIndex = start;
    return WORD.test(text) ? WORD.lastIndex : readNumber(start);
  }

  function readObject(start: number): number {
    refuseDepth();
    let index = skipSpace(text, start + 1);
    if (text.charCodeAt(index) === CLOSE_OBJECT) return index + 1;
    const seen = new Set<string>();
    for (;;) {
      if (text.charCodeAt(index) !== QUOTE) throw malformed(index);
      const key = readString(index);
      path.push(key.value);
      refuseKey(key.value, seen);
      index = skipSpace(text, key.end);
      if (text.charCodeAt(index) !== COLON) throw malformed(index);
      index = skipSpace(text, readValue(skipSpace(text, index + 1)));
      path.pop();
      const next = text.charCodeAt(index);
      if (next === CLOSE_OBJECT) return index + 1;
      if (next !== COMMA) throw malformed(index);
      index = skipSpace(text, index + 1);
    }
  }

  function readArray(start: number): number {
    refuseDepth();
    let index = skipSpace(text, start + 1);
    if (text.charCodeAt(index) === CLOSE_ARRAY) return index + 1;
    for (let item = 0; ; item += 1) {
      path.push(item);
      index = skipSpace(text, readValue(index));
      path.pop();
      const next = text.charCodeAt(index);
      if (next === CLOSE_ARRAY) return index + 1;
      if (next !== COMMA) throw malformed(index);
      index = skipSpace(text, index + 1);
    }
  }

  function readString(start: number): { value: string; end: number } {
    let escaped = false;
    let index = start + 1;
    for (;;) {
      const code = text.charCodeAt(index);
      if (code === QUOTE) break;
      // Not a number: the text ended inside the string.
      if (Number.isNaN(code) || code < SPACE) throw malformed(index);
      if (code === BACKSLASH) escaped = true;
      index += code === BACKSLASH ? 2 : 1;
    }
    if (!escaped) return { value: text.slice(start + 1, index), end: index + 1 };
    // Two spellings of one text ("a" and "\u0061") are the same text, and only escapes can spell what cannot be stored.
    const value = decodeString(start, index + 1);
    const fault = findUnstorable(value);
    if (fault !== null) throw refusal(fault);
    return { value, end: index + 1 };
  }

  function decodeString(start: number, end: number): string {
    try {
      return JSON.parse(text.slice(start, end)) as string;
    } catch {
      throw malformed(start);
    }
  }

  function readNumber(start: number): number {
    NUMBER.lastIndex = start;
    const match = NUMBER.exec(text);
    if (match === null) throw malformed(start);
    const [spelled, fraction, exponent] = match;
    const number = Number(spelled);
    const isWhole = fraction === undefined && exponent === undefined;
    if (!Number.isFinite(number) || (isWhole && !Number.isSafeInteger(number))) {
      throw refusal('A number is too large to be read exactly. Send a smaller one, or a string where one is taken.');
    }
    return start + spelled.length;
  }

  function refuseDepth(): void {
    if (path.length < MAX_DEPTH) return;
    throw new StrictJsonError(`The body is nested deeper than ${MAX_DEPTH} levels.`, '');
  }

  function refuseKey(key: string, seen: Set<string>): void {
    if (seen.has(key)) throw refusal(`The field "${shown(key)}" stands twice in one object.`);
    if (key === '__proto__') throw refusal('A field may not be named "__proto__".');
    seen.add(key);
  }

  function refusal(message: string): StrictJsonError {
    const tokens = path.map((token) => escapeToken(shown(String(token))));
    return new StrictJsonError(message, tokens.map((token) => `/${token}`).join(''));
  }

  function malformed(at: number): StrictJsonError {
    if (at >= text.length) return new StrictJsonError('The body is not valid JSON: it ends too early.', '');
    const lineStart = at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
    let line = 1;
    for (let index = text.indexOf('\n'); index !== -1 && index < at; index = text.indexOf('\n', index + 1)) line += 1;
    const place = `line ${line}, character ${at - lineStart + 1}`;
    return new StrictJsonError(`The body is not valid JSON: the fault is in ${place}.`, '');
  }
}

function skipSpace(text: string, from: number): number {
  let index = from;
  for (;;) {
    const code = text.charCodeAt(index);
    if (code !== SPACE && code !== 0x0a && code !== 0x0d && code !== 0x09) return index;
    index += 1;
  }
}

/** Why a text cannot be stored as it is, or null. Also used for paths and query strings. */
export function findUnstorable(text: string): string | null {
  if (text.includes('\u0000')) return 'A text holds the NUL character, which cannot be stored. Remove it.';
  if (!text.isWellFormed())
    return 'A text holds half of a Unicode character (a lone surrogate). Send whole characters.';
  return null;
}

function shown(key: string): string {
  // The cut may fall inside a character of two halves.
  return key.length > MAX_SHOWN ? `${key.slice(0, MAX_SHOWN).toWellFormed()}…` : key;
}
