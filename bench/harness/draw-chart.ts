import { printValue } from './print-table.ts';
import type { Chart, Row } from './report.ts';

const WIDTH = 760;
const EDGE = 18;
const BAR = 15;
const BETWEEN_BARS = 2;
const BETWEEN_GROUPS = 11;
const TEXT_LINE = 15;
/** Of letters of 12 pixels, on average; a little more than most have, so that nothing is cut off. */
const LETTER = 6.4;
const MOST_LABEL = 34;

/** Its own paper behind everything: a picture in a page does not know the colours of the page. */
const STYLE = `
    text { font: 12px system-ui, -apple-system, "Segoe UI", sans-serif; fill: #1f2328; }
    .paper { fill: #ffffff; stroke: #d1d9e0; }
    .title { font-size: 15px; font-weight: 600; }
    .quiet { fill: #59636e; }
    .value { paint-order: stroke; stroke: #ffffff; stroke-width: 4px; stroke-linejoin: round; }
    .grid { stroke: #d1d9e0; }
    .goal { stroke: #1a7f37; stroke-width: 1.5; stroke-dasharray: 6 4; }
    .floor { stroke: #cf222e; stroke-width: 1.5; stroke-dasharray: 2 3; }
    text.goal { fill: #1a7f37; stroke: none; }
    text.floor { fill: #cf222e; stroke: none; }
    .bar0 { fill: #0969da; } .bar1 { fill: #8c959f; } .bar2 { fill: #bf8700; } .bar3 { fill: #8250df; }
    @media (prefers-color-scheme: dark) {
      text { fill: #f0f6fc; }
      .paper { fill: #0d1117; stroke: #3d444d; }
      .quiet { fill: #9198a1; }
      .value { stroke: #0d1117; }
      .grid { stroke: #3d444d; }
      .goal { stroke: #3fb950; } .floor { stroke: #ff7b72; }
      text.goal { fill: #3fb950; } text.floor { fill: #ff7b72; }
      .bar0 { fill: #4493f8; } .bar1 { fill: #6e7681; } .bar2 { fill: #d29922; } .bar3 { fill: #ab7df8; }
    }`;

