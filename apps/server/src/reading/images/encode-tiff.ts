import type { GrayImage } from './gray-image.ts';

const ENTRY_BYTES = 12;
const SHORT = 3;
const LONG = 4;

/** Several gray pictures in one TIFF file, unpacked, one a page: the one form in which a command takes many pictures. */
export function encodeTiff(images: readonly GrayImage[]): Buffer {
  const head = Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0]);
  const parts: Buffer[] = [head];
  let at = head.length;
  for (const [index, image] of images.entries()) {
    const entries = entriesOf(image);
    const directoryBytes = 2 + entries.length * ENTRY_BYTES + 4;
    const pixelsAt = at + directoryBytes;
    // Directories start at even addresses, as the format asks.
    const padding = (directoryBytes + image.data.length) % 2;
    const next = pixelsAt + image.data.length + padding;
    const directory = Buffer.alloc(directoryBytes);
    directory.writeUInt16LE(entries.length, 0);
    for (const [number, [tag, type, value]] of entries.entries()) {
      const offset = 2 + number * ENTRY_BYTES;
      directory.writeUInt16LE(tag, offset);
      directory.writeUInt16LE(type, offset + 2);
      directory.writeUInt32LE(1, offset + 4);
      directory.writeUInt32LE(tag === STRIP_OFFSETS ? pixelsAt : value, offset + 8);
    }
    directory.writeUInt32LE(index === images.length - 1 ? 0 : next, directoryBytes - 4);
    parts.push(
      directory,
      Buffer.from(image.data.buffer, image.data.byteOffset, image.data.length),
      Buffer.alloc(padding),
    );
    at = next;
  }
  return Buffer.concat(parts);
}

const STRIP_OFFSETS = 273;

/** Tag, type and value, in the order of tags that the format asks for. */
function entriesOf({ width, height, data }: GrayImage): readonly (readonly [number, number, number])[] {
  return [
    [256, LONG, width],
    [257, LONG, height],
    [258, SHORT, 8],
    [259, SHORT, 1],
    // Black is zero.
    [262, SHORT, 1],
    [STRIP_OFFSETS, LONG, 0],
    [277, SHORT, 1],
    [278, LONG, height],
    [279, LONG, data.length],
  ];
}
