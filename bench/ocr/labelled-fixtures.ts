import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import jpeg from 'jpeg-js';
import { decodePng } from '../../apps/server/src/reading/images/decode-png.ts';
import type { GrayImage } from '../../apps/server/src/reading/images/gray-image.ts';
import type { LabelledPicture } from './generated-scans.ts';
import type { PlacedWord } from './score-words.ts';

const FOLDER = '../shared/fixtures/documents';
const TEXTRACT = '05_income_tax_assets/labels_textract';

/** Picture, its labels, and the resolution where the file tells none: pictures of a screen, and parts of a page. */
const fixtures = [
  ['07_ocr_labelled/ocrmypdf/linn.png', '07_ocr_labelled/ocrmypdf/linn.txt', 300],
  [`${TEXTRACT}/paystub.jpg`, `${TEXTRACT}/test_detect_no_duplicate_words_paystub.jpg.json`, 83],
  [`${TEXTRACT}/paystub_header.png`, `${TEXTRACT}/test_detect_no_duplicate_words_paystub_header.png.json`, 75],
  [
    `${TEXTRACT}/paystub_single_table.png`,
    `${TEXTRACT}/test_detect_no_duplicate_words_paystub_single_table.png.json`,
    75,
  ],
  [`${TEXTRACT}/paystub_tables.png`, `${TEXTRACT}/test_detect_no_duplicate_words_paystub_tables.png.json`, 120],
  [`${TEXTRACT}/financial-document.png`, `${TEXTRACT}/financial-document-response.json`, 127],
] as const;

/** None where the folder is absent. */
export function readFixtures(): readonly LabelledPicture[] {
  return fixtures.flatMap(([picture, labels, dpi]) => {
    const [file, truth] = [join(FOLDER, picture), join(FOLDER, labels)];
    if (!existsSync(file) || !existsSync(truth)) return [];
    const words = labels.endsWith('.txt') ? plainWords(truth) : textractWords(truth);
    return words.length === 0 ? [] : [{ name: picture.split('/').at(-1) ?? '', image: readPicture(file), dpi, words }];
  });
}

function readPicture(file: string): GrayImage {
  const bytes = readFileSync(file);
  if (file.endsWith('.png')) return decodePng(bytes).image;
  const { width, height, data } = jpeg.decode(bytes, { useTArray: true });
  const gray = (at: number) => ((data[at] ?? 0) * 299 + (data[at + 1] ?? 0) * 587 + (data[at + 2] ?? 0) * 114) / 1000;
  return { width, height, data: Uint8Array.from({ length: width * height }, (_, at) => gray(at * 4)) };
}

function plainWords(file: string): readonly PlacedWord[] {
  const words = readFileSync(file, 'utf8')
    .split(/\s+/)
    .filter((text) => text !== '');
  return words.map((text) => ({ text, box: null }));
}

interface TextractBlock {
  readonly BlockType: string;
  readonly Text?: string;
  readonly Page?: number;
  readonly Geometry?: { readonly BoundingBox: Readonly<Record<'Left' | 'Top' | 'Width' | 'Height', number>> };
}

function textractWords(file: string): readonly PlacedWord[] {
  const { Blocks = [] } = JSON.parse(readFileSync(file, 'utf8')) as { Blocks?: readonly TextractBlock[] };
  return Blocks.flatMap(({ BlockType, Text, Geometry }) => {
    if (BlockType !== 'WORD' || Text === undefined || Geometry === undefined) return [];
    const { Left: x, Top: y, Width: w, Height: h } = Geometry.BoundingBox;
    return [{ text: Text, box: { x, y, w, h } }];
  });
}
