import { describe, expect, it } from 'vitest';
import { weekday } from './business-days.ts';
import { addDays } from './day-number.ts';
import { fedwireDayFrom, fedwireHolidays, isFedwireDay } from './fedwire-days.ts';

/** As the Federal Reserve Banks keep them; a holiday on a Saturday is left out, since they are open on the Friday. */
const kept: Readonly<Record<number, string>> = {
  2024: '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
  2025: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
  2026: '01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25',
  2027: '01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25',
  2028: '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-23 12-25',
  2029: '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25',
  2030: '01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
  2031: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
  2032: '01-01 01-19 02-16 05-31 07-05 09-06 10-11 11-11 11-25',
  2033: '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26',
};

describe('the calendar of the Fedwire', () => {
  it.each(Object.entries(kept))('keeps the holidays of %s', (year, days) => {
    expect(fedwireHolidays(Number(year))).toEqual(days.split(' ').map((day) => `${year}-${day}`));
  });

  it('keeps a holiday of a Sunday on the Monday, and none of a Saturday', () => {
    // Independence Day 2027 is a Sunday, Juneteenth 2027 and New Year 2028 are Saturdays.
    expect(['2027-07-02', '2027-07-05', '2027-06-18', '2027-12-31'].map(isFedwireDay)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('is closed on every Saturday and Sunday, and on no more than eleven other days of a year', () => {
    for (const year of Object.keys(kept)) {
      let closed = 0;
      for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
        const isOpen = isFedwireDay(day);
        if (weekday(day) === 0 || weekday(day) === 6) expect(isOpen).toBe(false);
        else if (!isOpen) closed += 1;
      }
      expect(closed).toBe(kept[Number(year)]?.split(' ').length);
    }
  });

  it('leads from a day on which it is closed to the next one on which it is open', () => {
    expect(['2026-11-18', '2026-11-26', '2026-11-28', '2033-12-24'].map(fedwireDayFrom)).toEqual([
      '2026-11-18',
      '2026-11-27',
      '2026-11-30',
      '2033-12-27',
    ]);
  });
});
