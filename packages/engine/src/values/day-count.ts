/** How days and years are counted for interest. */
export const dayCounts = ['30/360', 'act/360', 'act/365'] as const;

export type DayCount = (typeof dayCounts)[number];

const THIRTY_DAY_MONTHS =
  /\b30\/360\b|\b360\/360\b|\b(?:30|thirty)(?: \(30\))?[ -]days?[ -](?:each[ -])?months?\b|\bmonths? of (?:30|thirty)\b|\b30 days? (?:in )?(?:each|every|per) month/;
const YEAR_OF_360 =
  /\/360\b|\b360\)?[ -]{0,2}days?\b|\bthree hundred sixty[ -]days?\b|\byear of (?:three hundred sixty|360)\b/;
const YEAR_OF_365 =
  /\/365\b|\b365\)?[ -]{0,2}days?\b|\bsixty[ -]five[ -]days?\b|\byear of (?:three hundred sixty[ -]five|365)\b|\b365\/366\b/;
const ACTUAL = /\bact(?:ual)?\b|\b36[56]\/360\b|\bexact\b|\bdays elapsed\b/;

/**
 * The day count that a phrase means. The words about months of 30 days decide, since such notes go on to say that odd
 * days are counted as they are. A year of 360 days alone does not say how days are counted and gives null.
 */
export function dayCountOf(text: string): DayCount | null {
  const folded = text.toLowerCase().replace(/ ?\/ ?/g, '/');
  if (THIRTY_DAY_MONTHS.test(folded)) return '30/360';
  if (YEAR_OF_360.test(folded)) return ACTUAL.test(folded) ? 'act/360' : null;
  return YEAR_OF_365.test(folded) ? 'act/365' : null;
}
