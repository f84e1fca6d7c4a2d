export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly iso: string;
}

/** Days from 1899-12-30, from which Excel's numbers count since its day 60, which never was. */
const LAST_DAY = 2_958_465;
const DAYS_TO_1904 = 1462;

/** The day of a serial number; null where it is none. The time of day does not count. */
export function dateOfSerial(stored: string, isFrom1904: boolean): CalendarDate | null {
  const number = Number(stored);
  if (!Number.isFinite(number) || number < 1) return null;
  const counted = Math.floor(number) + (isFrom1904 ? DAYS_TO_1904 : 0);
  if (counted > LAST_DAY || counted === 60) return null;
  return civilFromDays((counted < 60 ? counted + 1 : counted) - 25_569);
}

/** A date of the Gregorian calendar from days since 1970-01-01. */
function civilFromDays(days: number): CalendarDate {
  // In eras of 400 years that begin on March 1, so that the leap day is the last of its year.
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return { year, month, day, iso: `${year}-${twoDigits(month)}-${twoDigits(day)}` };
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The date as its format shows it. Hours, minutes and weekdays are left out: no field of a loan has them. */
export function showDate({ year, month, day, iso }: CalendarDate, section: string): string {
  const dayPart = section
    .replace(/\[\$[^\]]*\]/g, '')
    .replace(/(am\/pm|a\/p)/gi, '')
    .replace(/h+:?m*:?s*(\.0+)?|m+:s+(\.0+)?/gi, '');
  const shown = dayPart.replace(/"([^"]*)"|\\(.)|y+|m+|d+/gi, (token, quoted, escaped) => {
    if (typeof quoted === 'string') return quoted;
    if (typeof escaped === 'string') return escaped;
    const name = MONTHS[month - 1] ?? '';
    switch (token.toLowerCase()) {
      case 'm':
        return String(month);
      case 'mm':
        return twoDigits(month);
      case 'mmm':
        return name.slice(0, 3);
      case 'd':
        return String(day);
      case 'dd':
        return twoDigits(day);
      case 'ddd':
      case 'dddd':
        return '';
      default:
        if (/^m/i.test(token)) return name;
        return /^yy?$/i.test(token) ? String(year).slice(-2) : String(year);
    }
  });
  const text = shown.replace(/^[\s,]+|[\s,;@]+$/g, '');
  return /\d/.test(text) ? text : iso;
}
