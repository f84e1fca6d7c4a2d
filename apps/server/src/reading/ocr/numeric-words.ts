/** What amounts, rates, dates, account numbers and the like look like when they are read right. */
const shapes = [
  // 250,000.00 or $250,000 or (1,234.56) or 250000.00
  /^[([]?-?\$?\d{1,3}(,\d{3})+(\.\d{1,4})?[)\]-]?$/,
  /^[([]?-?\$?\d*(\.\d{1,6})?[)\]-]?$/,
  // 6.250% or 80%
  /^[([-]?\d{1,3}(\.\d{1,6})?%[)\]]?$/,
  // 03/01/2026, 3-1-26, 2026-03-01
  /^\(?\d{1,4}([/-])\d{1,2}\1\d{1,4}\)?$/,
  // Numbers of accounts, telephones, postal codes and sections: groups of digits.
  /^[(#]?\d+\)?([-/.:]\d+)*\)?$/,
];

const EDGE_PUNCTUATION = /[.,;:'"*]+$/;

/** Whether at least half of it, and two characters, are digits. */
export function isNumeric(text: string): boolean {
  const digits = text.match(/\d/g)?.length ?? 0;
  return digits >= 2 && digits * 2 >= text.length;
}

/** Letters that engines read for digits. Any other letter is printed: an id such as `HE-222083`, a section, a unit. */
const PRINTED_LETTER = /[^OoQDlIiSsBbZzgqT\W\d_]/;

/** Whether it is meant to be a number: no letter in it but those that digits are taken for, and not two of them in a row. */
export function isMeantAsNumber(text: string): boolean {
  return isNumeric(text) && !PRINTED_LETTER.test(text) && !/[A-Za-z]{2}/.test(text);
}

export function isWellFormed(text: string): boolean {
  const bare = text.replace(EDGE_PUNCTUATION, '');
  return /\d/.test(bare) && shapes.some((shape) => shape.test(bare));
}
