/** What Windows code page 1252 has beyond Latin-1, which is what the standard fonts of PDF can show. */
const EXTRA = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/**
 * Text as the standard fonts of PDF can show it. A letter that they lack loses its accent (Łódź keeps its o and z);
 * where that does not help, its code point stands in its place, so that two names never look the same.
 */
export function toWinAnsi(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => (isShown(character) ? character : substitute(character)))
    .join('');
}

const STROKED: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i', İ: 'I' };

function substitute(character: string): string {
  if (/\s/.test(character)) return ' ';
  const bare = STROKED[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '');
  if (bare !== '' && [...bare].every(isShown)) return bare;
  return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
}

function isShown(character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return (point >= 0x20 && point <= 0x7e) || (point >= 0xa0 && point <= 0xff) || EXTRA.has(character);
}
