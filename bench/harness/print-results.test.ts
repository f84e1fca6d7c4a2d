import { describe, expect, it } from 'vitest';
import { type Kept, printResults } from './print-results.ts';
import { printTable } from './print-table.ts';
import { replaceBlock } from './replace-block.ts';
import { verdictOn } from './report.ts';

const page = `# Benchmarks

<!-- printed: overview -->
<!-- end: overview -->

How to read it.

<!-- printed: charts -->
| by hand |
<!-- end: charts -->
`;

const kept: Kept = {
  benchmark: 'read',
  report: {
    takes: 'a minute',
    long: ['By file'],
    longNote: 'A line for each file.',
    charts: [
      { table: 'Speed', title: 'Speed', labels: ['what'], values: ['a second'], unit: 'pages', better: 'more' },
      { name: 'old', table: 'Not run', title: 'Old', labels: [], values: [], unit: '', better: 'more' },
    ],
    headlines: ({ Speed }) => [
      {
        what: 'pages',
        figure: `${Speed?.[0]?.['a second']} a second`,
        peer: 'theirs 1',
        ratio: 1.2,
        judged: { value: 1.2, better: 'more', goal: 1.3, floor: 1 },
      },
    ],
  },
  result: {
    name: 'read',
    command: 'npm run bench -- read',
    when: '2026-11-16T12:00:00.000Z',
    commit: 'abc1234',
    machine: { cores: 2, arch: 'linux arm64', node: '20.20.0', memoryGb: 8, load: 0.1 },
    seconds: 200,
    tables: { Speed: [{ what: 'ours', 'a second': 12345 }], 'By file': [{ file: 'a|b', 'a second': 1 }] },
  },
};

describe('what is printed from results', () => {
  const files = printResults(page, [kept], [{ name: 'loans', takes: 'half an hour' }]);
  const document = files['docs/benchmarks.md'] ?? '';

  it('shows each run with its charts, leaves its tables to the results, and leaves what people wrote', () => {
    expect(document).toContain('### read\n');
    expect(document).toContain('![Speed](charts/read.svg)');
    expect(document).not.toContain('| ours | 12,345 |');
    expect(document).toContain('How to read it.');
    expect(document).not.toContain('| by hand |');
  });

  it('says of what no result is kept', () => {
    expect(document).toContain('No result is kept of `loans` (takes half an hour).');
  });

  it('tells of each run how it was called, on what and when', () => {
    expect(document).toContain(
      '`npm run bench -- read`, 2026-11-16, commit abc1234, linux arm64, 2 cores, 8 GB, Node 20.20.0, load 0.1 when it began; took 3 min.',
    );
  });

  it('holds figures against their goals in the table of all', () => {
    expect(document).toContain(
      '| read | pages | 12345 a second | theirs 1 | 1.2 | at least 1.3, floor 1 | short of it, within the floor |',
    );
    expect(JSON.parse(files['bench/results/overview.json'] ?? '')).toHaveLength(1);
  });

  it('draws the charts of what was run, and gives long tables a page of their own', () => {
    expect(Object.keys(files).sort()).toEqual([
      'bench/results/overview.json',
      'docs/benchmarks.md',
      'docs/benchmarks/read.md',
      'docs/charts/read.svg',
    ]);
    expect(files['docs/benchmarks/read.md']).toContain('A line for each file.\n\n## By file\n');
    expect(files['docs/benchmarks/read.md']).toContain('| a\\|b | 1 |');
    expect(document).toContain('[By file](benchmarks/read.md)');
  });

  it('prints the same again', () => {
    expect(printResults(document, [kept], [{ name: 'loans', takes: 'half an hour' }])['docs/benchmarks.md']).toBe(
      document,
    );
  });
});

describe('a printed block', () => {
  it('cannot be put where no place is marked', () => {
    expect(() => replaceBlock(page, 'images', 'text')).toThrow('<!-- printed: images -->');
    expect(() => replaceBlock('<!-- printed: a -->', 'a', 'text')).toThrow('<!-- end: a -->');
  });
});

describe('a table', () => {
  it('has the columns of all lines, numbers to the right', () => {
    expect(
      printTable([
        { a: 'x', b: 1.5 },
        { a: 'y', c: 2 },
      ]),
    ).toBe('| a | b | c |\n| --- | ---: | ---: |\n| x | 1.5 |  |\n| y |  | 2 |');
  });
});

describe('a verdict', () => {
  it.each([
    [{ value: 1.3, better: 'more', goal: 1.3 }, 'reached'],
    [{ value: 1.2, better: 'more', goal: 1.3 }, '**missed**'],
    [{ value: 1.2, better: 'more', goal: 1.3, floor: 1 }, 'short of it, within the floor'],
    [{ value: 0.9, better: 'more', goal: 1.3, floor: 1 }, '**outside the floor**'],
    [{ value: 0.9, better: 'less', goal: 1 }, 'reached'],
    [{ value: 1.6, better: 'less', goal: 1, floor: 1.5 }, '**outside the floor**'],
  ] as const)('on %o is %s', (judged, verdict) => {
    expect(verdictOn(judged)).toBe(verdict);
  });
});
