import { type TSchema, Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { createValidator, type Part } from './validation.ts';

const Strict = (properties: Record<string, TSchema>, more: object = {}) =>
  Type.Object(properties, { additionalProperties: false, ...more });

function faults(schema: object, value: unknown, part: Part = 'body') {
  return createValidator(schema, part)(value).map(({ field, code, message }) => [field, code, message]);
}

/** Schema, value, and the one sentence that follows the name of the field. */
const sentences: readonly [TSchema, unknown, string, string][] = [
  [Type.String(), 5, 'wrong_type', 'must be a string'],
  [Type.String(), null, 'wrong_type', 'must be a string'],
  [Type.Integer(), '5', 'wrong_type', 'must be a whole number'],
  [Type.Integer(), 1.5, 'wrong_type', 'must be a whole number'],
  [Type.Number(), true, 'wrong_type', 'must be a number'],
  [Type.Boolean(), 'true', 'wrong_type', 'must be true or false'],
  [Type.Array(Type.String()), {}, 'wrong_type', 'must be an array'],
  [Strict({}), [], 'wrong_type', 'must be an object'],
  [Type.Union([Type.String(), Type.Null()]), 5, 'wrong_type', 'must be a string or null'],
  [Type.Union([Type.String({ maxLength: 2 }), Type.Null()]), 'abc', 'too_long', 'must have at most 2 characters'],
  [Type.Union([Type.Integer(), Type.Boolean()]), 'x', 'wrong_type', 'must be a whole number or true or false'],
  [Type.String({ minLength: 1 }), '', 'too_short', 'must not be empty'],
  [Type.String({ minLength: 1, pattern: '\\S' }), '', 'too_short', 'must not be empty'],
  [Type.String({ pattern: '\\S' }), ' \t\n', 'wrong_form', 'must not be empty'],
  [Type.String({ minLength: 3 }), 'ab', 'too_short', 'must have at least 3 characters'],
  [Type.String({ maxLength: 1 }), 'ab', 'too_long', 'must have at most 1 character'],
  [Type.String({ format: 'uuid' }), 'urn:uuid:1', 'wrong_form', 'must be a UUID'],
  [Type.String({ format: 'email' }), 'a@', 'wrong_form', 'must be an email address'],
  [Type.String({ format: 'date' }), '2026-02-30', 'wrong_form', 'must be a date such as 2026-01-31'],
  [Type.String({ format: 'date-time' }), 'noon', 'wrong_form', 'must be a date and time such as 2026-01-31T12:00:00Z'],
  [Type.String({ pattern: '^[a-z]+$' }), 'A', 'wrong_form', 'is not in the expected form'],
  [
    Type.String({ pattern: '^[a-z]+$', 'x-form': 'lower-case letters' } as Record<string, string>),
    'A',
    'wrong_form',
    'must be lower-case letters',
  ],
  [Type.Unsafe({ type: 'string', enum: ['a', 'b'] }), 'c', 'not_allowed', 'must be one of a, b'],
  [Type.Literal('ok'), 'no', 'not_allowed', 'must be "ok"'],
  [Type.Integer({ minimum: 1 }), 0, 'too_small', 'must be at least 1'],
  [Type.Integer({ maximum: 200 }), 201, 'too_large', 'must be at most 200'],
  [Type.Number({ exclusiveMinimum: 0 }), 0, 'too_small', 'must be greater than 0'],
  [Type.Number({ exclusiveMaximum: 1 }), 1, 'too_large', 'must be less than 1'],
  [Type.Integer({ multipleOf: 5 }), 7, 'invalid', 'must be a multiple of 5'],
  [Type.Array(Type.String(), { minItems: 1 }), [], 'too_few', 'must not be empty'],
  [Type.Array(Type.String(), { minItems: 2 }), ['a'], 'too_few', 'must hold at least 2 items'],
  [Type.Array(Type.String(), { maxItems: 1 }), ['a', 'b'], 'too_many', 'must hold at most 1 item'],
  [Type.Array(Type.String(), { uniqueItems: true }), ['a', 'a'], 'repeated', 'must not hold the same value twice'],
  [Strict({ a: Type.Optional(Type.String()) }, { minProperties: 1 }), {}, 'too_few', 'must hold at least 1 field'],
];

describe('what is wrong is said in one plain sentence', () => {
  it.each(sentences)('%j given %j: %s, %s', (schema, value, code, message) => {
    expect(faults(Strict({ x: schema }), { x: value })).toEqual([['x', code, message]]);
  });

  it('names what is missing and what is too much by its own name', () => {
    const schema = Strict({ a: Type.String(), deep: Type.Optional(Strict({ 'b/c~d': Type.String() })) });
    const found = createValidator(schema, 'body')({ z: 1, deep: { y: 2 } });
    expect(found).toEqual([
      { field: 'a', pointer: '/a', code: 'required', message: 'is missing' },
      { field: 'z', pointer: '/z', code: 'unknown_field', message: 'is not a field of this request' },
      { field: 'deep.b/c~d', pointer: '/deep/b~1c~0d', code: 'required', message: 'is missing' },
      { field: 'deep.y', pointer: '/deep/y', code: 'unknown_field', message: 'is not a field of this request' },
    ]);
  });

  it('names a hundred faults and no more, each name at most a hundred characters long', () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`${'k'.repeat(5000)}${index}`, 1]));
    const found = faults(Strict({}), many);
    expect(found.length).toBeLessThanOrEqual(100);
    expect(found.length).toBeGreaterThan(0);
    expect(Math.max(...found.map(([field]) => String(field).length))).toBeLessThanOrEqual(101);
  });
});

