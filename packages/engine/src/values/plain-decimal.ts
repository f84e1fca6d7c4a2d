const ZERO = 0x30;
const NINE = 0x39;
const POINT = 0x2e;

/**
 * Where the point of a bare figure stands, such as `1250000.00`, and its length where it has none; -1 for every text
 * that has something else in it, starts or ends with the point, or has two. Records are full of such figures, and
 * patterns would take most of the time of reading them.
 */
export function pointOfFigure(text: string): number {
  const last = text.length - 1;
  let point = -1;
  for (let at = 0; at <= last; at++) {
    const code = text.charCodeAt(at);
    if (code === POINT && point < 0 && at > 0 && at < last) point = at;
    else if (code < ZERO || code > NINE) return -1;
  }
  return point < 0 && last >= 0 ? text.length : point;
}

/** A decimal text without leading zeros, trailing zeros, or a sign on zero: `06.250` is `6.25`. */
export function trimDecimal(text: string): string {
  const negative = text.startsWith('-');
  const start = negative ? 1 : 0;
  const found = text.indexOf('.', start);
  const point = found < 0 ? text.length : found;
  let from = start;
  while (from < point - 1 && text.charCodeAt(from) === ZERO) from += 1;
  let to = text.length;
  while (to > point + 1 && text.charCodeAt(to - 1) === ZERO) to -= 1;
  const units = from === point ? '0' : text.slice(from, point);
  const value = to <= point + 1 ? units : `${units}.${text.slice(point + 1, to)}`;
  return negative && value !== '0' ? `-${value}` : value;
}

/** The quotient of two whole numbers, when it ends within twelve places. */
export function decimalQuotient(above: number, below: number): string | null {
  const scaled = BigInt(above) * 10n ** 12n;
  if (scaled % BigInt(below) !== 0n) return null;
  const digits = (scaled / BigInt(below)).toString().padStart(13, '0');
  return trimDecimal(`${digits.slice(0, -12)}.${digits.slice(-12)}`);
}
