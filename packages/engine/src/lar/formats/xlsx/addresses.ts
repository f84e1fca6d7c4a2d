export interface Address {
  /** From 1. */
  readonly row: number;
  readonly column: number;
}

export interface Area {
  readonly from: Address;
  readonly to: Address;
}

/** The last row and column of any sheet, XFD1048576. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;

/** `B4` or `$B$4`; null for what is no place in a sheet. */
export function readAddress(text: string): Address | null {
  const found = /^\$?([A-Za-z]{1,3})\$?(\d{1,7})$/.exec(text);
  if (found === null) return null;
  const address = { row: Number(found[2]), column: columnNumber(found[1] ?? '') };
  return address.row < 1 || address.row > LAST_ROW || address.column > LAST_COLUMN ? null : address;
}

export function readArea(text: string): Area | null {
  const [first = '', second = first, ...rest] = text.split(':');
  const [from, to] = [readAddress(first), readAddress(second)];
  if (from === null || to === null || rest.length > 0) return null;
  return from.row > to.row || from.column > to.column ? null : { from, to };
}

function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

export function writeAddress({ row, column }: Address): string {
  return `${columnLetters(column)}${row}`;
}

export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}
