import type { FileResult } from './read-one-file.ts';

/** How many of the slowest and largest files are named. */
const NAMED = 10;

/** The result for docs/proof, as Markdown. */
export function printSummary(results: readonly FileResult[]): readonly string[] {
  const refused = results.filter((result) => result.refused !== null);
  const failures = results.flatMap((result) =>
    result.failures.map((failure) => ({ ...failure, file: `${result.corpus}/${result.name}` })),
  );
  return [
    ...table(
      ['corpus', 'files', 'opened', 'refused', 'pages', 'words', 'pages not read', 'pages not drawn', 'largest MB'],
      groups(results, (result) => result.corpus).map(([corpus, group]) => [
        corpus,
        group.length,
        group.filter((result) => result.refused === null).length,
        group.filter((result) => result.refused !== null).length,
        sum(group, (result) => result.pages),
        sum(group, (result) => result.words),
        sum(group, (result) => countFailures(result, 'read')),
        sum(group, (result) => countFailures(result, 'render')),
        megabytes(Math.max(...group.map((result) => result.peakBytes))),
      ]),
    ),
    'The memory is that of the whole process, which stays warm from file to file: what earlier files left is in it.',
    '',
    '## Refused files by reason',
    '',
    ...table(
      ['code', 'reason', 'files', 'for example'],
      groups(refused, (result) => `${result.refused?.code}\n${result.refused?.detail}`).map(([reason, group]) => [
        ...reason.split('\n'),
        group.length,
        group.slice(0, 3).map(nameOf).join(', '),
      ]),
    ),
    '## Pages that failed',
    '',
    ...table(
      ['file', 'page', 'work', 'code', 'reason'],
      failures.map(({ file, pageNo, work, code, detail }) => [file, pageNo, work, code, detail]),
    ),
    '## Slowest calls',
    '',
    ...table(
      ['file', 'longest call in s', 'whole file in s', 'pages'],
      most(results, (result) => result.longestCallSeconds).map((result) => [
        nameOf(result),
        result.longestCallSeconds.toFixed(1),
        result.seconds.toFixed(1),
        result.pages,
      ]),
    ),
    '## Largest processes',
    '',
    ...table(
      ['file', 'MB', 'pages'],
      most(results, (result) => result.peakBytes).map((result) => [
        nameOf(result),
        megabytes(result.peakBytes),
        result.pages,
      ]),
    ),
  ];
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): readonly string[] {
  if (rows.length === 0) return ['None.', ''];
  const line = (cells: readonly (string | number)[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}

function cell(value: string | number): string {
  return typeof value === 'number' ? value.toLocaleString('en-US') : value.replaceAll('|', '\\|');
}

function groups(
  results: readonly FileResult[],
  key: (result: FileResult) => string,
): readonly (readonly [string, readonly FileResult[]])[] {
  const found = new Map<string, FileResult[]>();
  for (const result of results) found.set(key(result), [...(found.get(key(result)) ?? []), result]);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}

function most(results: readonly FileResult[], measure: (result: FileResult) => number): readonly FileResult[] {
  return [...results].sort((a, b) => measure(b) - measure(a)).slice(0, NAMED);
}

function sum(results: readonly FileResult[], measure: (result: FileResult) => number): number {
  return results.reduce((total, result) => total + measure(result), 0);
}

function countFailures(result: FileResult, work: 'read' | 'render'): number {
  return result.failures.filter((failure) => failure.work === work).length;
}

function nameOf({ corpus, name }: FileResult): string {
  return `${corpus}/${name}`;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / (1024 * 1024));
}
