import { canonicalJson, type Json, type JsonObject, MAX_DEPTH } from './canonical-json.ts';
import { EvidenceFormatError } from './format-error.ts';

/**
 * Reads text that must be RFC 8785 canonical to the byte; any other spelling of the same value is refused,
 * so that one value has one text and one hash. Writing the value again and comparing also catches
 * repeated keys, of which JSON.parse silently keeps the last.
 */
export function parseCanonical(text: string): Json {
  const value = parse(text);
  if (!isCanonical(text, value)) throw new EvidenceFormatError('The text is JSON, but not in its canonical form.');
  return value;
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    // The engine's own message quotes the text, and the text may hold what does not belong in a log.
    throw new EvidenceFormatError('The text is not JSON.', { cause: error });
  }
}

function isCanonical(text: string, value: Json): boolean {
  const order = keyOrder(value, 0);
  if (order === 'too-deep') throw new EvidenceFormatError(`The text is nested more than ${MAX_DEPTH} levels deep.`);
  // Sorted keys make the native writer's output canonical, except that it spells out lone surrogates as escapes,
  // which no canonical text contains. It is several times faster than ours, and a second opinion on it.
  if (order === 'sorted' && !text.includes('\\ud')) return JSON.stringify(value) === text;
  return canonicalJson(value) === text;
}

/** Keys that look like array indexes come out of an object in numeric order, so sorted text can read as unsorted. */
function keyOrder(value: Json, depth: number): 'sorted' | 'unsorted' | 'too-deep' {
  if (typeof value !== 'object' || value === null) return 'sorted';
  if (depth >= MAX_DEPTH) return 'too-deep';
  let order: 'sorted' | 'unsorted' = 'sorted';
  const see = (child: Json): boolean => {
    if (typeof child !== 'object' || child === null) return true;
    const inner = keyOrder(child, depth + 1);
    if (inner === 'unsorted') order = inner;
    return inner !== 'too-deep';
  };
  if (Array.isArray(value)) return value.every(see) ? order : 'too-deep';
  // for-in makes no list of the keys, and this runs once for every entry; what JSON.parse makes inherits no keys.
  let previous: string | null = null;
  for (const key in value) {
    if (previous !== null && previous >= key) order = 'unsorted';
    previous = key;
    if (!see((value as JsonObject)[key] ?? null)) return 'too-deep';
  }
  return order;
}
