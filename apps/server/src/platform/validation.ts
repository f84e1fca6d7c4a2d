import { _, Ajv2020, type ErrorObject, type FuncKeywordDefinition, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { RefusedField } from './domain-error.ts';
import { SPELLED_ID } from './ids.ts';
import { readAddress } from './read-address.ts';
import { describeFaults } from './validation-messages.ts';

/** A client that sends ten thousand wrong fields learns about the first hundred. */
const MAX_ERRORS = 100;
/** Of a larger value only the first fault is looked for: a list of a million wrong items has a million faults. */
const MAX_THOROUGH_PARTS = 10_000;
/** Likewise of longer texts: they fail at their length, and no pattern should be tried on them after that. */
const MAX_THOROUGH_TEXT = 5_000;

function createAjv(allErrors: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors,
    // Unknown fields are refused and wrong types are wrong: nothing is dropped or converted behind the client's back.
    removeAdditional: false,
    coerceTypes: false,
    useDefaults: true,
    // A field named constructor or toString is missing unless the client sent it.
    ownProperties: true,
    strict: true,
    strictTypes: false,
    allowUnionTypes: true,
    // Messages need the words that stand beside a pattern.
    verbose: allErrors,
  });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  // The library's own format also takes urn:uuid:, which PostgreSQL does not.
  ajv.addFormat('uuid', SPELLED_ID);
  for (const keyword of ['minLength', 'maxLength'] as const) {
    ajv.removeKeyword(keyword);
    ajv.addKeyword(lengthKeyword(keyword));
  }
  // What a pattern asks for, in words for the message: "must be 1 to 64 letters".
  ajv.addKeyword({ keyword: 'x-form', schemaType: 'string' });
  return ajv;
}

/**
 * Lengths count characters, of which a few take two units. The library counts all of them, which takes a tenth of a
 * second for a document in base64; most texts are decided by their units alone.
 */
function lengthKeyword(keyword: 'minLength' | 'maxLength'): FuncKeywordDefinition {
  const accepts =
    keyword === 'minLength'
      ? (limit: number, text: string) => text.length >= 2 * limit || (text.length >= limit && characters(text) >= limit)
      : (limit: number, text: string) =>
          text.length <= limit || (text.length <= 2 * limit && characters(text) <= limit);
  return {
    keyword,
    type: 'string',
    schemaType: 'number',
    validate: accepts,
    errors: false,
    // A text that is too long fails by that, and no pattern is tried on it.
    before: 'pattern',
    error: { message: keyword, params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
  };
}

function characters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** Stops at the first fault: the judge of every request. */
const quick = createAjv(false);
/** Names all faults of what the first one refused; compiled only where something was refused. */
const thorough = createAjv(true);

/** Fills in defaults; for addresses also turns text into the numbers that the schema wants. Answers what is wrong. */
export type Validator = (value: unknown) => readonly RefusedField[];

export type Part = 'body' | 'params' | 'query' | 'headers';

interface Compiled {
  readonly plain: object;
  readonly accepts: ValidateFunction;
  explain?: ValidateFunction;
}

/** By the schema itself, so that each is compiled once however often somebody asks for its validator. */
const compiled = new WeakMap<object, Compiled>();

function compiledOf(schema: object): Compiled {
  let known = compiled.get(schema);
  if (known === undefined) {
    const plain = withoutIds(schema);
    known = { plain, accepts: quick.compile(plain) };
    compiled.set(schema, known);
  }
  return known;
}

/** Compiles nothing yet: most operations are never called by most processes, and all together take seconds. */
export function createValidator(schema: object, part: Part): Validator {
  return (value) => {
    const known = compiledOf(schema);
    const repeated = part === 'body' ? [] : readAddress(known.plain, value);
    if (repeated.length > 0) return repeated;
    const { accepts } = known;
    if (accepts(value)) return [];
    let errors: readonly ErrorObject[] = accepts.errors ?? [];
    if (isSmall(value)) {
      known.explain ??= thorough.compile(known.plain);
      known.explain(value);
      errors = known.explain.errors ?? errors;
    }
    return describeFaults(errors, part).slice(0, MAX_ERRORS);
  };
}

/** Named schemas stand in several operations; the validator would refuse to meet one name twice. */
function withoutIds(schema: unknown): object {
  return JSON.parse(JSON.stringify(schema, (key, value) => (key === '$id' ? undefined : value)));
}

function isSmall(value: unknown): boolean {
  let parts = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && next.length > MAX_THOROUGH_TEXT) return false;
    if (typeof next !== 'object' || next === null) continue;
    const inside = Object.values(next);
    parts += inside.length;
    if (parts > MAX_THOROUGH_PARTS) return false;
    for (const each of inside) waiting.push(each);
  }
  return true;
}
