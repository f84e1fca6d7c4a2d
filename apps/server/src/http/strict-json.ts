/**
 * JSON as we take it: valid UTF-8, no duplicate keys, no `__proto__`, no NUL and no lone surrogate in any string
 * (PostgreSQL stores neither), and no deeper than anything we define. JSON.parse alone keeps the last of two equal keys,
 * so that two readers of one body could see two different requests.
 */
export class StrictJsonError extends Error {
  readonly pointer: string;

  constructor(message: string, pointer: string) {
    super(message);
    this.name = 'StrictJsonError';
    this.pointer = pointer;
  }
}

/** Deep enough for every shape of the interface and shallow enough for every recursive reader behind us. */
const MAX_DEPTH = 64;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

export function parseStrictJson(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw new StrictJsonError('The body is not valid UTF-8.', '');
  }
  refuseDepthAndDuplicates(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new StrictJsonError(`The body is not valid JSON: ${(error as Error).message}`, '');
  }
  refuseUnstorable(value, '');
  return value;
}

/**
 * One pass over the raw text that knows only strings and brackets. It may run over text that is not valid JSON:
 * then JSON.parse, which follows, is the judge.
 */
function refuseDepthAndDuplicates(text: string): void {
  const open: (Set<string> | null)[] = [];
  let index = 0;
  while (index < text.length) {
    const character = text[index];
    if (character === '"') {
      const end = endOfString(text, index);
      const keys = open.at(-1);
      if (keys !== undefined && keys !== null && nextMeaningful(text, end) === ':') {
        refuseKey(decodeKey(text.slice(index, end)), keys);
      }
      index = end;
      continue;
    }
    if (character === '{' || character === '[') {
      open.push(character === '{' ? new Set() : null);
      if (open.length > MAX_DEPTH) throw new StrictJsonError(`The body is nested deeper than ${MAX_DEPTH} levels.`, '');
    } else if (character === '}' || character === ']') {
      open.pop();
    }
    index += 1;
  }
}

function refuseKey(key: string, seen: Set<string>): void {
  if (seen.has(key)) throw new StrictJsonError(`The field "${shown(key)}" stands twice in one object.`, '');
  if (key === '__proto__') throw new StrictJsonError('A field may not be named "__proto__".', '');
  seen.add(key);
}

/** The index after the closing quote, or the end of the text when the string never closes. */
function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length) {
    const character = text[index];
    if (character === '\\') index += 2;
    else if (character === '"') return index + 1;
    else index += 1;
  }
  return text.length;
}

function nextMeaningful(text: string, from: number): string | undefined {
  let index = from;
  while (/[ \t\r\n]/.test(text[index] ?? '')) index += 1;
  return text[index];
}

/** Two spellings of one key ("a" and "\u0061") are the same key. */
function decodeKey(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return JSON.parse(quoted) as string;
  } catch {
    return quoted;
  }
}

function refuseUnstorable(value: unknown, pointer: string): void {
  if (typeof value === 'string') {
    const fault = findUnstorable(value);
    if (fault !== null) throw new StrictJsonError(fault, pointer);
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) refuseUnstorable(item, `${pointer}/${index}`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      refuseUnstorable(key, pointer);
      refuseUnstorable(item, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    }
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
  return key.length > 60 ? `${key.slice(0, 60)}…` : key;
}
