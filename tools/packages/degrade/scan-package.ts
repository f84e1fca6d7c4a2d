import type { Box } from '@countersign/engine/pages/page';
import jpeg from 'jpeg-js';
import { encodeGrayPng } from '../../../apps/server/src/reading/images/encode-png.ts';
import type { GrayImage } from '../../../apps/server/src/reading/images/gray-image.ts';
import { openPdf } from '../../../apps/server/src/reading/pdf/open-pdf.ts';
import type { DrawnFile } from '../core/make-package.ts';
import { openOutput } from '../core/output.ts';
import { createRandom } from '../core/random.ts';
import type { PackageTruth, PlacedDocument } from '../core/truth.ts';
import { degradePage } from './degrade-page.ts';
import type { ScanGrade } from './grades.ts';

export interface ScanOptions {
  readonly grade: ScanGrade;
  readonly seed: number;
}

export interface ScannedFile {
  /** Pictures only: no text layer. */
  readonly pdf: Uint8Array;
  readonly images: readonly GrayImage[];
  readonly truth: PackageTruth;
}

/** The package printed and scanned: a picture of each page, with truth moved to where things stand on it. */
export async function scanPackage(
  file: Pick<DrawnFile, 'pdf' | 'truth'>,
  { grade, seed }: ScanOptions,
): Promise<ScannedFile> {
  const pdf = await openPdf(file.pdf);
  const random = createRandom(seed).fork(grade.name);
  const images: GrayImage[] = [];
  const moves: ((box: Box) => Box)[] = [];
  const { doc, finished } = openOutput();
  try {
    const sizes = pageSizes(file.truth);
    for (let pageNo = 1; pageNo <= file.truth.pageCount; pageNo += 1) {
      const [width, height] = sizes[pageNo - 1] ?? [612, 792];
      const raster = pdf.renderPage({ pageNo, width: Math.round((width / 72) * grade.dpi), colour: 'gray' });
      const { image, moved } = degradePage(raster, grade, random.fork(`page ${pageNo}`));
      doc.addPage({ size: [width, height], margin: 0 });
      doc.image(Buffer.from(encode(image, grade)), 0, 0, { width, height });
      images.push(image);
      moves.push(moved);
    }
  } finally {
    pdf.close();
  }
  doc.end();
  return { pdf: await finished, images, truth: moveTruth(file.truth, moves) };
}

function encode(image: GrayImage, grade: ScanGrade): Uint8Array {
  if (grade.jpegQuality === null) return encodeGrayPng(image);
  const data = new Uint8Array(image.width * image.height * 4).fill(255);
  image.data.forEach((value, i) => {
    data[i * 4] = value;
    data[i * 4 + 1] = value;
    data[i * 4 + 2] = value;
  });
  return jpeg.encode({ width: image.width, height: image.height, data }, grade.jpegQuality).data;
}

function pageSizes(truth: PackageTruth): (readonly [number, number])[] {
  const sizes: (readonly [number, number])[] = Array.from({ length: truth.pageCount }, () => [612, 792] as const);
  for (const document of truth.documents) {
    document.pages.forEach((page, i) => {
      sizes[document.fromPage - 1 + i] = [page.width, page.height];
    });
  }
  return sizes;
}

function moveTruth(truth: PackageTruth, moves: readonly ((box: Box) => Box)[]): PackageTruth {
  return {
    ...truth,
    documents: truth.documents.map((document) =>
      moveDocument(document, (pageNo, box) => moves[document.fromPage + pageNo - 2]?.(box) ?? box),
    ),
  };
}

function moveDocument(document: PlacedDocument, move: (pageNo: number, box: Box) => Box): PlacedDocument {
  return {
    ...document,
    pages: document.pages.map((page, i) => ({
      ...page,
      words: page.words.map((word) => ({ ...word, box: move(i + 1, word.box) })),
    })),
    values: document.values.map((value) => ({
      ...value,
      places: value.places.map(({ pageNo, box }) => ({ pageNo, box: move(pageNo, box) })),
    })),
    marks: document.marks.map((mark) => ({ ...mark, box: move(mark.pageNo, mark.box) })),
  };
}