/** Bars from left to right as an SVG of its own; the same rows give the same bytes. */
export function drawChart(chart: Chart, all: readonly Row[]): string {
  const rows = all.filter((row) => chart.where?.(row) ?? true);
  const labels = rows.map((row) => wrap(chart.labels.map((column) => nameOf(column, row)).join(', ')));
  const bounds = (['goal', 'floor'] as const).flatMap((kind) => {
    const at = chart[kind];
    return at === undefined ? [] : [{ kind, at }];
  });
  const ticks = ticksTo(Math.max(0, ...rows.flatMap((row) => numbersOf(chart, row)), ...bounds.map(({ at }) => at)));
  const left = EDGE + LETTER * Math.max(4, ...labels.flat().map((line) => line.length)) + 10;
  const right = WIDTH - EDGE - 62;
  const x = (value: number) => round(left + ((right - left) * value) / (ticks.at(-1) ?? 1));

  const title = wrap(chart.title, 88);
  const legendTop = EDGE + 6 + title.length * 20;
  const top = legendTop + (chart.values.length > 1 ? 22 : 0) + bounds.length * TEXT_LINE + 4;
  const group = (lines: readonly string[]) =>
    Math.max(chart.values.length * (BAR + BETWEEN_BARS), lines.length * TEXT_LINE) + BETWEEN_GROUPS;
  const bottom = top + labels.reduce((sum, lines) => sum + group(lines), 0);

  const parts = title.map((line, index) => text(EDGE, EDGE + 10 + index * 20, line, 'title'));
  if (chart.values.length > 1) parts.push(...drawLegend(chart.values, legendTop));
  for (const tick of ticks) {
    parts.push(line(x(tick), top, bottom, 'grid'), text(x(tick), bottom + 17, printValue(tick), 'quiet', 'middle'));
  }
  let y = top;
  for (const [index, row] of rows.entries()) {
    const lines = labels[index] ?? [];
    const height = group(lines);
    parts.push(...drawGroup(chart, row, lines, { y, height, left, x }));
    y += height;
  }
  for (const [index, { kind, at }] of bounds.entries()) {
    const textY = top - 5 - (bounds.length - 1 - index) * TEXT_LINE;
    parts.push(line(x(at), textY + 3, bottom, kind));
    const anchor = x(at) > right - 60 ? 'end' : 'middle';
    parts.push(text(x(at), textY, `${kind} ${printValue(at)}`, kind, anchor));
  }
  // Over the lines, so that no number is struck through.
  parts.push(...rows.flatMap((row, index) => drawValues(chart, row, top + sum(labels.slice(0, index).map(group)), x)));
  const axis = `${chart.unit} (${chart.better} is better)`;
  parts.push(text((left + right) / 2, bottom + 38, axis, 'quiet', 'middle'));
  const height = round(bottom + 54);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img">
  <title>${escapeXml(chart.title)}</title>
  <style>${STYLE}
  </style>
  <rect class="paper" x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="6"/>
  ${parts.join('\n  ')}
</svg>
`;
}

/** A bare number says nothing: it goes with the name of its column, as in "50 pages". */
function nameOf(column: string, row: Row): string {
  const value = row[column] ?? '';
  return typeof value === 'number' ? `${printValue(value)} ${column}` : value;
}

interface Place {
  readonly y: number;
  readonly height: number;
  readonly left: number;
  readonly x: (value: number) => number;
}

function drawGroup(chart: Chart, row: Row, label: readonly string[], { y, height, left, x }: Place): string[] {
  const middle = y + (height - BETWEEN_GROUPS) / 2 - ((label.length - 1) * TEXT_LINE) / 2 + 4;
  return [
    ...label.map((part, index) => text(left - 8, middle + index * TEXT_LINE, part, '', 'end')),
    ...chart.values.flatMap((column, index) => {
      const value = row[column];
      if (typeof value !== 'number' || !Number.isFinite(value)) return [];
      const width = Math.max(1, round(x(value) - left));
      return [
        `<rect class="bar${index % 4}" x="${round(left)}" y="${barTop(y, index)}" width="${width}" height="${BAR}" rx="2"/>`,
      ];
    }),
  ];
}

function drawValues(chart: Chart, row: Row, y: number, x: (value: number) => number): string[] {
  return chart.values.map((column, index) => {
    const value = row[column];
    const isNumber = typeof value === 'number' && Number.isFinite(value);
    return text(x(isNumber ? value : 0) + 6, barTop(y, index) + 12, isNumber ? printValue(value) : 'not run', 'value');
  });
}

function barTop(y: number, index: number): number {
  return round(y + index * (BAR + BETWEEN_BARS));
}

function drawLegend(names: readonly string[], y: number): string[] {
  let x = EDGE;
  return names.flatMap((name, index) => {
    const at = x;
    x += 20 + name.length * LETTER + 18;
    return [
      `<rect class="bar${index % 4}" x="${round(at)}" y="${y}" width="12" height="12" rx="2"/>`,
      text(at + 18, y + 10, name),
    ];
  });
}

function numbersOf({ values }: Chart, row: Row): number[] {
  return values.flatMap((column) => {
    const value = row[column];
    return typeof value === 'number' && Number.isFinite(value) ? [value] : [];
  });
}

/** Four to eight steps of 1, 2 or 5 from nothing to just over the most. */
export function ticksTo(most: number): readonly number[] {
  if (!(most > 0)) return [0, 1];
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((times) => times * power >= rough * 0.99) ?? 10) * power;
  // Steps of 0.1 add up to 0.30000000000000004.
  return Array.from({ length: Math.ceil(most / step - 1e-9) + 1 }, (_, index) => Number((index * step).toPrecision(6)));
}

/** Long names go over several lines, at their spaces. */
function wrap(label: string, most = MOST_LABEL): readonly string[] {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function line(x: number, from: number, to: number, kind: string): string {
  return `<line class="${kind}" x1="${x}" y1="${round(from)}" x2="${x}" y2="${round(to)}"/>`;
}

function text(x: number, y: number, words: string, kind = '', anchor = 'start'): string {
  const shown = [kind === '' ? '' : ` class="${kind}"`, anchor === 'start' ? '' : ` text-anchor="${anchor}"`].join('');
  return `<text x="${round(x)}" y="${round(y)}"${shown}>${escapeXml(words)}</text>`;
}

function escapeXml(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
