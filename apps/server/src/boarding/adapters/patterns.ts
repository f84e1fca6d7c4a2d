/** What the values of many cores look like, with the words for it. */
export const AMOUNT = { source: '\\d{1,13}\\.\\d{2}', means: 'an amount such as 250000.00' };
export const PERCENT = { source: '\\d{1,3}(\\.\\d{1,6})?', means: 'a percentage such as 6.25' };
export const ISO_DAY = { source: '\\d{4}-\\d{2}-\\d{2}', means: 'a date such as 2026-03-01' };
export const US_DAY = { source: '\\d{2}/\\d{2}/\\d{4}', means: 'a date such as 03/01/2026' };
export const WHOLE = { source: '\\d{1,6}', means: 'a whole number' };
