import { openPdf } from '../../pdf/open-pdf.ts';
import type { Raster } from '../../pdf/pdf-file.ts';
import { sniffFile, toPdf } from '../index.ts';

export interface DrawnPage {
  /** In points. */
  readonly width: number;
  readonly height: number;
  /** The colour at a place in fractions of the page: red, green, blue. */
  at(x: number, y: number): readonly number[];
}

/** Takes a picture the whole way: what kind it is, into a PDF, and drawn from there. */
export async function renderFile(bytes: Uint8Array): Promise<readonly DrawnPage[]> {
  const file = await openPdf(toPdf(bytes, sniffFile(bytes)));
  try {
    return Array.from({ length: file.pageCount }, (_, index) => {
      const pageNo = index + 1;
      const { width, height } = file.readPage(pageNo);
      const raster = file.renderPage({ pageNo, width: 256, colour: 'rgb' });
      return { width, height, at: (x: number, y: number) => colourAt(raster, x, y) };
    });
  } finally {
    file.close();
  }
}

function colourAt({ width, height, data }: Raster, x: number, y: number): readonly number[] {
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 3;
  return [...data.subarray(at, at + 3)];
}

export const RED = [255, 0, 0] as const;
export const GREEN = [0, 255, 0] as const;
export const BLUE = [0, 0, 255] as const;
export const WHITE = [255, 255, 255] as const;
export const BLACK = [0, 0, 0] as const;

/** The middles of the four quarters: top left, top right, bottom left, bottom right. */
export function quarters(page: DrawnPage | undefined): readonly (readonly number[] | undefined)[] {
  return [page?.at(0.25, 0.25), page?.at(0.75, 0.25), page?.at(0.25, 0.75), page?.at(0.75, 0.75)];
}
