import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { packageRoot } from '../../platform/package-root.ts';
import { openWordSense, type WordSense } from './word-sense.ts';

let sense: WordSense;
beforeAll(async () => {
  sense = openWordSense(await readFile(join(packageRoot(), 'recognizer', 'words.bin')));
});

/** How much likelier a doubtful word is taken for the first. */
const over = (word: string, other: string) => sense.factor(word) / sense.factor(other);

it.each([
  ['05/04/2023', '05/04-2023'],
  ['22-Dec-2025', '22 -Dec-2025'],
  ['06/18/2029,', '06-18/2029,'],
])('takes %s for a date rather than %s', (date, torn) => {
  expect(over(date, torn)).toBeGreaterThan(5);
});

it.each([
  ['13/45/2023', '13/45-2023'],
  ['31-Okt-2023', '31-Okt/2023'],
  ['05/04/1723', '05/04-1723'],
])('knows no day that there is not: %s', (text, other) => {
  expect(over(text, other)).toBeLessThan(5);
});

it('prefers none of two days', () => {
  expect(over('05/04/2023', '05/09/2023')).toBe(1);
});

it('parts a postal code from its state', () => {
  expect(sense.factor('PA') * sense.factor('17602')).toBeGreaterThan(4 * sense.factor('PA-17602'));
  expect(over('TR-01412', 'PA-01412')).toBeGreaterThan(10);
});
