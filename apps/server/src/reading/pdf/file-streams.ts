import type { Buffer } from 'node:buffer';

/** A stream as it lies in the file: the entries of its dictionary, each as the words it is written with, and its data. */
export interface FileStream {
  readonly entries: ReadonlyMap<string, readonly string[]>;
  readonly data: Buffer;
}

/** In bytes, from the object's number to its data: what is written at more length is not looked at. */
const maxHead = 1024;

const head = /^[\0\t\n\f\r ]*(\d{1,10})[\0\t\n\f\r ]+0[\0\t\n\f\r ]+obj[\0\t\n\f\r ]*<</;

/** Without strings, comments, escapes and hexadecimal: what is left can be read in one way only. */
const word = /[\0\t\n\f\r ]*(\/[\w.+-]+|[\w.+-]+|<<|>>|\[|\])/y;

const opened = /^[\0\t\n\f\r ]*stream\r?\n/;
const closed = /^[\0\t\n\f\r ]*endstream/;

/**
 * The stream object of this number that begins here. Null where it is not there, or is written in a way that two
 * readers could take differently.
 */
export function readFileStream(file: Buffer, number: number, offset: number): FileStream | null {
  const text = file.toString('latin1', offset, offset + maxHead);
  const begun = head.exec(text);
  if (begun === null || Number(begun[1]) !== number) return null;
  const entries = new Map<string, readonly string[]>();
  let key: string | null = null;
  let value: string[] = [];
  let depth = 1;
  word.lastIndex = begun[0].length;
  let next = word.exec(text);
  while (next !== null) {
    const [, own = ''] = next;
    if (own === '<<' || own === '[') depth += 1;
    if (own === '>>' || own === ']') depth -= 1;
    const ended = depth === 0;
    // A name that has a value already begins the next entry; one that has none yet is the value.
    if (ended || (depth === 1 && own.startsWith('/') && (key === null || value.length > 0))) {
      if (key !== null && (value.length === 0 || entries.has(key))) return null;
      if (key !== null) entries.set(key, value);
      if (ended) break;
      key = own;
      value = [];
    } else {
      if (key === null) return null;
      value.push(own);
    }
    next = word.exec(text);
  }
  if (next === null) return null;
  const start = opened.exec(text.slice(word.lastIndex));
  const length = wholeNumber(entries.get('/Length'));
  if (start === null || length === null) return null;
  const from = offset + word.lastIndex + start[0].length;
  const data = file.subarray(from, from + length);
  return data.length === length && closed.test(file.toString('latin1', from + length, from + length + 16))
    ? { entries, data }
    : null;
}

/** A number that is written as digits only; null for all else. */
export function wholeNumber(value: readonly string[] | undefined): number | null {
  const [own] = value ?? [];
  return value?.length === 1 && own !== undefined && /^\d{1,9}$/.test(own) ? Number(own) : null;
}
