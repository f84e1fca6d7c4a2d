import { describe, expect, it } from 'vitest';
import { drawChart, ticksTo } from './draw-chart.ts';
import type { Chart } from './report.ts';

const chart: Chart = {
  table: 'Speed',
  title: 'Pages & words <read>',
  labels: ['package', 'pages'],
  values: ['ours', 'theirs'],
  unit: 'pages a second',
  better: 'more',
};
const rows = [
  { package: 'digital', pages: 10, ours: 200, theirs: 100 },
  { package: 'scanned', pages: 1500, ours: 50, theirs: 'not measured' },
];

const widths = (svg: string) =>
  [...svg.matchAll(/class="bar\d"[^>]* width="([\d.]+)" height="15"/g)].map(([, w]) => Number(w));

describe('a chart', () => {
  it('draws each value as a bar of its length, from nothing', () => {
    const [first = 0, second = 0, third = 0] = widths(drawChart(chart, rows));
    expect(second / first).toBeCloseTo(0.5, 2);
    expect(third / first).toBeCloseTo(0.25, 2);
  });

  it('says so where there is no number, and draws no bar', () => {
    const svg = drawChart(chart, rows);
    expect(widths(svg)).toHaveLength(3);
    expect(svg).toContain('>not run<');
  });

  it('names every line, every value, the unit and which way is better', () => {
    const svg = drawChart(chart, rows);
    for (const words of [
      'digital, 10 pages',
      'scanned, 1,500 pages',
      '>200<',
      '>ours<',
      'pages a second (more is better)',
    ])
      expect(svg).toContain(words);
  });

  it('leaves room for a goal that no bar reaches', () => {
    const svg = drawChart({ ...chart, goal: 400, floor: 300 }, rows);
    expect(svg).toContain('goal 400');
    const x = Number(/<line class="goal" x1="([\d.]+)"/.exec(svg)?.[1]);
    const left = Number(/<rect class="bar0" x="([\d.]+)"[^>]* height="15"/.exec(svg)?.[1]);
    expect(x - left).toBeCloseTo(2 * (widths(svg)[0] ?? 0), 0);
  });

  it('is the same for the same rows, shows only those asked for, and takes no text for markup', () => {
    const svg = drawChart({ ...chart, where: (row) => row.package === 'digital' }, rows);
    expect(svg).toBe(drawChart(chart, rows.slice(0, 1)));
    expect(svg).toContain('Pages &amp; words &lt;read&gt;');
  });
});

describe('the steps of an axis', () => {
  it.each([
    [1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [345, [0, 100, 200, 300, 400]],
    [0.02, [0, 0.005, 0.01, 0.015, 0.02]],
    [0, [0, 1]],
  ])('end just over %d', (most, expected) => {
    expect(ticksTo(most)).toEqual(expected);
  });
});
