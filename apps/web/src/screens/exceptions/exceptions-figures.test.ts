import type { ExceptionsLine } from '@countersign/contract/exceptions-report';
import { describe, expect, it } from 'vitest';
import { groupBy, namePeriod, narrow, overTime, sum } from './exceptions-figures.ts';

function line(more: Partial<ExceptionsLine>): ExceptionsLine {
  return {
    period: '2026-05-01',
    officer: 'Ann Lee',
    branch: '004',
    ruleId: 'R-001',
    title: 'Principal differs',
    loans: 1,
    raised: 1,
    open: 1,
    accepted: 0,
    overridden: 0,
    resolved: 0,
    ...more,
  };
}

const lines = [
  line({ raised: 3, open: 1, overridden: 2 }),
  line({ officer: 'ann  lee', ruleId: 'R-002', title: 'Rate differs' }),
  line({ officer: null, branch: null, period: '2026-07-01', raised: 2, open: 0, resolved: 2 }),
];

describe('figures of the exceptions report', () => {
  it('add up by officer without regard to case and spaces, most first', () => {
    expect(groupBy(lines, 'officer').map(({ key, raised, open }) => [key, raised, open])).toEqual([
      ['Ann Lee', 4, 2],
      ['', 2, 0],
    ]);
  });

  it('name rules by their titles', () => {
    expect(groupBy(lines, 'rule').map(({ key, title, raised }) => [key, title, raised])).toEqual([
      ['R-001', 'Principal differs', 5],
      ['R-002', 'Rate differs', 1],
    ]);
  });

  it('narrow down to one officer, and to loans of which no officer is stated', () => {
    expect(sum(narrow(lines, { officer: 'Ann Lee' })).raised).toBe(4);
    expect(sum(narrow(lines, { officer: '' })).raised).toBe(2);
    expect(sum(narrow(lines, { officer: 'Ann Lee', rule: 'R-002' })).raised).toBe(1);
  });

  it('name periods as people do', () => {
    expect([
      namePeriod('2026-08-01', 'month'),
      namePeriod('2026-07-01', 'quarter'),
      namePeriod('2026-08-03', 'week'),
    ]).toEqual(['Aug 2026', 'Q3 2026', 'Week of Aug 3, 2026']);
  });

  it('show periods without exceptions as well', () => {
    const days = { from: '2026-05-20', to: '2026-07-02' };
    const raised = (period: 'week' | 'month' | 'quarter') =>
      overTime(lines, { ...days, period }).map((each) => [each.period, each.raised]);
    expect(raised('month')).toEqual([
      ['2026-05-01', 4],
      ['2026-06-01', 0],
      ['2026-07-01', 2],
    ]);
    expect(raised('quarter').map(([period]) => period)).toEqual(['2026-04-01', '2026-07-01']);
    expect(raised('week')[0]).toEqual(['2026-05-18', 0]);
    expect(raised('week')).toHaveLength(7);
  });
});
