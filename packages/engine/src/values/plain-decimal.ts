/** A decimal text without leading zeros, trailing zeros, or a sign on zero: `06.250` is `6.25`. */
export function trimDecimal(text: string): string {
  const negative = text.startsWith('-');
  const [whole = '', decimals = ''] = text.replace('-', '').split('.');
  const units = whole.replace(/^0+(?=\d)/, '') || '0';
  const rest = decimals.replace(/0+$/, '');
  const value = rest === '' ? units : `${units}.${rest}`;
  return negative && value !== '0' ? `-${value}` : value;
}

/** The quotient of two whole numbers, when it ends within twelve places. */
export function decimalQuotient(above: number, below: number): string | null {
  const scaled = BigInt(above) * 10n ** 12n;
  if (scaled % BigInt(below) !== 0n) return null;
  const digits = (scaled / BigInt(below)).toString().padStart(13, '0');
  return trimDecimal(`${digits.slice(0, -12)}.${digits.slice(-12)}`);
}
