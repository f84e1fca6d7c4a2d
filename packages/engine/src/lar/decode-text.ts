import { allow, type Decision, refuse } from '../decision.ts';
import { bytesToText } from '../evidence/bytes.ts';
import { EvidenceFormatError } from '../evidence/format-error.ts';
import { MOST_CHARACTERS } from './caps.ts';

/**
 * Text of a JSON, CSV or XML record from its bytes. Strict: a byte that does not fit is told, never replaced, since a
 * name with a hole in it would be compared with the documents. A refusal says what to do.
 */
export function decodeText(bytes: Uint8Array, format: 'json' | 'csv' | 'xml'): Decision<string, string> {
  // Two bytes a character at most in what is read here; text of other scripts in UTF-8 takes more and is no record.
  if (bytes.length > 2 * MOST_CHARACTERS)
    return refuse(`The file has ${bytes.length} bytes, more than a record may have.`);
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) {
    return refuse('This is a PDF. Upload it as a document of the package: it is read there as the credit approval.');
  }
  if (startsWith(bytes, [0x50, 0x4b]))
    return refuse(`This is a Word or zip file, not ${format}. Name its format, docx.`);
  const decoded = decode(bytes, format);
  if (!decoded.ok) return decoded;
  return decoded.effect.includes('\0') ? refuse('The file holds zero bytes: it is not a text file.') : decoded;
}

function decode(bytes: Uint8Array, format: 'json' | 'csv' | 'xml'): Decision<string, string> {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return decodeUtf8(bytes.subarray(3));
  if (startsWith(bytes, [0xff, 0xfe, 0, 0])) return refuse('The file is in UTF-32. Save it as UTF-8.');
  if (startsWith(bytes, [0xff, 0xfe])) return decodeUtf16(bytes.subarray(2), 0);
  if (startsWith(bytes, [0xfe, 0xff])) return decodeUtf16(bytes.subarray(2), 1);
  // The first characters of every record are plain ones, so a zero among them is the other half of UTF-16.
  if (bytes.length >= 4 && bytes[0] !== 0 && bytes[1] === 0 && bytes[3] === 0) return decodeUtf16(bytes, 0);
  if (bytes.length >= 4 && bytes[0] === 0 && bytes[1] !== 0 && bytes[2] === 0) return decodeUtf16(bytes, 1);
  if (format === 'xml') return decodeDeclared(bytes);
  const utf8 = decodeUtf8(bytes);
  // Spreadsheets on Windows write CSV in the code page of the country, which here is 1252.
  return utf8.ok || format === 'json' ? utf8 : decodeWindows1252(bytes);
}

/**
 * UTF-8 wherever the bytes are that, whatever the declaration says: a text that came inside a JSON body, or was saved
 * anew, still declares what it once was, and text in another code page is practically never valid UTF-8.
 */
function decodeDeclared(bytes: Uint8Array): Decision<string, string> {
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  const declared = /^<\?xml[^>]*?\bencoding\s*=\s*["']([\w.-]+)["']/.exec(start)?.[1] ?? 'utf-8';
  const isLatin = /^(iso-8859-1|latin-?1|windows-1252|cp1252)$/i.test(declared);
  if (!isLatin && !/^(utf-?8|us-ascii|ascii|utf-?16(le|be)?)$/i.test(declared)) {
    return refuse(`The XML is in ${declared}, which is not read here. Export it as UTF-8.`);
  }
  const utf8 = decodeUtf8(bytes);
  return utf8.ok || !isLatin ? utf8 : decodeWindows1252(bytes);
}

function decodeUtf8(bytes: Uint8Array): Decision<string, string> {
  try {
    return allow(bytesToText(bytes));
  } catch (error) {
    if (error instanceof EvidenceFormatError) return refuse(`The file ${error.message}. Save it as UTF-8.`);
    throw error;
  }
}

/** Arguments of one call; engines limit how many. */
const CHUNK = 8192;

function decodeUtf16(bytes: Uint8Array, highByte: 0 | 1): Decision<string, string> {
  if (bytes.length % 2 === 1) return refuse('The file is in UTF-16 and has half a character at its end.');
  const units = new Uint16Array(bytes.length / 2);
  for (let at = 0; at < units.length; at++) {
    const [first = 0, second = 0] = [bytes[2 * at], bytes[2 * at + 1]];
    units[at] = highByte === 1 ? (first << 8) | second : (second << 8) | first;
  }
  return allow(fromUnits(units));
}

function fromUnits(units: Uint16Array): string {
  let text = '';
  for (let at = 0; at < units.length; at += CHUNK) text += String.fromCharCode(...units.subarray(at, at + CHUNK));
  return text;
}

/** 0x80 to 0x9f; the five that the code page leaves open are 0. The rest is as in Unicode. */
const WINDOWS_1252 = [
  0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017d, 0, 0,
  0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0, 0x017e, 0x0178,
];

function decodeWindows1252(bytes: Uint8Array): Decision<string, string> {
  const units = Uint16Array.from(bytes, (byte) =>
    byte >= 0x80 && byte < 0xa0 ? (WINDOWS_1252[byte - 0x80] ?? 0) : byte,
  );
  const open = units.findIndex((unit, at) => unit === 0 && bytes[at] !== 0);
  if (open >= 0) return refuse(`The file is neither UTF-8 nor Windows-1252 (byte ${open}). Save it as UTF-8.`);
  return allow(fromUnits(units));
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}
