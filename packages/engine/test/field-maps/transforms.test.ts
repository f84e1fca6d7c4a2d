import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyTransform, parseTransform, transforms } from '../../src/field-maps/transforms.ts';

interface TransformCase {
  readonly transform: string;
  readonly value: string;
  readonly gives?: string;
  readonly refused?: string;
}

const tables = { day_count: { '30/360': '1', 'act/360': '2', 'act/365': '3' } };
const cases = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../cases/field-maps/transforms.json'), 'utf8'),
) as readonly TransformCase[];

describe('a transform', () => {
  it.each(cases)('$transform of "$value"', ({ transform, value, gives, refused }) => {
    const answer = applyTransform(transform, value, { kind: 'text', tables });
    if (gives !== undefined) expect(answer).toEqual({ ok: true, value: gives });
    else {
      expect(answer.ok).toBe(false);
      expect(answer.ok ? '' : answer.why).toContain(refused);
    }
  });

  it('has a case that it writes, and one that it refuses unless it takes every text', () => {
    const takesAll = new Set(['none', 'trim', 'upper', 'constant']);
    for (const name of Object.keys(transforms)) {
      const own = cases.filter(({ transform }) => transform.split(':')[0] === name);
      expect(
        own.some(({ gives }) => gives !== undefined),
        name,
      ).toBe(true);
      expect(takesAll.has(name) || own.some(({ refused }) => refused !== undefined), name).toBe(true);
    }
  });

  it('never throws, whatever the value', () => {
    const written = cases.map(({ transform }) => transform);
    fc.assert(
      fc.property(fc.constantFrom(...written), fc.string({ unit: 'binary', maxLength: 60 }), (transform, value) => {
        expect(typeof applyTransform(transform, value, { kind: 'text', tables }).ok).toBe('boolean');
      }),
      { numRuns: 2000 },
    );
  });

  it('writes what it wrote before: written twice is written once', () => {
    for (const name of ['trim', 'upper', 'digits', 'alnum', 'money', 'rate_percent', 'date_iso', 'integer', 'last4']) {
      for (const { gives } of cases.filter(({ transform }) => transform === name)) {
        if (gives !== undefined) {
          expect(applyTransform(name, gives, { kind: 'text', tables })).toEqual({ ok: true, value: gives });
        }
      }
    }
  });
});

describe('what is no transform', () => {
  it.each([
    ['lower', 'no transform lower'],
    ['', 'no transform'],
    ['toString', 'no transform toString'],
    ['upper:3', 'takes no argument'],
    ['truncate', 'needs a length'],
    ['truncate:0', 'needs a length'],
    ['truncate:4:5', 'one length'],
    ['pad_left:4', 'one character'],
    ['pad_left:4:ab', 'one character'],
    ['lookup', 'name of a table'],
    ['lookup:risk', 'no table risk; there are day_count'],
    ['constant:', 'needs the text'],
  ])('%s is refused with the reason', (text, why) => {
    expect(parseTransform(text, tables)).toContain(why);
  });
});
