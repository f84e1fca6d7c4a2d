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

interface Face {
  readonly words: Map<string, number>;
  /** Widths of letters, and of pairs of letters as they are kerned. */
  readonly letters: Map<string, number>;
}

const faces = new Map<string, Face>();

/** Widths of words are kept for a size of 1000; past this many a face forgets them, so that a long run does not grow. */
const MOST_KEPT = 60_000;

/** The width of a piece of text in points. */
export function widthOf(text: string, font: FontName, isBold: boolean, size: number, letterSpacing = 0): number {
  const key = isBold ? `${font} bold` : font;
  let face = faces.get(key);
  if (face === undefined) {
    face = { words: new Map(), letters: new Map() };
    faces.set(key, face);
  }
  let width = face.words.get(text);
  if (width === undefined) {
    width = measureWord(face, text, fonts[font][isBold ? 'bold' : 'regular']);
    if (face.words.size > MOST_KEPT) face.words.clear();
    face.words.set(text, width);
  }
  return (width * size) / 1000 + letterSpacing * Math.max(0, text.length - 1);
}

/** Names and amounts are new words all the time; their pairs of letters are not, and shaping a word costs a hundred times more. */
function measureWord({ letters }: Face, text: string, file: string): number {
  const measured = (piece: string): number => {
    let width = letters.get(piece);
    if (width === undefined) {
      ruler.font(file).fontSize(1000);
      width = ruler.widthOfString(piece);
      letters.set(piece, width);
    }
    return width;
  };
  let sum = 0;
  let before = '';
  for (const letter of text) {
    sum += before === '' ? measured(letter) : measured(before + letter) - measured(before);
    before = letter;
  }
  return sum;
}
