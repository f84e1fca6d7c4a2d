/** Code points that PDFium answers for a hyphen at the end of a line, and the soft hyphen, which is printed there. */
const hyphens = new Set([0x02, 0xad, 0xfffe]);

const ligatures = new Map([
  [0xfb00, 'ff'],
  [0xfb01, 'fi'],
  [0xfb02, 'fl'],
  [0xfb03, 'ffi'],
  [0xfb04, 'ffl'],
  [0xfb05, 'st'],
  [0xfb06, 'st'],
]);

/** Signs of the usual symbol fonts, whose codes are for private use: boxes, ticks and bullets say something on a form. */
const signs = new Map([
  [0xf06f, '☐'],
  [0xf071, '☐'],
  [0xf0a8, '☐'],
  [0xf0fe, '☑'],
  [0xf0fd, '☒'],
  [0xf0fc, '✓'],
  [0xf0fb, '✗'],
  [0xf09f, '•'],
  [0xf0a7, '•'],
  [0xf0b7, '•'],
]);

const unreadable = 0xfffd;
const lastCodePoint = 0x10ffff;

export function isBlank(code: number): boolean {
  if (code > 0x20 && code < 0xa0) return false;
  return (
    code === 0x20 ||
    code === 0xa0 ||
    (code >= 0x09 && code <= 0x0d) ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x202f ||
    code === 0x3000 ||
    code === 0xfeff ||
    // The space of symbol fonts.
    code === 0xf020
  );
}

/** The printable characters of ASCII, which most text is made of. */
const plain = Array.from({ length: 0x7f }, (_, code) => String.fromCharCode(code));

/** The text with one more character, written as a person would type it. */
export function addLetter(text: string, code: number): string {
  if (code > 0x20 && code < 0x7f) return text + (plain[code] ?? '');
  if (hyphens.has(code)) return `${text}-`;
  const ligature = ligatures.get(code);
  if (ligature !== undefined) return text + ligature;
  const sign = signs.get(code);
  if (sign !== undefined) return text + sign;
  return text + String.fromCodePoint(isReadable(code) ? code : unreadable);
}

/** Whether a code says which letter is meant: not a control, a private-use code point, or past the end of Unicode. */
export function isReadable(code: number): boolean {
  if (code < 0x20) return hyphens.has(code);
  if (code >= 0x7f && code < 0xa0) return false;
  if (code >= 0xd800 && code <= 0xdfff) return false;
  if (code >= 0xe000 && code <= 0xf8ff) return signs.has(code);
  return code !== unreadable && code < 0xf0000 && code <= lastCodePoint;
}

/** What lines to write on and lines of dots are made of. */
const leaders = new Set(['.', '_', '-', '·', '…', '*', '='].map((sign) => sign.charCodeAt(0)));

export function isLeader(code: number): boolean {
  return code < 0x30 || code > 0x7a ? leaders.has(code) : code === 0x3d || code === 0x5f;
}
