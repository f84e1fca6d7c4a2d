import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/platform/package-root.ts';
import { findMissingTests, findNamedTests } from './named-tests.ts';

const root = join(packageRoot(), '../..');
const text = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** How many requirements of level 1 and 2 each section of ASVS 5.0.0 has; they are numbered from 1 on. */
const sections =
  'V1.1:2 V1.2:9 V1.3:11 V1.4:3 V1.5:2 V2.1:3 V2.2:3 V2.3:4 V2.4:1 V3.2:2 V3.3:4 V3.4:6 V3.5:5 V3.7:2 V4.1:3 V4.2:1 ' +
  'V4.3:2 V4.4:4 V5.1:1 V5.2:3 V5.3:2 V5.4:3 V6.1:3 V6.2:12 V6.3:4 V6.4:4 V6.5:5 V6.6:3 V6.8:4 V7.1:3 V7.2:4 V7.3:2 ' +
  'V7.4:5 V7.5:2 V7.6:2 V8.1:2 V8.2:3 V8.3:1 V8.4:1 V9.1:3 V9.2:4 V10.1:2 V10.2:2 V10.3:4 V10.4:11 V10.5:5 V10.6:2 ' +
  'V10.7:3 V11.1:2 V11.2:3 V11.3:3 V11.4:4 V11.5:1 V11.6:1 V12.1:3 V12.2:2 V12.3:4 V13.1:1 V13.2:5 V13.3:2 V13.4:5 ' +
  'V14.1:2 V14.2:4 V14.3:3 V15.1:3 V15.2:3 V15.3:7 V16.1:1 V16.2:5 V16.3:4 V16.4:3 V16.5:3 V17.1:1 V17.2:4 V17.3:2';

const lines = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
/** number, level, asks, state, how, held by */
const rows = lines.flatMap((cells) => {
  if (!/^V\d/.test(cells[1] ?? '')) return [];
  const [, number = '', , , state = '', , heldBy = ''] = cells;
  return [cells.length === 8 ? { number, state, heldBy } : { number, state: 'not applicable', heldBy: '' }];
});

describe('docs/security.md', () => {
  it('names only tests that there are', () => {
    const named = findNamedTests(text);
    expect(named.length).toBeGreaterThan(200);
    expect(findMissingTests(root, named)).toEqual([]);
  });

  it('has a row for every requirement of level 1 and 2, once', () => {
    const all = sections.split(' ').flatMap((section) => {
      const [name, count] = section.split(':');
      return Array.from({ length: Number(count) }, (_, index) => `${name}.${index + 1}`);
    });
    expect(rows.map(({ number }) => number).sort()).toEqual(all.sort());
    expect(text.match(/^\| API\d+ /gm)).toHaveLength(10);
  });

  it('calls nothing met that no test holds', () => {
    expect(rows.filter(({ state, heldBy }) => state === 'met' && findNamedTests(heldBy).length === 0)).toEqual([]);
  });

  it('counts its rows rightly', () => {
    const told = lines.flatMap(([, state = '', , count = '', ...rest]) =>
      rest.length === 1 && /^\d+$/.test(count) ? [[state, Number(count)] as const] : [],
    );
    const counted = told.map(([state]) => [state, rows.filter((row) => row.state === state).length]);
    expect(told).toEqual(counted);
    expect(told.reduce((sum, [, count]) => sum + count, 0)).toBe(rows.length);
  });

  it('names every gap before all else', () => {
    const [first = ''] = [...text.matchAll(/^## (.*)$/gm)].map(([, title = '']) => title);
    expect(first).toBe('Gaps');
    const gaps = text.split('\n## ')[1] ?? '';
    const open = rows.filter(({ state }) => state === 'gap' || state === 'partly').map(({ number }) => number);
    expect(open.filter((number) => !new RegExp(`\\b${number.replaceAll('.', '\\.')}\\b`).test(gaps))).toEqual([]);
  });

  it('leads only to files that there are', () => {
    const files = [...text.matchAll(/\]\(([^)#]+)/g)].map(([, path = '']) => path);
    expect(files.filter((path) => !existsSync(join(root, 'docs', path)))).toEqual([]);
  });
});

describe('a test that a document names', () => {
  const here = 'apps/server/test/guards/security-document.test.ts';
  const missing = (name: string, file = here) => findMissingTests(root, findNamedTests(`\`${file}: ${name}\``));

  it('is found by its name, and by its group and its name', () => {
    expect(missing('names only tests that there are')).toEqual([]);
    expect(missing('docs/security.md > names only tests that there are')).toEqual([]);
  });

  it('is missed when the file is gone, the name is another, or only a group has it', () => {
    expect(missing('names only tests that there are', 'apps/server/test/guards/gone.test.ts')).toHaveLength(1);
    expect(missing('names only tests')).toHaveLength(1);
    expect(missing('docs/security.md')).toHaveLength(1);
    expect(missing('another group > names only tests that there are')).toHaveLength(1);
  });
});
