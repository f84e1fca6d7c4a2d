import { drawChart } from './draw-chart.ts';
import { printTable, printValue } from './print-table.ts';
import { replaceBlock } from './replace-block.ts';
import { type Headline, type Report, type Row, verdictOn } from './report.ts';
import type { Result } from './result.ts';

/** A benchmark with a result that is kept. */
export interface Kept {
  readonly benchmark: string;
  readonly report: Report;
  readonly result: Result;
}

/** A benchmark, or one with known options, of which no result is kept. */
export interface Missing {
  readonly name: string;
  readonly takes: string;
}

const PAGE = 'docs/benchmarks.md';

/**
 * Every file that follows from the results: the page with its two printed blocks (`page` is what it says now), pictures,
 * the pages of long tables, and all headlines as JSON. The tables themselves stand in the results.
 */
export function printResults(
  page: string,
  kept: readonly Kept[],
  without: readonly Missing[],
): Readonly<Record<string, string>> {
  const files: Record<string, string> = {};
  const overview = replaceBlock(page, 'overview', printOverview(kept, without));
  for (const one of kept) {
    for (const [index, chart] of one.report.charts.entries()) {
      const rows = one.result.tables[chart.table];
      if (rows !== undefined) files[`docs/${chartFile(one, index)}`] = drawChart(chart, rows);
    }
    const long = longTables(one);
    if (long.length > 0) files[`docs/${longPage(one)}`] = printLongPage(one, long);
  }
  files['bench/results/overview.json'] = `${JSON.stringify(kept.flatMap(overviewRows), null, 1)}\n`;
  return { ...files, [PAGE]: replaceBlock(overview, 'charts', kept.map(printRun).join('\n\n')) };
}

/** Of one run: how it was called, on what and when, its charts, and where its long tables are. */
function printRun(kept: Kept): string {
  const { report, result } = kept;
  const long = longTables(kept);
  return [
    `### ${result.name}`,
    describe(result),
    ...report.charts.flatMap((chart, index) =>
      result.tables[chart.table] === undefined ? [] : [`![${chart.title}](${chartFile(kept, index)})`],
    ),
    ...(long.length > 0 ? [`[${long.join(', ')}](${longPage(kept)})`] : []),
  ].join('\n\n');
}

function describe({ command, when, commit, machine, seconds }: Result): string {
  const { cores, arch, node, memoryGb, load } = machine;
  const took = seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
  return `\`${command}\`, ${when.slice(0, 10)}, commit ${commit}, ${arch}, ${cores} cores, ${memoryGb} GB, Node ${node}, load ${printValue(load)} when it began; took ${took}.`;
}

function printOverview(kept: readonly Kept[], without: readonly Missing[]): string {
  const rows = kept.flatMap(overviewRows);
  return [
    ...(rows.length > 0 ? [printTable(rows)] : []),
    ...(without.length > 0 ? [`No result is kept of ${without.map(sayMissing).join(', ')}.`] : []),
  ].join('\n\n');
}

function sayMissing({ name, takes }: Missing): string {
  // The time is that of the whole run.
  return name.includes('.') ? `\`${name}\`` : `\`${name}\` (takes ${takes})`;
}

function overviewRows({ report, result }: Kept): readonly Row[] {
  return report.headlines(result.tables).map((headline) => ({
    benchmark: result.name,
    what: headline.what,
    figure: headline.figure,
    peer: headline.peer ?? '',
    ratio: headline.ratio === undefined ? '' : printValue(headline.ratio),
    goal: printGoal(headline),
    verdict: headline.judged === undefined ? '' : verdictOn(headline.judged),
  }));
}

function printGoal({ judged }: Headline): string {
  if (judged === undefined) return '';
  const { better, goal, floor } = judged;
  const bound = `${better === 'more' ? 'at least' : 'at most'} ${printValue(goal)}`;
  return floor === undefined ? bound : `${bound}, floor ${printValue(floor)}`;
}

function printLongPage({ benchmark, report, result }: Kept, titles: readonly string[]): string {
  const tables = titles.map((title) => `## ${title}\n\n${printTable(result.tables[title] ?? [])}`);
  const head = `# ${benchmark}: long tables\n\nPrinted by the benchmark; what they mean is in [benchmarks](../benchmarks.md). ${describe(result)}`;
  return `${[head, ...(report.longNote === undefined ? [] : [report.longNote]), ...tables].join('\n\n')}\n`;
}

function longTables({ report, result }: Kept): readonly string[] {
  return Object.keys(result.tables).filter((title) => report.long?.includes(title));
}

function longPage({ result }: Kept): string {
  return `benchmarks/${result.name}.md`;
}

function chartFile({ report, result }: Kept, index: number): string {
  const own = report.charts[index]?.name;
  return `charts/${result.name}${own === undefined ? '' : `-${own}`}.svg`;
}
