import { describe, expect, it } from 'vitest';
import { addBusinessDays, federalHolidays, isBusinessDay, weekday } from './business-days.ts';

describe('business days of Regulation Z', () => {
  it('knows the days of the week', () => {
    expect(weekday('2026-11-16')).toBe(1);
    expect(weekday('2000-02-29')).toBe(2);
    expect(weekday('1999-12-31')).toBe(5);
  });

  it('knows the eleven holidays of a year on their own dates', () => {
    expect(federalHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  it('keeps no Juneteenth before there was one', () => {
    expect(isBusinessDay('2020-06-19')).toBe(true);
    expect(isBusinessDay('2023-06-19')).toBe(false);
  });

  it('counts Saturdays, and the Friday on which a Saturday holiday is observed', () => {
    expect(isBusinessDay('2026-07-03')).toBe(true);
    expect(isBusinessDay('2026-07-04')).toBe(false);
    expect(isBusinessDay('2026-07-11')).toBe(true);
    expect(isBusinessDay('2026-07-12')).toBe(false);
  });

  it('counts three business days forward and back over Sundays and holidays', () => {
    // Signed on a Friday: Saturday, Monday, Tuesday.
    expect(addBusinessDays('2026-03-06', 3)).toBe('2026-03-10');
    // Signed on the Thursday before Independence Day, a Saturday: Friday, Monday, Tuesday.
    expect(addBusinessDays('2026-07-02', 3)).toBe('2026-07-07');
    // Closing on a Thursday: Wednesday, Tuesday, Monday.
    expect(addBusinessDays('2026-03-12', -3)).toBe('2026-03-09');
    // Closing on the Tuesday after Columbus Day: Saturday, Friday, Thursday.
    expect(addBusinessDays('2026-10-13', -3)).toBe('2026-10-08');
  });
});
