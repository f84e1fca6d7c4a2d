import { describe, expect, it } from 'vitest';
import { addUp, type Counted, periodOf } from './exceptions-report.decision.ts';

describe('the period of a day', () => {
  it.each([
    ['2026-11-19', 'week', '2026-11-16'],
    ['2026-11-16', 'week', '2026-11-16'],
    ['2026-11-15', 'week', '2026-11-09'],
    ['2026-01-01', 'week', '2025-12-29'],
    ['2026-11-19', 'month', '2026-11-01'],
    ['2026-12-31', 'quarter', '2026-10-01'],
    ['2026-03-31', 'quarter', '2026-01-01'],
  ] as const)('%s by %s begins on %s', (day, period, first) => expect(periodOf(day, period)).toBe(first));
});

describe('lines of the report', () => {
  const one: Counted = {
    period: '2026-11-01',
    officer: 'Ann Lee',
    branch: '004',
    loanId: 'a',
    ruleId: 'R-101',
    title: 'Principal agrees',
    status: 'open',
  };

  it('count a loan once and an exception by its status, for an officer however his name is spelled', () => {
    const lines = addUp([
      one,
      { ...one, officer: 'ANN  LEE', status: 'overridden' },
      { ...one, loanId: 'b', status: 'resolved' },
    ]);
    expect(lines).toEqual([
      {
        period: '2026-11-01',
        officer: 'Ann Lee',
        branch: '004',
        ruleId: 'R-101',
        title: 'Principal agrees',
        loans: 2,
        raised: 3,
        open: 1,
        accepted: 0,
        overridden: 1,
        resolved: 1,
      },
    ]);
  });

  it('stand by period, officer, branch and rule, those of nobody last', () => {
    const lines = addUp([
      { ...one, officer: null },
      { ...one, branch: '002' },
      { ...one, ruleId: 'R-100' },
      { ...one, period: '2026-10-01', officer: 'Zoe Abt' },
      one,
    ]);
    expect(lines.map(({ period, officer, branch, ruleId }) => [period, officer, branch, ruleId])).toEqual([
      ['2026-10-01', 'Zoe Abt', '004', 'R-101'],
      ['2026-11-01', 'Ann Lee', '002', 'R-101'],
      ['2026-11-01', 'Ann Lee', '004', 'R-100'],
      ['2026-11-01', 'Ann Lee', '004', 'R-101'],
      ['2026-11-01', null, '004', 'R-101'],
    ]);
  });
});
