import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { RefusedField } from './domain-error.ts';

/** A client that sends ten thousand wrong fields learns about the first hundred. */
const MAX_ERRORS = 100;

/** Exactly the spelling that PostgreSQL takes; the library's own format also takes urn:uuid:. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    // Unknown fields are refused and wrong types are wrong: nothing is dropped or converted behind the client's back.
    removeAdditional: false,
    coerceTypes,
    useDefaults: true,
    strict: true,
    strictTypes: false,
    allowUnionTypes: true,
  });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addFormat('uuid', UUID);
  return ajv;
}

const forBodies = createAjv(false);
/** Everything in an address is text; numbers and booleans there are read from it. */
const forAddresses = createAjv(true);

export type Validator = (value: unknown) => readonly RefusedField[];

export type Part = 'body' | 'params' | 'query' | 'headers';

export function compileValidator(schema: object, part: Part): Validator {
  const ajv = part === 'body' ? forBodies : forAddresses;
  const { $id: _shownInDocuments, ...anonymous } = schema as { $id?: string };
  const validate = ajv.compile(withoutIds(anonymous));
  return (value) => {
    if (validate(value)) return [];
    const errors = (validate.errors ?? []).slice(0, MAX_ERRORS).map(toRefusedField);
    return dropRepeats(errors);
  };
}

/** Named schemas stand in several operations; the validator would refuse to meet one name twice. */
function withoutIds(schema: unknown): object {
  return JSON.parse(JSON.stringify(schema, (key, value) => (key === '$id' ? undefined : value)));
}

function toRefusedField(error: ErrorObject): RefusedField {
  const path = error.instancePath.split('/').slice(1).map(unescapeToken);
  const named =
    error.keyword === 'required'
      ? [...path, String(error.params.missingProperty)]
      : error.keyword === 'additionalProperties'
        ? [...path, String(error.params.additionalProperty)]
        : path;
  const pointer = named.map((token) => `/${token.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  return { field: named.join('.'), pointer, code: codes[error.keyword] ?? 'invalid', message: messageOf(error) };
}

function unescapeToken(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}

const codes: Readonly<Record<string, string>> = {
  required: 'required',
  additionalProperties: 'unknown_field',
  type: 'wrong_type',
  enum: 'not_allowed',
  const: 'not_allowed',
  minLength: 'too_short',
  maxLength: 'too_long',
  minItems: 'too_few',
  maxItems: 'too_many',
  uniqueItems: 'repeated',
  minimum: 'too_small',
  maximum: 'too_large',
  pattern: 'wrong_form',
  format: 'wrong_form',
};

function messageOf(error: ErrorObject): string {
  const { params } = error;
  switch (error.keyword) {
    case 'required':
      return 'is missing';
    case 'additionalProperties':
      return 'is not a field of this request';
    case 'type':
      return `must be ${article(String(params.type))}`;
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`;
    case 'minLength':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} characters`;
    case 'maxLength':
      return `must have at most ${params.limit} characters`;
    case 'minItems':
      return `must hold at least ${params.limit}`;
    case 'maxItems':
      return `must hold at most ${params.limit}`;
    case 'uniqueItems':
      return 'must not hold the same value twice';
    case 'minimum':
      return `must be at least ${params.limit}`;
    case 'maximum':
      return `must be at most ${params.limit}`;
    case 'pattern':
      return params.pattern === '\\S' ? 'must not be empty' : `must match ${params.pattern}`;
    case 'format':
      return `must be ${formats[String(params.format)] ?? `a valid ${params.format}`}`;
    default:
      return error.message ?? 'is not valid';
  }
}

const formats: Readonly<Record<string, string>> = {
  uuid: 'a UUID',
  email: 'an email address',
  'date-time': 'a date and time such as 2026-01-31T12:00:00Z',
  date: 'a date such as 2026-01-31',
};

function article(type: string): string {
  return /^[aeio]/.test(type) ? `an ${type}` : `a ${type}`;
}

/** A union tells the same fault once per branch; the client needs it once. */
function dropRepeats(errors: readonly RefusedField[]): readonly RefusedField[] {
  const seen = new Set<string>();
  return errors.filter((error) => {
    const key = `${error.field} ${error.code} ${error.message}`;
    return seen.has(key) ? false : seen.add(key);
  });
}
