import { RE2JS } from 're2js';
import { describe, expect, it } from 'vitest';
import { families } from '../../data/families/catalogue.ts';
import { coarsePattern } from './coarse-pattern.ts';
import { familyPattern } from './patterns.ts';

describe('a coarse pattern', () => {
  it.each([
    ['(?i)Loan Amount', 'loan amount'],
    ['(?i)(?P<v>[A-Z]{2} \\d{5})', '(?P<v>[a-z]+ \\d+)'],
    ['(?i)rate[^.]{0,80}(?-i:[A-Z])\\W\\(?X', 'rate[^.]*(?:[a-z])\\W\\(?x'],
    ['(?i)SEÑOR', 'señor'],
    ['(?i)paid{0,1} \\{3}', 'paid* \\{3}'],
  ])('of %s is %s', (source, coarse) => {
    expect(coarsePattern(source)).toBe(coarse);
  });

  it.each([
    'Loan Amount',
    '(?i)\\p{Lu}',
    '(?i)\\x41',
    '(?i)\\QA.B\\E',
    '(?i)[[:upper:]]',
    '(?i)(?s)a.b',
    '(?i)[A-z]',
    '(?i)[!-Z]',
    '(?i)[A{2}]',
    '(?i)[À-Ö]',
    '(?i)İ',
    '(?i)ſ',
  ])('is not made of %s', (source) => {
    expect(coarsePattern(source)).toBeNull();
  });

  it('is made of nearly every pattern of the families', () => {
    const sources = new Set(
      families.flatMap(({ rules }) =>
        rules.flatMap(({ type, pattern }) => (type === 'sentence' && pattern !== undefined ? [pattern] : [])),
      ),
    );
    const made = [...sources].map((source) => coarsePattern(familyPattern(source)));
    expect(made.filter((coarse) => coarse === null).length).toBeLessThan(0.02 * sources.size);
    for (const coarse of made) if (coarse !== null) expect(() => RE2JS.compile(coarse)).not.toThrow();
  });
});
