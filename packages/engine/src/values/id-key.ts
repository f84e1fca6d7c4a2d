/** Signs that stand for a hidden character of an id. */
const MASK = /[*\u2022\u25cf\u25a0#\u00d7]/g;

/** An id for comparing: upper case, letters and digits only, hidden characters as `*`. Leading zeros stay. */
export function idKey(value: string): string {
  const shown = value.normalize('NFKC').toUpperCase().replace(MASK, '*');
  // Letters that come to stand together when what was between them goes may compose to one.
  const compact = shown.replace(/[^\p{L}\p{N}*]+/gu, '').normalize('NFKC');
  // Two or more X before digits hide them; a single X is a letter of the id.
  let hidden = 0;
  while ('X*'.includes(compact.charAt(hidden)) && hidden < compact.length) hidden += 1;
  return hidden >= 2 && /^\d{2,}$/.test(compact.slice(hidden)) ? '*'.repeat(hidden) + compact.slice(hidden) : compact;
}

/** As `idKey`, for numbers that one system pads with zeros and another does not. */
export function idKeyWithoutZeros(value: string): string {
  return idKey(value).replace(/^0+(?=.)/, '');
}

/** Of a masked id at least so many characters must be readable, or it says nothing. */
const LEAST_SHOWN = 4;

/** Whether two ids can be the same when one of them, or both, hide their first characters: `XXX-XX-1234`. */
export function sameMaskedId(left: string, right: string): boolean {
  const a = idKey(left);
  const b = idKey(right);
  if (!a.includes('*') && !b.includes('*')) return a === b && a !== '';
  let compared = 0;
  for (let back = 1; back <= Math.min(a.length, b.length); back += 1) {
    const [one, other] = [a.charAt(a.length - back), b.charAt(b.length - back)];
    if (one === '*' || other === '*') continue;
    if (one !== other) return false;
    compared += 1;
  }
  // An id that is longer than the other's mask may go on behind it; a shown one may not.
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return compared >= LEAST_SHOWN && (short.length === long.length || short.startsWith('*'));
}
