import { escapeToken, unescapeToken } from '@countersign/engine/lar/json-pointer';
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { RefusedField } from './domain-error.ts';

/** A name in an error may be as long as the request itself; this much of it is enough to find it. */
const MAX_NAME = 100;

/** The validator's errors as a person would say them: one sentence a fault, without "must match a schema". */
export function describeFaults(errors: readonly ErrorObject[], part: string): readonly RefusedField[] {
  return dropRepeats(settleUnions(errors).map((error) => toRefusedField(error, part)));
}

/**
 * Where several shapes are taken, the validator tells what is wrong with each of them. Meant is the one whose type fits;
 * where none fits, all their types are named in one sentence.
 */
function settleUnions(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const union = errors.find((error) => error.keyword === 'anyOf');
  if (union === undefined) return errors;
  const branchOf = (error: ErrorObject): string | null => {
    if (!error.schemaPath.startsWith(`${union.schemaPath}/`)) return null;
    return error.schemaPath.slice(union.schemaPath.length + 1).split('/', 1)[0] ?? null;
  };
  const inside = errors.filter((error) => branchOf(error) !== null);
  const outside = errors.filter((error) => error !== union && branchOf(error) === null);
  const mismatches = inside.filter((error) => error.keyword === 'type' && error.instancePath === union.instancePath);
  const other = new Set(mismatches.map(branchOf));
  const meant = inside.filter((error) => !other.has(branchOf(error)));
  if (meant.length > 0) return settleUnions([...outside, ...meant]);
  const types = [...new Set(mismatches.map((error) => String(error.params.type)))];
  return settleUnions([...outside, { ...union, keyword: 'type', params: { type: types } }]);
}

function toRefusedField(error: ErrorObject, part: string): RefusedField {
  const path = error.instancePath.split('/').slice(1).map(unescapeToken);
  const name = { required: error.params.missingProperty, additionalProperties: error.params.additionalProperty }[
    error.keyword
  ];
  const named = (name === undefined ? path : [...path, String(name)]).map(shorten);
  // A pointer points into the body; a parameter is found by its name.
  const pointer = part === 'body' ? named.map((token) => `/${escapeToken(token)}`).join('') : '';
  return { field: named.join('.'), pointer, code: codes[error.keyword] ?? 'invalid', message: messageOf(error, part) };
}

/** The cut may fall inside a character of two halves. */
function shorten(name: string): string {
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME).toWellFormed()}…` : name;
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
  minProperties: 'too_few',
  maxProperties: 'too_many',
  uniqueItems: 'repeated',
  minimum: 'too_small',
  maximum: 'too_large',
  exclusiveMinimum: 'too_small',
  exclusiveMaximum: 'too_large',
  pattern: 'wrong_form',
  format: 'wrong_form',
};

type Say = (params: ErrorObject['params'], error: ErrorObject) => string;

const messages: Readonly<Record<string, Say>> = {
  required: () => 'is missing',
  additionalProperties: () => 'is not a field of this request',
  type: ({ type }) => `must be ${[type].flat().map(typeInWords).join(' or ')}`,
  enum: ({ allowedValues }) => `must be one of ${(allowedValues as unknown[]).join(', ')}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  minLength: ({ limit }) => (limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`),
  maxLength: ({ limit }) => `must have at most ${counted(limit, 'character')}`,
  minItems: ({ limit }) => (limit === 1 ? 'must not be empty' : `must hold at least ${limit} items`),
  maxItems: ({ limit }) => `must hold at most ${counted(limit, 'item')}`,
  minProperties: ({ limit }) => `must hold at least ${counted(limit, 'field')}`,
  maxProperties: ({ limit }) => `must hold at most ${counted(limit, 'field')}`,
  uniqueItems: () => 'must not hold the same value twice',
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  exclusiveMinimum: ({ limit }) => `must be greater than ${limit}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${limit}`,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
  pattern: ({ pattern }, { parentSchema }) => {
    if (pattern === '\\S') return 'must not be empty';
    const words = parentSchema?.['x-form'];
    return typeof words === 'string' ? `must be ${words}` : 'is not in the expected form';
  },
  format: ({ format }) => `must be ${formats[String(format)] ?? `a valid ${format}`}`,
};

function messageOf(error: ErrorObject, part: string): string {
  if (error.keyword === 'additionalProperties' && part !== 'body') return 'is not a parameter of this operation';
  return messages[error.keyword]?.(error.params, error) ?? error.message ?? 'is not valid';
}

const formats: Readonly<Record<string, string>> = {
  uuid: 'a UUID',
  email: 'an email address',
  'date-time': 'a date and time such as 2026-01-31T12:00:00Z',
  date: 'a date such as 2026-01-31',
};

const types: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
  object: 'an object',
  array: 'an array',
};

function typeInWords(type: unknown): string {
  return types[String(type)] ?? `a ${type}`;
}

function counted(limit: unknown, noun: string): string {
  return `${limit} ${noun}${limit === 1 ? '' : 's'}`;
}

/** Several shapes can tell the same fault; the client needs it once. */
function dropRepeats(errors: readonly RefusedField[]): readonly RefusedField[] {
  const seen = new Set<string>();
  return errors.filter((error) => {
    const key = `${error.field} ${error.message}`;
    return seen.has(key) ? false : seen.add(key);
  });
}
