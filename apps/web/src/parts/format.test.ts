import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatAge, formatMoney } from './format.ts';

describe('formatMoney', () => {
  it.each([
    ['250000.00', '$250,000.00'],
    ['1234567.5', '$1,234,567.50'],
    ['0', '$0.00'],
    ['-12.3456', '-$12.3456'],
    ['999999999999999.99', '$999,999,999,999,999.99'],
    ['not a number', 'not a number'],
  ])('writes %s as %s', (amount, shown) => expect(formatMoney(amount)).toBe(shown));
});

describe('formatAge', () => {
  const now = Date.parse('2026-03-04T12:00:00Z');
  it.each([
    ['2026-03-04T11:59:40Z', '0 min'],
    ['2026-03-04T11:01:00Z', '59 min'],
    ['2026-03-04T11:00:00Z', '1 h'],
    ['2026-03-01T12:00:00Z', '3 d'],
    ['2026-03-05T12:00:00Z', '0 min'],
  ])('says of %s that it was %s ago', (iso, shown) => expect(formatAge(iso, now)).toBe(shown));
});

describe('formatDay', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each(['America/Los_Angeles', 'Asia/Tokyo'])(
    'writes a day without a time as that day, read in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      vi.resetModules();
      const { formatDay } = await import('./format.ts');
      expect(formatDay('2026-03-04')).toBe('Mar 4, 2026');
    },
  );
});
