import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
/** Rounded the same everywhere, as the standard asks; exponentials, logarithms, powers and angles are not. */
const EXACT = new Set(['PI', 'abs', 'ceil', 'floor', 'imul', 'max', 'min', 'round', 'sign', 'sqrt', 'trunc']);

function differing(source: string): readonly string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const functions = [...code.matchAll(/\bMath\.(\w+)/g)].flatMap(([all, name = '']) => (EXACT.has(name) ? [] : [all]));
  return [...functions, ...(code.match(/\*\*|\.localeCompare|\bIntl\b|\.toLocale\w+/g) ?? [])];
}

it('nothing between a picture and its words is left to what each machine makes of it', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(30);
  expect(
    files.flatMap((name) => differing(readFileSync(`${folder}${name}`, 'utf8')).map((what) => [name, what])),
  ).toEqual([]);
  expect(differing('Math.exp(2) + x ** 2 // Math.sin\n a.localeCompare(b)')).toEqual([
    'Math.exp',
    '**',
    '.localeCompare',
  ]);
});
