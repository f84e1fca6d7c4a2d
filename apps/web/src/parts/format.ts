/** How values are written for people. American English throughout, as are the papers. */
const LOCALE = 'en-US';

const instant = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });
/** A day without a time is the same day wherever it is read. */
const calendarDay = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' });
const whole = new Intl.NumberFormat(LOCALE);

/**
 * A decimal text as dollars. The digits are grouped as text: amounts never pass through a float on their way to a
 * person's eyes.
 */
export function formatMoney(amount: string): string {
  const [, sign = '', integer = '', , cents = ''] = /^(-?)(\d+)(\.(\d+))?$/.exec(amount) ?? [];
  if (integer === '') return amount;
  return `${sign}$${integer.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents.padEnd(2, '0')}`;
}

export function formatInstant(iso: string): string {
  return instant.format(new Date(iso));
}

export function formatDay(iso: string): string {
  return (iso.includes('T') ? day : calendarDay).format(new Date(iso));
}

export function formatCount(count: number): string {
  return whole.format(count);
}

const MINUTE = 60_000;
const units = [
  ['d', 24 * 60 * MINUTE],
  ['h', 60 * MINUTE],
  ['min', MINUTE],
] as const;

/** How long ago, in its largest unit: 3 d, 5 h, 12 min. */
export function formatAge(iso: string, now: number): string {
  const ms = Math.max(0, now - Date.parse(iso));
  const [unit, size] = units.find(([, each]) => ms >= each) ?? ['min', MINUTE];
  return `${Math.floor(ms / size)} ${unit}`;
}
