/** Spaces that look like a space and are none, and marks that cannot be seen at all. */
const ODD_SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const INVISIBLE = /[\u200b-\u200f\u2060\ufeff\u00ad]/g;

/** Most texts of records are such: words of plain characters with single spaces between them, which nothing changes. */
const PLAIN_WORDS = /^[!-~]+(?: [!-~]+)*$/;

/** Text as a person sees it: every space a plain one, runs of them one, nothing invisible. Tabs and lines stay. */
export function plainSpaces(text: string): string {
  if (PLAIN_WORDS.test(text)) return text;
  return text.replace(INVISIBLE, '').replace(ODD_SPACES, ' ').replace(/ {2,}/g, ' ').trim();
}

/** A header or label as typed, but for spaces and line breaks in it. */
export function exactLabel(text: string): string {
  if (PLAIN_WORDS.test(text)) return text;
  return plainSpaces(text.replace(/[\t\r\n\v\f]+/g, ' '));
}

/** Equal for labels that a person would call the same: case and a closing colon or asterisk do not count. */
export function foldLabel(text: string): string {
  return trimSigns(exactLabel(text), '', ' :：*').toLowerCase();
}

/** Without these signs at its ends. A pattern would take quadratic time on a long run of them in the middle. */
export function trimSigns(text: string, atStart: string, atEnd: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && atStart.includes(text.charAt(start))) start += 1;
  while (end > start && atEnd.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
