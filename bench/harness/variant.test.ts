import { describe, expect, it } from 'vitest';
import type { Report } from './report.ts';
import { resultNames, settingsOf, variantOf } from './variant.ts';

const report: Report = { takes: '', charts: [], headlines: () => [], variants: [['--engine-only']] };

describe('the name of a result', () => {
  it('is that of the benchmark when nothing was left out', () => {
    expect(variantOf('findings', settingsOf(['--fresh'], { PATH: '/bin' }), report)).toEqual({
      name: 'findings',
      partial: false,
    });
  });

  it('tells known options, whose results are printed as well', () => {
    const variant = variantOf('findings', settingsOf(['--engine-only'], {}), report);
    expect(variant).toEqual({ name: 'findings.engine-only', partial: false });
    expect(resultNames('findings', report)).toContain(variant.name);
  });

  it.each([
    [['--engine-only', '--rules', 'R-101,R-102'], {}, 'findings.engine-only-rules-r-101-r-102'],
    [[], { BENCH_LOANS: '1000' }, 'findings.bench-loans-1000'],
  ])('never stands for the whole with options %o and environment %o', (options, environment, name) => {
    expect(variantOf('findings', settingsOf(options, environment), report)).toEqual({ name, partial: true });
  });
});
