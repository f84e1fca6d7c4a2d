import type { GrayImage } from './gray-image.ts';

/**
 * A comment of this length stands in front of the pixels. The npm engine searches the first 500 bytes of any picture
 * for a camera's orientation mark, and pixels that happened to look like one would turn the page.
 */
const COMMENT = `# ${'countersign '.repeat(42)}`;

/** The plainest picture format there is: a header and the bytes. Engines read it without a library. */
export function encodePgm({ width, height, data }: GrayImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${COMMENT}\n${width} ${height}\n255\n`, 'latin1'), data]);
}
