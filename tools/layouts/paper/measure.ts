import PDFDocument from 'pdfkit';
import { type FontName, fonts } from '../../packages/core/fonts.ts';

/** How far a line of each face reaches above and below its baseline, in parts of the size, as the PDF reader tells it. */
const reach: Readonly<Record<FontName, { readonly regular: Reach; readonly bold: Reach }>> = {
  sans: { regular: [0.945, 0.224], bold: [0.95, 0.227] },
  serif: { regular: [0.878, 0.249], bold: [0.889, 0.249] },
  mono: { regular: [0.803, 0.248], bold: [0.811, 0.248] },
  slab: { regular: [0.95, 0.27], bold: [0.95, 0.27] },
  condensed: { regular: [0.95, 0.27], bold: [0.95, 0.27] },
  franklin: { regular: [0.95, 0.239], bold: [0.95, 0.258] },
  typewriter: { regular: [0.892, 0.256], bold: [0.892, 0.265] },
  book: { regular: [0.95, 0.29], bold: [0.95, 0.254] },
};

type Reach = readonly [up: number, down: number];

export function reachOf(font: FontName, isBold: boolean): Reach {
  return reach[font][isBold ? 'bold' : 'regular'];
}

// Opening an embedded face costs more than a page: one document measures for all.
const ruler = new PDFDocument({ autoFirstPage: false });
const faces = new Map<string, Map<string, number>>();

/** Widths are kept for a size of 1000; past this many a face forgets them, so that a long run does not grow. */
const MOST_KEPT = 60_000;

/** The width of a piece of text in points. */
export function widthOf(text: string, font: FontName, isBold: boolean, size: number, letterSpacing = 0): number {
  const key = isBold ? `${font} bold` : font;
  let kept = faces.get(key);
  if (kept === undefined || kept.size > MOST_KEPT) {
    kept = new Map();
    faces.set(key, kept);
  }
  let width = kept.get(text);
  if (width === undefined) {
    ruler.font(fonts[font][isBold ? 'bold' : 'regular']).fontSize(1000);
    width = ruler.widthOfString(text);
    kept.set(text, width);
  }
  return (width * size) / 1000 + letterSpacing * Math.max(0, text.length - 1);
}
