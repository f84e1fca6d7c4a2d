import { EvidenceFormatError } from './format-error.ts';

/** In a `u` pattern a surrogate class matches lone surrogates only; a proper pair is one code point above them. */
const LONE_SURROGATE = /[\ud800-\udfff]/u;

/** UTF-8 has no form for a lone surrogate: encoders put U+FFFD there, and two different texts would get one hash. */
export function hasLoneSurrogate(text: string): boolean {
  return LONE_SURROGATE.test(text);
}

export function equalBytes(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false;
  for (let index = 0; index < left.length; index++) if (left[index] !== right[index]) return false;
  return true;
}

/** `String.fromCharCode` takes its units as arguments, and engines limit how many; 8,192 is far below every limit. */
const UNITS_PER_CHUNK = 8192;

/**
 * Reads UTF-8 strictly. A lenient reader turns every bad byte into U+FFFD, so files with different
 * bytes would read, and check, the same.
 */
export function bytesToText(bytes: Uint8Array): string {
  let text = '';
  let units: number[] = [];
  let at = 0;
  while (at < bytes.length) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) {
      units.push(lead);
      at += 1;
    } else {
      const length = sequenceLength(lead);
      const point = codePointAt(bytes, at, length);
      if (point > 0xffff) units.push(0xd800 + ((point - 0x10000) >> 10), 0xdc00 + ((point - 0x10000) & 0x3ff));
      else units.push(point);
      at += length;
    }
    if (units.length >= UNITS_PER_CHUNK) {
      text += String.fromCharCode(...units);
      units = [];
    }
  }
  return text + String.fromCharCode(...units);
}

/** Zero means that no sequence starts with this byte. */
function sequenceLength(lead: number): number {
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  if (lead >= 0xf0 && lead <= 0xf4) return 4;
  return 0;
}

/** The smallest code point that needs this many bytes; a smaller one in a longer form is a second spelling. */
const SMALLEST = [0, 0, 0x80, 0x800, 0x10000];

function codePointAt(bytes: Uint8Array, at: number, length: number): number {
  let point = (bytes[at] ?? 0) & (0xff >> (length + 1));
  let isWhole = length > 0;
  for (let index = 1; index < length; index++) {
    const byte = bytes[at + index] ?? 0;
    isWhole &&= (byte & 0xc0) === 0x80;
    point = (point << 6) | (byte & 0x3f);
  }
  const isSurrogate = point >= 0xd800 && point <= 0xdfff;
  if (!isWhole || isSurrogate || point < (SMALLEST[length] ?? 0) || point > 0x10ffff) {
    throw new EvidenceFormatError(`is not valid UTF-8 at byte ${at}`);
  }
  return point;
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Standard base64 with padding (RFC 4648, section 4), which is what C2SP notes use. */
export function bytesToBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    text += BASE64.charAt(group >> 18) + BASE64.charAt((group >> 12) & 63);
    text += at + 1 < bytes.length ? BASE64.charAt((group >> 6) & 63) : '=';
    text += at + 2 < bytes.length ? BASE64.charAt(group & 63) : '=';
  }
  return text;
}

/** Reads base64 strictly: every text that is accepted is the one spelling of its bytes. */
export function base64ToBytes(text: string): Uint8Array {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array(Math.max(0, Math.floor(text.length / 4) * 3 - padding));
  for (let at = 0, out = 0; at + 4 <= text.length; at += 4) {
    let group = 0;
    for (let index = at; index < at + 4; index++) {
      const digit = index >= text.length - padding ? 0 : BASE64.indexOf(text.charAt(index));
      if (digit < 0) throw new EvidenceFormatError('is not base64');
      group = (group << 6) | digit;
    }
    for (let shift = 16; shift >= 0 && out < bytes.length; shift -= 8) bytes[out++] = (group >> shift) & 0xff;
  }
  // Writing it again catches a length that is no multiple of four and set bits behind the last byte.
  if (bytesToBase64(bytes) !== text) throw new EvidenceFormatError('is not base64');
  return bytes;
}
