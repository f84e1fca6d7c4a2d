/** A spreadsheet would take a text that begins with one of these for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A line of a CSV file for people (RFC 4180), with nothing in it that a spreadsheet runs. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map((cell) => cellOf(String(cell ?? ''))).join(',')}\r\n`;
}

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