describe('nothing is converted in a body', () => {
  it.each([
    [Type.Integer(), '5'],
    [Type.Boolean(), 1],
    [Type.String(), 5],
    [Type.Array(Type.String()), 'a'],
    [Type.Null(), ''],
  ])('%j does not take %j', (schema, value) => {
    const body = { x: value };
    expect(faults(Strict({ x: schema }), body)).toHaveLength(1);
    expect(body).toEqual({ x: value });
  });

  it('keeps unknown fields visible instead of removing them', () => {
    const body = { x: 1 };
    expect(faults(Strict({}), body)).toHaveLength(1);
    expect(body).toEqual({ x: 1 });
  });

  it('takes no field from a prototype for one of its own', () => {
    expect(faults(Strict({ constructor: Type.String(), toString: Type.String() } as never), {})).toEqual([
      ['constructor', 'required', 'is missing'],
      ['toString', 'required', 'is missing'],
    ]);
  });
});

describe('in an address', () => {
  const Query = Strict({
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
    ratio: Type.Optional(Type.Number()),
    open: Type.Optional(Type.Boolean()),
    q: Type.Optional(Type.String({ minLength: 1 })),
  });

  it('numbers and booleans are read from their one spelling', () => {
    const query = { limit: '7', ratio: '-0.5', open: 'false', q: '7' };
    expect(faults(Query, query, 'query')).toEqual([]);
    expect(query).toEqual({ limit: 7, ratio: -0.5, open: false, q: '7' });
  });

  it('what is left out gets its default', () => {
    const query = {};
    expect(faults(Query, query, 'query')).toEqual([]);
    expect(query).toEqual({ limit: 50 });
  });

  it.each(['', ' 7', '7 ', '+7', '07', '7.0', '0x7', '7e0', '７', 'NaN', 'null', '99999999999999999'])(
    'another spelling of a number is refused: "%s"',
    (limit) => {
      expect(faults(Query, { limit }, 'query')).toEqual([['limit', 'wrong_type', 'must be a whole number']]);
    },
  );

  it.each(['TRUE', '1', 'yes', ''])('another spelling of a boolean is refused: "%s"', (open) => {
    expect(faults(Query, { open }, 'query')).toEqual([['open', 'wrong_type', 'must be true or false']]);
  });

  it('a parameter that stands twice is refused, even with one value', () => {
    expect(faults(Query, { q: ['a', 'a'], limit: ['1', '2'] }, 'query')).toEqual([
      ['q', 'repeated', 'stands more than once'],
      ['limit', 'repeated', 'stands more than once'],
    ]);
  });

  it('a parameter that nobody knows is refused, and has no pointer into the body', () => {
    expect(createValidator(Query, 'query')({ __proto__x: '1' })).toEqual([
      { field: '__proto__x', pointer: '', code: 'unknown_field', message: 'is not a parameter of this operation' },
    ]);
  });
});

describe('large values', () => {
  it('with a million faults cost no more than their first', () => {
    const list = new Array(1_000_000).fill(1);
    expect(faults(Strict({ x: Type.Array(Type.String()) }), { x: list })).toEqual([
      ['x.0', 'wrong_type', 'must be a string'],
    ]);
    const roles = Type.Array(Type.Unsafe({ type: 'string', enum: ['a'] }), { maxItems: 3, uniqueItems: true });
    expect(faults(Strict({ x: roles }), { x: list })).toEqual([['x', 'too_many', 'must hold at most 3 items']]);
  });

  it('are not run through a pattern once they are too long', () => {
    const slow = Type.String({ maxLength: 254, pattern: '^(a|a)*$' });
    expect(faults(Strict({ x: slow }), { x: `${'a'.repeat(10_000)}b` })).toEqual([
      ['x', 'too_long', 'must have at most 254 characters'],
    ]);
  });
});
