/** The numbers of one image file directory: of a page of a TIFF, or of the EXIF part of a JPEG. */
export type TiffTags = ReadonlyMap<number, readonly number[]>;

/** Bytes of a value of each type: byte, text, short, long, ratio, and the signed ones. */
const bytesOf: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8 };
/** The strips of a page of 65,535 rows; nothing that is read here has more values. */
const MOST_VALUES = 65_536;

/**
 * Reads the directories of a TIFF, and nothing of its pixels. Chains that lead in a circle end where they close, and
 * values that lie outside of the file are left out.
 */
export function readTiffTags(bytes: Uint8Array, mostDirectories: number): readonly TiffTags[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 8) return [];
  const little = view.getUint16(0) === 0x4949;
  const directories: TiffTags[] = [];
  const seen = new Set<number>();
  let at = view.getUint32(4, little);
  while (at !== 0 && at + 2 <= bytes.length && !seen.has(at) && directories.length < mostDirectories) {
    seen.add(at);
    const entries = view.getUint16(at, little);
    const end = at + 2 + entries * 12;
    if (end > bytes.length) break;
    directories.push(readDirectory(view, little, at + 2, entries));
    at = end + 4 <= bytes.length ? view.getUint32(end, little) : 0;
  }
  return directories;
}

function readDirectory(view: DataView, little: boolean, start: number, entries: number): TiffTags {
  const tags = new Map<number, readonly number[]>();
  for (let entry = start; entry < start + entries * 12; entry += 12) {
    const type = view.getUint16(entry + 2, little);
    const count = view.getUint32(entry + 4, little);
    const each = bytesOf[type];
    if (each === undefined || count > MOST_VALUES) continue;
    // Up to four bytes stand in the entry itself, more of them elsewhere.
    const at = each * count <= 4 ? entry + 8 : view.getUint32(entry + 8, little);
    if (at + each * count > view.byteLength) continue;
    const values = Array.from({ length: count }, (_, index) => readValue(view, little, type, at + each * index));
    tags.set(view.getUint16(entry, little), values);
  }
  return tags;
}

function readValue(view: DataView, little: boolean, type: number, at: number): number {
  if (type === 3) return view.getUint16(at, little);
  if (type === 8) return view.getInt16(at, little);
  if (type === 4) return view.getUint32(at, little);
  if (type === 9) return view.getInt32(at, little);
  if (type === 5 || type === 10) return view.getUint32(at, little) / view.getUint32(at + 4, little);
  return type === 6 ? view.getInt8(at) : view.getUint8(at);
}

const CENTIMETRES = 3;
const NO_UNIT = 1;

/** The tags that TIFF and EXIF share. */
export function readResolution(tags: TiffTags): { x: number; y: number } | null {
  const [x, y, unit = 2] = [tags.get(282)?.[0], tags.get(283)?.[0], tags.get(296)?.[0]];
  if (x === undefined || y === undefined || unit === NO_UNIT) return null;
  return unit === CENTIMETRES ? { x: x * 2.54, y: y * 2.54 } : { x, y };
}

export function readOrientation(tags: TiffTags): number | undefined {
  return tags.get(274)?.[0];
}
