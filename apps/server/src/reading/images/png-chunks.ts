import { crc32 } from 'node:zlib';

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface PngChunk {
  readonly type: string;
  readonly data: Uint8Array;
}

/** What the header of a PNG promises; readable before a single pixel is unpacked. */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colorType: number;
  readonly interlaced: boolean;
}

/** The bytes are no PNG, or a broken one; the message says in which way. */
export class PngError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PngError';
  }
}

const HEADER_BYTES = 13;
const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const depthsOf: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** Reads the size from the first bytes alone, so that a picture that is too large is refused before it costs memory. */
export function readPngHeader(bytes: Uint8Array): PngHeader {
  const buffer = asBuffer(bytes);
  if (!buffer.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE))
    throw new PngError('The bytes are no PNG picture.');
  if (buffer.length < 33 || buffer.toString('latin1', 12, 16) !== 'IHDR' || buffer.readUInt32BE(8) !== HEADER_BYTES)
    throw new PngError('The PNG picture has no header.');
  if (crc32(buffer.subarray(12, 29)) !== buffer.readUInt32BE(29)) throw new PngError('The PNG header is damaged.');
  const [width, height] = [buffer.readUInt32BE(16), buffer.readUInt32BE(20)];
  const [depth = 0, colorType = 0, compression, filter, interlace = 0] = buffer.subarray(24, 29);
  if (width === 0 || height === 0) throw new PngError('The PNG picture has no pixels.');
  if (depthsOf[colorType]?.includes(depth) !== true || compression !== 0 || filter !== 0 || interlace > 1)
    throw new PngError('The PNG picture is of a kind that does not exist.');
  return { width, height, depth, colorType, interlaced: interlace === 1 };
}

/** Bytes of the unpacked rows of a picture that is not interlaced; an interlaced one takes at most a little more. */
export function unpackedBytes({ width, height, depth, colorType, interlaced }: PngHeader): number {
  const row = Math.ceil((width * depth * (channelsOf[colorType] ?? 1)) / 8) + 1;
  // Seven passes, each with filter bytes of its own and rows that are filled up to whole bytes.
  return row * height + (interlaced ? 2 * height * 7 + width * 7 : 0);
}

/** The chunks in their order, each checked against its checksum. */
export function readPngChunks(bytes: Uint8Array): readonly PngChunk[] {
  const buffer = asBuffer(bytes);
  const chunks: PngChunk[] = [];
  for (let at = PNG_SIGNATURE.length; at + 12 <= buffer.length; ) {
    const length = buffer.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > buffer.length) break;
    if (crc32(buffer.subarray(at + 4, end)) !== buffer.readUInt32BE(end))
      throw new PngError('The PNG picture is damaged.');
    const type = buffer.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: buffer.subarray(at + 8, end) });
    if (type === 'IEND') return chunks;
    at = end + 4;
  }
  throw new PngError('The PNG picture ends before it is complete.');
}

export function writePngChunk({ type, data }: PngChunk): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
