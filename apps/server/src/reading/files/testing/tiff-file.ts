/** A tag with its values; numbers become longs, pairs become ratios, bytes stay bytes. */
type TagValue = readonly number[] | readonly (readonly [number, number])[] | Uint8Array;

export interface TiffDirectory {
  readonly tags: Readonly<Record<number, TagValue>>;
  /** Stored one behind the other, and named by the tags 273 and 279. */
  readonly strips: readonly Uint8Array[];
}

/** A TIFF in either order of bytes. With `circle` the last directory leads back to the first. */
export function encodeTiff(directories: readonly TiffDirectory[], little = true, circle = false): Uint8Array {
  const parts: Buffer[] = [];
  let length = 8;
  const u16 = (value: number) => number(value, 2, little);
  const u32 = (value: number) => number(value, 4, little);
  const put = (part: Uint8Array): number => {
    const at = length;
    parts.push(Buffer.from(part));
    length += part.length;
    return at;
  };
  /** Where each directory says where the next one stands. */
  const links: { part: Buffer; offset: number }[] = [];
  const starts: number[] = [];

  for (const { tags, strips } of directories) {
    const offsets = strips.map(put);
    const all: Record<number, TagValue> = { ...tags, 273: offsets, 279: strips.map((strip) => strip.length) };
    const entries = Object.keys(all)
      .map(Number)
      .sort((a, b) => a - b)
      .map((tag) => {
        const { type, count, bytes } = encodeValue(all[tag] ?? [], u32);
        const inline = bytes.length <= 4 ? Buffer.concat([bytes, Buffer.alloc(4 - bytes.length)]) : u32(put(bytes));
        return Buffer.concat([u16(tag), u16(type), u32(count), inline]);
      });
    const part = Buffer.concat([u16(entries.length), ...entries, u32(0)]);
    starts.push(length);
    parts.push(part);
    length += part.length;
    links.push({ part, offset: part.length - 4 });
  }
  for (const [index, { part, offset }] of links.entries()) {
    const next = starts[index + 1] ?? (circle ? starts[0] : undefined) ?? 0;
    u32(next).copy(part, offset);
  }
  const order = little ? 'II' : 'MM';
  return Buffer.concat([Buffer.from(order), u16(42), u32(starts[0] ?? 0), ...parts]);
}

function encodeValue(value: TagValue, u32: (value: number) => Buffer) {
  if (value instanceof Uint8Array) return { type: 7, count: value.length, bytes: Buffer.from(value) };
  const type = Array.isArray(value[0]) ? 5 : 4;
  return { type, count: value.length, bytes: Buffer.concat(value.flat().map((each) => u32(Number(each)))) };
}

function number(value: number, bytes: 2 | 4, little: boolean): Buffer {
  const buffer = Buffer.alloc(bytes);
  if (little) buffer.writeUIntLE(value, 0, bytes);
  else buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}
