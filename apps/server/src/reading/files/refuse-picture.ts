import { FileRefused } from '../pdf/pdf-file.ts';

const AND_NOW = 'Open it in a viewer, print it to a PDF, and upload that.';

/** `what` names the kind of picture: "JPEG picture". */
export function brokenPicture(what: string, why: string): FileRefused {
  return new FileRefused('file_broken', `The ${what} ${why}. ${AND_NOW}`);
}

/**
 * How much the pixels of one picture may take when unpacked. A sheet of 24 by 36 inches at 300 dpi has 78 million
 * pixels, in colour 233 MB; what is larger than that is refused before it costs memory.
 */
const UNPACKED_BYTES = 256 * 1024 * 1024;

export function refuseHugePicture(what: string, width: number, height: number, bitsPerPixel: number): void {
  if (width < 1 || height < 1) throw brokenPicture(what, 'has no pixels');
  if (Math.ceil((width * bitsPerPixel) / 8) * height <= UNPACKED_BYTES) return;
  const size = `${width.toLocaleString('en-US')} by ${height.toLocaleString('en-US')} pixels`;
  throw brokenPicture(what, `has ${size}, which is too large to be opened`);
}
