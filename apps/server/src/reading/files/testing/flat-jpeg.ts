/** A picture in blocks of 8 by 8 pixels of one colour each; a colour has 1, 3 or 4 components. */
export interface FlatJpeg {
  /** Row by row. */
  readonly blocks: readonly (readonly (readonly number[])[])[];
  /** Other segments, such as APP14, to stand before the frame. */
  readonly segments?: readonly Uint8Array[];
}

/** A segment with its marker and length. */
export function segment(marker: number, data: Uint8Array): Uint8Array {
  const length = data.length + 2;
  return Uint8Array.from([0xff, marker, length >> 8, length & 0xff, ...data]);
}

/** Twelve lengths of direct values, each with a code of four bits: a table that needs no thought. */
const DC_TABLE = [0x00, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
/** One code, the bit 0, for "nothing more in this block". */
const AC_TABLE = [0x10, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** Blocks of one colour have a single coefficient, so the whole of JPEG comes down to writing differences. */
export function encodeFlatJpeg({ blocks, segments = [] }: FlatJpeg): Uint8Array {
  const [height, width] = [blocks.length * 8, (blocks[0]?.length ?? 0) * 8];
  const components = blocks[0]?.[0]?.length ?? 1;
  const each = Array.from({ length: components }, (_, index) => index + 1);
  const frame = [
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    components,
    ...each.flatMap((id) => [id, 0x11, 0]),
  ];
  const scan = [components, ...each.flatMap((id) => [id, 0x00]), 0, 63, 0];
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segments.flatMap((part) => [...part]),
    // All steps 1: a direct value is eight times what it stands for.
    ...segment(0xdb, Uint8Array.from([0, ...Array(64).fill(1)])),
    ...segment(0xc0, Uint8Array.from(frame)),
    ...segment(0xc4, Uint8Array.from(DC_TABLE)),
    ...segment(0xc4, Uint8Array.from(AC_TABLE)),
    ...segment(0xda, Uint8Array.from(scan)),
    ...encodeBlocks(blocks.flat(), components),
    0xff,
    0xd9,
  ]);
}

function encodeBlocks(colours: readonly (readonly number[])[], components: number): readonly number[] {
  const before = Array(components).fill(0);
  let bits = '';
  for (const colour of colours) {
    for (let component = 0; component < components; component += 1) {
      const value = ((colour[component] ?? 0) - 128) * 8;
      const difference = value - before[component];
      before[component] = value;
      const size = difference === 0 ? 0 : Math.floor(Math.log2(Math.abs(difference))) + 1;
      const written = difference < 0 ? difference + 2 ** size - 1 : difference;
      bits += `${size.toString(2).padStart(4, '0') + (size === 0 ? '' : written.toString(2).padStart(size, '0'))}0`;
    }
  }
  const bytes: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    const byte = Number.parseInt(bits.slice(at, at + 8).padEnd(8, '1'), 2);
    // A byte of ones would look like a marker: a zero behind it says that it is none.
    bytes.push(byte, ...(byte === 0xff ? [0] : []));
  }
  return bytes;
}
