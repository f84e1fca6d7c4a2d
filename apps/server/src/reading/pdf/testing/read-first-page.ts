import { openPdf } from '../open-pdf.ts';
import type { PageText, Raster } from '../pdf-file.ts';
import { type HandPage, writePdf } from './write-pdf.ts';

/** What is read of a page written by hand. */
export async function readHandPage(page: HandPage, objects: readonly string[] = []): Promise<PageText> {
  const file = await openPdf(writePdf([page], objects));
  try {
    return file.readPage(1);
  } finally {
    file.close();
  }
}

export function textsOf({ words }: Pick<PageText, 'words'>): string[] {
  return words.map((word) => word.text);
}

/** The rectangle around all that is dark, in fractions of the picture. */
export function darkBox({ width, height, channels, data }: Raster): {
  x: number;
  y: number;
  right: number;
  bottom: number;
} {
  let left = width;
  let right = 0;
  let top = height;
  let bottom = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * channels] ?? 255) > 128) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  return { x: left / width, y: top / height, right: right / width, bottom: bottom / height };
}
