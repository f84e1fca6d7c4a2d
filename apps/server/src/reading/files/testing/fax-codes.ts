/** The codes of the run lengths that the tests draw with; a fax has a hundred more. */
const white: Readonly<Record<number, string>> = { 0: '00110101', 16: '101010', 32: '00011011', 48: '00001011' };
const black: Readonly<Record<number, string>> = { 16: '0000010111', 32: '000001101010' };
const MAKE_UP_64_WHITE = '11011';
const END_OF_LINE = '000000000001';

export const FAX_WIDTH = 64;

/** A row of 64 dots: how many white, how many black, and at least one white to the end. */
export type FaxRow = { readonly white: number; readonly black: number } | 'white';

function runs(row: FaxRow): readonly string[] {
  // 64 is written as a make-up code and a run of nothing.
  if (row === 'white') return [MAKE_UP_64_WHITE, white[0] ?? ''];
  return [white[row.white] ?? '', black[row.black] ?? '', white[FAX_WIDTH - row.white - row.black] ?? ''];
}

/** Group 3, one-dimensional: each row behind a mark. */
export function encodeGroup3(rows: readonly FaxRow[]): Uint8Array {
  return toBytes(`${rows.map((row) => END_OF_LINE + runs(row).join('')).join('')}${END_OF_LINE.repeat(6)}`);
}

/** The way of the oldest faxes in TIFF: rows without marks, each on a byte of its own. */
export function encodeRunLengths(rows: readonly FaxRow[]): Uint8Array {
  return Buffer.concat(rows.map((row) => toBytes(runs(row).join(''))));
}

const SAME_AS_ABOVE = '1';
const WRITTEN_OUT = '001';
const PASS_OVER = '0001';

/** Group 4: each row is told by how it differs from the one above it, the first from a white one. */
export function encodeGroup4(rows: readonly FaxRow[]): Uint8Array {
  let above: FaxRow = 'white';
  let bits = '';
  for (const row of rows) {
    // A row with a black run changes at its start, at its end and at the edge of the paper; a white one at the edge.
    if (row === above) bits += SAME_AS_ABOVE.repeat(row === 'white' ? 1 : 3);
    else if (row === 'white') bits += PASS_OVER + SAME_AS_ABOVE;
    else if (above === 'white')
      bits += `${WRITTEN_OUT}${white[row.white] ?? ''}${black[row.black] ?? ''}${SAME_AS_ABOVE}`;
    else throw new Error('Put a white row between two different ones.');
    above = row;
  }
  return toBytes(`${bits}${END_OF_LINE}${END_OF_LINE}`);
}

function toBytes(bits: string): Uint8Array {
  const bytes = bits.match(/.{1,8}/g) ?? [];
  return Uint8Array.from(bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));
}
