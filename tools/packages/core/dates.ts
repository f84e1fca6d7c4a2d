/** Dates of facts are ISO texts; these print them as documents do. */
const months = 'January February March April May June July August September October November December'.split(' ');

function parts(iso: string): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return { year, month, day };
}

export function addMonths(iso: string, count: number): string {
  const { year, month, day } = parts(iso);
  const index = year * 12 + (month - 1) + count;
  const lastDay = new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).getUTCDate();
  return isoDate(Math.floor(index / 12), (index % 12) + 1, Math.min(day, lastDay));
}

export function addDays(iso: string, count: number): string {
  const { year, month, day } = parts(iso);
  const date = new Date(Date.UTC(year, month - 1, day + count));
  return isoDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

export function isoDate(year: number, month: number, day: number): string {
  return `${year}-${month.toString().padStart(2, '0')}-${day.toString().padStart(2, '0')}`;
}

/** `March 1, 2026` */
export function longDate(iso: string): string {
  const { year, month, day } = parts(iso);
  return `${months[month - 1]} ${day}, ${year}`;
}

/** `03-01-2026` with any separator, zeros kept or dropped. */
export function numericDate(iso: string, separator = '/', zeros = true): string {
  const { year, month, day } = parts(iso);
  const two = (n: number): string => (zeros ? n.toString().padStart(2, '0') : n.toString());
  return [two(month), two(day), year].join(separator);
}

/** `1-Mar-2026` */
export function shortMonthDate(iso: string): string {
  const { year, month, day } = parts(iso);
  return `${day}-${(months[month - 1] ?? '').slice(0, 3)}-${year}`;
}

/** `1st day of March, 2026` */
export function ordinalDate(iso: string): string {
  const { year, month, day } = parts(iso);
  return `${ordinal(day)} day of ${months[month - 1]}, ${year}`;
}

export function ordinal(n: number): string {
  const suffix = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${suffix}`;
}

export function dayOf(iso: string): number {
  return parts(iso).day;
}
