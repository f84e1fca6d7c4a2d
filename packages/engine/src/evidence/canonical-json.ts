import { hasLoneSurrogate } from './bytes.ts';
import { EvidenceFormatError } from './format-error.ts';
import { showText } from './show-text.ts';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Evidence is a few levels deep. The cap makes a value that refers to itself a plain error, and keeps
 * every reader, whatever its stack, able to read what was written.
 */
export const MAX_DEPTH = 100;

/**
 * The RFC 8785 canonical form: no white space, keys ordered by UTF-16 code units, numbers and escapes as
 * ECMAScript writes them. What has no such form is refused, never dropped or turned into null as
 * JSON.stringify would, because the hash would then cover something else than what was meant.
 */
export function canonicalJson(value: Json): string {
  return write(value, 0, []);
}

/** The trail holds the key of each level on the way down; only its first `depth` places count. */
type Trail = (string | number)[];

function write(value: unknown, depth: number, trail: Trail): string {
  switch (typeof value) {
    case 'string':
      return quote(value, depth, trail);
    case 'number':
      if (!Number.isFinite(value)) return refuse(`${value} has no JSON form`, depth, trail);
      // JSON.stringify writes -0 as 0, as RFC 8785 asks; String() does too, and this is the documented route.
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      if (depth >= MAX_DEPTH) {
        return refuse(`is nested more than ${MAX_DEPTH} levels deep, or contains itself`, depth, trail);
      }
      return Array.isArray(value) ? writeArray(value, depth, trail) : writeObject(value, depth, trail);
    default:
      return refuse(`${typeof value} has no JSON form`, depth, trail);
  }
}

function writeArray(values: readonly unknown[], depth: number, trail: Trail): string {
  let text = '[';
  for (let index = 0; index < values.length; index++) {
    trail[depth] = index;
    if (index > 0) text += ',';
    text += write(values[index], depth + 1, trail);
  }
  return `${text}]`;
}

function writeObject(value: object, depth: number, trail: Trail): string {
  if (!isPlain(value)) return refuse('is not a plain object', depth, trail);
  const keys = Object.keys(value);
  // The default order of sort() is by UTF-16 code units, which is what RFC 8785 asks; a locale's order would not be.
  if (!isSorted(keys)) keys.sort();
  let text = '{';
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] ?? '';
    trail[depth] = key;
    if (index > 0) text += ',';
    text += `${quote(key, depth + 1, trail)}:${write((value as Record<string, unknown>)[key], depth + 1, trail)}`;
  }
  return `${text}}`;
}

/** Objects of another realm count as plain too: what matters is that nothing but keys and values is in them. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function isSorted(keys: readonly string[]): boolean {
  for (let index = 1; index < keys.length; index++) if ((keys[index - 1] ?? '') >= (keys[index] ?? '')) return false;
  return true;
}

function quote(text: string, depth: number, trail: Trail): string {
  if (hasLoneSurrogate(text)) return refuse('holds a lone surrogate, which UTF-8 cannot hold', depth, trail);
  return JSON.stringify(text);
}

function refuse(what: string, depth: number, trail: Trail): never {
  const place = trail.slice(0, depth).map((key) => (typeof key === 'number' ? `[${key}]` : `.${showText(key)}`));
  throw new EvidenceFormatError(`The value at $${place.join('')} cannot be written as canonical JSON: ${what}.`);
}
