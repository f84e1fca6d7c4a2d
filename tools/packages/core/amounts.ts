/** Money in cents, printed and spelled as loan documents do it. */
export function money(cents: number): string {
  const whole = Math.floor(cents / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}.${(cents % 100).toString().padStart(2, '0')}`;
}

/** `250000.00`: what a printed amount means. */
export function plainMoney(cents: number): string {
  return `${Math.floor(cents / 100)}.${(cents % 100).toString().padStart(2, '0')}`;
}

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const name = (list: readonly string[], index: number): string => list[index] ?? '';

function spellBelowThousand(n: number): string {
  const words: string[] = [];
  if (n >= 100) words.push(`${name(ones, Math.floor(n / 100))} hundred`);
  const rest = n % 100;
  if (rest >= 20)
    words.push(
      rest % 10 === 0 ? name(tens, rest / 10) : `${name(tens, Math.floor(rest / 10))}-${name(ones, rest % 10)}`,
    );
  else if (rest > 0) words.push(name(ones, rest));
  return words.join(' ');
}

/** Whole numbers below a billion in words: `two hundred fifty thousand`. */
export function spell(n: number): string {
  if (n === 0) return 'zero';
  const parts: string[] = [];
  const millions = Math.floor(n / 1_000_000);
  const thousands = Math.floor(n / 1000) % 1000;
  if (millions > 0) parts.push(`${spellBelowThousand(millions)} million`);
  if (thousands > 0) parts.push(`${spellBelowThousand(thousands)} thousand`);
  if (n % 1000 > 0) parts.push(spellBelowThousand(n % 1000));
  return parts.join(' ');
}

export function titleCase(text: string): string {
  return text.replace(/(^|[\s-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** `Two Hundred Fifty Thousand & 00/100`, without the word Dollars. */
export function amountInWords(cents: number, style: 'ampersand' | 'and' | 'no' = 'ampersand'): string {
  const fraction = (cents % 100).toString().padStart(2, '0');
  const words = titleCase(spell(Math.floor(cents / 100)));
  if (style === 'and') return `${words} and ${fraction}/100`;
  if (style === 'no' && fraction === '00') return `${words} and No/100`;
  return `${words} & ${fraction}/100`;
}

/** A rate in thousandths of a percent: 6250 is 6.250 %. Without trailing zeros, as its meaning. */
export function plainRate(thousandths: number): string {
  return (thousandths / 1000).toFixed(3).replace(/\.?0+$/, '');
}

export function rate(thousandths: number, digits = 3): string {
  return (thousandths / 1000).toFixed(digits);
}
