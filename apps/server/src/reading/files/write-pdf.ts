import type { PageSize } from './page-size.ts';

/** A picture as a PDF holds it; the strings are PDF's own notation. */
export interface PdfImage {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly colours: string;
  readonly filter: string;
  readonly parameters?: string;
  /** Where 0 and the highest value do not mean what the colours say, such as white for 0. */
  readonly decode?: string;
  readonly data: Uint8Array;
}

/** EXIF and TIFF number the ways a picture can lie the same: 1 is upright, 6 must be turned to the right. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface ImagePage {
  readonly image: PdfImage;
  /** Of the picture as it is stored, before it is turned. */
  readonly size: PageSize;
  readonly orientation: Orientation;
}

export function asOrientation(value: number | undefined): Orientation {
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= 8 ? (value as Orientation) : 1;
}

/**
 * A PDF with one picture a page. The numbers of the objects: 1 is the catalogue, 2 the list of pages, then three for
 * each page, namely itself, what it draws, and its picture.
 */
export function writePdf(pages: readonly ImagePage[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const addObject = (number: number, dictionary: string, stream?: Uint8Array) => {
    offsets[number] = length;
    add(`${number} 0 obj\n${dictionary}\n`);
    if (stream !== undefined) {
      add('stream\n');
      add(stream);
      add('\nendstream\n');
    }
    add('endobj\n');
  };

  add('%PDF-1.7\n');
  addObject(1, '<< /Type /Catalog /Pages 2 0 R >>');
  const kids = pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ');
  addObject(2, `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
  for (const [index, page] of pages.entries()) {
    const number = pageNumber(index);
    const { width, height } = seenSize(page);
    addObject(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${round(width)} ${round(height)}] /Contents ${number + 1} 0 R ` +
        `/Resources << /XObject << /P ${number + 2} 0 R >> >> >>`,
    );
    const drawing = Buffer.from(`q ${placement(page.orientation, width, height).map(round).join(' ')} cm /P Do Q`);
    addObject(number + 1, `<< /Length ${drawing.length} >>`, drawing);
    addObject(number + 2, describeImage(page.image), page.image.data);
  }
  const xref = length;
  const entries = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  add(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${entries.join('')}`);
  add(`trailer\n<< /Size ${offsets.length} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`);
  return Buffer.concat(parts, length);
}

function pageNumber(index: number): number {
  return 3 + 3 * index;
}

function describeImage({ width, height, bits, colours, filter, parameters, decode, data }: PdfImage): string {
  const more = [
    parameters === undefined ? '' : `/DecodeParms ${parameters}`,
    decode === undefined ? '' : `/Decode ${decode}`,
  ];
  return (
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent ${bits} ` +
    `/ColorSpace ${colours} /Filter ${filter} ${more.join(' ')} /Length ${data.length} >>`
  );
}

function seenSize({ size, orientation }: ImagePage): PageSize {
  return orientation >= 5 ? { width: size.height, height: size.width } : size;
}

/** Where the corners of the stored picture come to lie: PDF draws it into the unit square, its first row at the top. */
function placement(orientation: Orientation, width: number, height: number): readonly number[] {
  const ways: Readonly<Record<Orientation, readonly number[]>> = {
    1: [width, 0, 0, height, 0, 0],
    2: [-width, 0, 0, height, width, 0],
    3: [-width, 0, 0, -height, width, height],
    4: [width, 0, 0, -height, 0, height],
    5: [0, -height, -width, 0, width, height],
    6: [0, -height, width, 0, 0, height],
    7: [0, height, width, 0, 0, 0],
    8: [0, height, -width, 0, width, 0],
  };
  return ways[orientation];
}

/** PDF knows no exponents. */
function round(value: number): string {
  return value.toFixed(4);
}
