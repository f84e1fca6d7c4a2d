import { identity, type Matrix, type Rect } from './page-geometry.ts';
import { type Pdfium, type Pointer, scratchBytes } from './pdfium.ts';

/** The rectangle that GetBounds and the like have just written as left, bottom, right, top. */
export function readRect(pdfium: Pdfium): Rect {
  const f32 = pdfium.f32();
  const at = pdfium.scratch >> 2;
  return { left: f32[at] ?? 0, bottom: f32[at + 1] ?? 0, right: f32[at + 2] ?? 0, top: f32[at + 3] ?? 0 };
}

/** The FS_RECTF that has just been written: left, top, right, bottom. */
export function readFsRect(pdfium: Pdfium): Rect {
  const f32 = pdfium.f32();
  const at = pdfium.scratch >> 2;
  return { left: f32[at] ?? 0, top: f32[at + 1] ?? 0, right: f32[at + 2] ?? 0, bottom: f32[at + 3] ?? 0 };
}

/** The FS_MATRIX that has just been written, where the call said that it did. */
export function readMatrix(pdfium: Pdfium, written: number): Matrix {
  if (written === 0) return identity;
  const f32 = pdfium.f32();
  const at = pdfium.scratch >> 2;
  return [f32[at] ?? 0, f32[at + 1] ?? 0, f32[at + 2] ?? 0, f32[at + 3] ?? 0, f32[at + 4] ?? 0, f32[at + 5] ?? 0];
}

export interface Colour {
  /** 0xRRGGBB. */
  readonly colour: number;
  /** 0 to 255. */
  readonly alpha: number;
}

/** A colour of a page object; null where it has none that can be named, such as a pattern. */
export function readColour(
  pdfium: Pdfium,
  get: (object: number, r: number, g: number, b: number, a: number) => number,
  object: Pointer,
): Colour | null {
  const { scratch } = pdfium;
  if (get(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return null;
  const i32 = pdfium.i32();
  const at = scratch >> 2;
  const red = i32[at] ?? 0;
  const green = i32[at + 1] ?? 0;
  const blue = i32[at + 2] ?? 0;
  return { colour: (red << 16) | (green << 8) | blue, alpha: i32[at + 3] ?? 255 };
}

const utf16 = new TextDecoder('utf-16le');
const utf8 = new TextDecoder();

/** A UTF-16 text of any length: functions say how many bytes they need, the closing zero included. */
export function readUtf16(pdfium: Pdfium, write: (buffer: Pointer, bytes: number) => number): string {
  return readText(pdfium, write, (bytes) => utf16.decode(bytes.subarray(0, Math.max(0, bytes.length - 2))));
}

export function readUtf8(pdfium: Pdfium, write: (buffer: Pointer, bytes: number) => number): string {
  return readText(pdfium, write, (bytes) => utf8.decode(bytes.subarray(0, Math.max(0, bytes.length - 1))));
}

function readText(
  pdfium: Pdfium,
  write: (buffer: Pointer, bytes: number) => number,
  decode: (bytes: Uint8Array) => string,
): string {
  const { scratch } = pdfium;
  const needed = write(scratch, scratchBytes);
  if (needed <= scratchBytes) return decode(pdfium.u8().slice(scratch, scratch + needed));
  const block = pdfium.call.malloc(needed);
  if (block === 0) return '';
  try {
    const written = Math.min(needed, write(block, needed));
    return decode(pdfium.u8().slice(block, block + written));
  } finally {
    pdfium.call.free(block);
  }
}

/** A zero-ended ASCII text in PDFium's memory, for keys of dictionaries. The caller frees it. */
export function writeAscii(pdfium: Pdfium, text: string): Pointer {
  const at = pdfium.call.malloc(text.length + 1);
  const u8 = pdfium.u8();
  for (let index = 0; index < text.length; index += 1) u8[at + index] = text.charCodeAt(index);
  u8[at + text.length] = 0;
  return at;
}
