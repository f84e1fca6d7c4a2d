import { describe, expect, it } from 'vitest';
import { queryOf, readExceptionsSearch } from './exceptions-search.ts';

describe('the address of the exceptions report', () => {
  it('keeps what it understands and drops the rest', () => {
    expect(
      readExceptionsSearch({ from: '2026-05-01', to: 'soon', period: 'day', officer: '', branch: 12, other: 1 }),
    ).toEqual({ from: '2026-05-01', officer: '', branch: '12' });
    expect(readExceptionsSearch({ period: 'month' })).toEqual({});
    expect(readExceptionsSearch({ period: 'week' })).toEqual({ period: 'week' });
  });

  it('asks the service for the days and the period alone', () => {
    expect(queryOf({ from: '2026-05-01', period: 'quarter', officer: 'Ann Lee' })).toEqual({
      from: '2026-05-01',
      period: 'quarter',
    });
  });
});
