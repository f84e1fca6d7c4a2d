import { canonicalJson, type Json, type JsonObject } from '@countersign/engine/evidence/canonical-json';
import { showText } from '@countersign/engine/evidence/show-text';
import { CODE, HASH, isErasable } from '../evidence/index.ts';

export interface Difference {
  readonly field: string;
  /** What the row says and what evidence says, in words for a person. */
  readonly said: string;
}

export interface Comparing {
  /** Retention has taken away what was sealed. */
  readonly isPurged: boolean;
  /** The key of the loan's codes is there, so that a code can be made anew. */
  readonly hasKey: boolean;
}

/** Field by field: what a row says that evidence does not, and the other way round. */
export function compareFacts(
  row: JsonObject,
  recorded: JsonObject,
  { isPurged, hasKey }: Comparing,
): readonly Difference[] {
  const fields = [...new Set([...Object.keys(row), ...Object.keys(recorded)])].sort();
  return fields.flatMap((field) => {
    const [is, was] = [row[field] ?? null, recorded[field] ?? null];
    if (canonicalJson(is) === canonicalJson(was)) return [];
    if (isPurged && isErasable(field) && is === null) return [];
    // Only retention destroys the key, and it leaves its entries; without those a missing key is somebody's work.
    if (isPurged && !hasKey && isCode(was)) return [];
    return [{ field, said: say(field, is, was) }];
  });
}

const MAX_SHOWN = 100;

/** A code or a hash tells a person nothing, and what it stands for is nobody's business. */
function say(field: string, is: Json, was: Json): string {
  if (isCode(is) || isCode(was)) return `${field} differs from what evidence says`;
  return `${field} is ${show(is)}, evidence says ${show(was)}`;
}

function show(value: Json): string {
  if (value === null) return 'empty';
  const text = typeof value === 'string' ? showText(value) : canonicalJson(value);
  return text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN)}…`;
}

function isCode(value: Json): boolean {
  return typeof value === 'string' && (value.startsWith(CODE) || value.startsWith(HASH));
}
