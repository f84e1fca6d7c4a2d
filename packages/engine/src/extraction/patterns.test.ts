import { expect, it } from 'vitest';
import { families } from '../../data/families/catalogue.ts';
import { compilePattern, familyPattern } from './patterns.ts';

it('remembers the patterns of all families at once, since making them again takes seconds', () => {
  const sources = new Set(
    families.flatMap(({ rules }) =>
      rules.flatMap(({ type, pattern }) =>
        type === 'sentence' && pattern !== undefined ? familyPattern(pattern) : [],
      ),
    ),
  );
  const made = [...sources].map((source) => ({ source, pattern: compilePattern(source) }));
  expect(made.filter(({ source, pattern }) => compilePattern(source) !== pattern)).toEqual([]);
});
