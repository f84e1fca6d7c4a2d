import { describe, expect, it } from 'vitest';
import { noFilter, toFilter } from './access-filter.ts';

describe('a filter of the access log', () => {
  it('leaves out what is empty and what can be no reference', () => {
    expect(toFilter(noFilter)).toEqual({});
    expect(toFilter({ ...noFilter, loan: ' no reference! ' })).toEqual({});
    expect(toFilter({ ...noFilter, loan: ' L-1 ', key: 'k' })).toEqual({ key: 'k', loan: 'L-1' });
  });

  it('takes the last day whole, over the end of a month too', () => {
    const { from, to } = toFilter({ ...noFilter, from: '2026-01-31', through: '2026-01-31' });
    expect([from, to]).toEqual([new Date(2026, 0, 31).toISOString(), new Date(2026, 1, 1).toISOString()]);
  });
});
