import type { Page, PageFailure } from '@countersign/engine/pages/page';
import { orderWords } from '@countersign/engine/pages/reading-order';
import type { ReadFileOptions } from '../platform/page-reader.ts';
import { inSpan } from '../platform/tracing/index.ts';
import type { GrayImage } from './images/gray-image.ts';
import { turnImage } from './images/rotate-image.ts';
import type { OpenFile, ReaderPool } from './isolation/index.ts';
import { PageFailed } from './isolation/index.ts';
import { cutBoxes, findMarks, findRules } from './marks/index.ts';
import { OcrEngineError, OcrPageTimeout, type RecognizedPage } from './ocr/index.ts';
import { type InspectedPage, mergeRecognized } from './picture/index.ts';
import { countPage, timeRecognition } from './reading-metrics.ts';
import { findPictureSigns } from './signs/picture-signs.ts';
import { turnPage } from './turn-page.ts';

/** Recognizes the picture of a page, within its time limit. */
export type Recognize = (
  image: GrayImage,
  options: { readonly dpi: number; readonly signal?: AbortSignal },
) => Promise<RecognizedPage>;

export interface ReadingTools {
  readonly pool: ReaderPool;
  readonly recognize: Recognize;
  /** Pages of one file in work at the same time: one is read while another is recognized. */
  readonly pagesAtOnce: number;
}

export interface ReadFile {
  readonly pageCount: number;
}

/** Reads a file page by page. A page that cannot be read is given with its reason, and the rest goes on; FileRefused when the file as a whole cannot be read. */
export async function readDocument(
  tools: ReadingTools,
  bytes: Uint8Array,
  options: ReadFileOptions,
): Promise<ReadFile> {
  const { signal } = options;
  const file = await tools.pool.open(bytes, signal === undefined ? {} : { signal });
  try {
    let next = 1;
    const lane = async (): Promise<void> => {
      for (;;) {
        const pageNo = next;
        next += 1;
        if (pageNo > file.pageCount) return;
        signal?.throwIfAborted();
        if (options.isDone?.(pageNo)) continue;
        const page = await inSpan('read page', { attributes: { 'countersign.page': pageNo } }, async (span) => {
          const read = await readPage(tools, file, pageNo, signal);
          const outcome = read.failure?.code ?? 'read';
          span.note({ 'countersign.method': read.method, 'countersign.outcome': outcome });
          countPage(read.method, outcome);
          return read;
        });
        await options.onPage(page);
      }
    };
    await Promise.all(Array.from({ length: Math.min(tools.pagesAtOnce, file.pageCount) }, lane));
    return { pageCount: file.pageCount };
  } finally {
    await file.close();
  }
}

async function readPage(
  tools: ReadingTools,
  file: OpenFile,
  pageNo: number,
  signal: AbortSignal | undefined,
): Promise<Page> {
  const within = signal === undefined ? {} : { signal };
  let inspected: InspectedPage;
  try {
    inspected = await file.inspectPage(pageNo, within);
  } catch (error) {
    if (error instanceof PageFailed) return unreadPage(pageNo, error.failure);
    throw error;
  }
  const page = toPage(inspected);
  if (inspected.recognize === null) return page;
  try {
    const { width, dpi } = pictureSize(inspected);
    const image = await file.renderPage({ pageNo, width, colour: 'gray' }, within);
    const attributes = { 'countersign.page': pageNo };
    const stopClock = timeRecognition();
    const recognize = () => tools.recognize(image, { dpi, ...within }).finally(stopClock);
    const recognized = await inSpan('recognize page', { attributes }, recognize);
    return withRecognized(page, inspected, recognized, image, dpi);
  } catch (error) {
    const failure = ocrFailure(pageNo, error);
    if (failure === null) throw error;
    return { ...page, failure };
  }
}

/** What recognition needs: at least this resolution, and at least as many pixels as a letter page has at it. */
const OCR_DPI = 200;
const OCR_LONG_SIDE = 11 * OCR_DPI;
/** Beyond it time and memory grow and words do not. */
const OCR_MAX_PIXELS = 12_000_000;

/** Sizes on paper are often wrong for scans, so a small page is taken for a reduced large one. */
function pictureSize({ width, height }: InspectedPage): { width: number; dpi: number } {
  const wanted = Math.max(OCR_DPI / 72, OCR_LONG_SIDE / Math.max(width, height));
  const most = Math.sqrt(OCR_MAX_PIXELS / (width * height));
  const scale = Math.min(wanted, most);
  return { width: Math.max(1, Math.round(width * scale)), dpi: Math.min(OCR_DPI, scale * 72) };
}

function toPage(inspected: InspectedPage): Page {
  const { pageNo, width, height, rotation, words, lines, rules, formFields, annotations, marks, doubts, signs } =
    inspected;
  return {
    pageNo,
    width,
    height,
    rotation,
    uprightTurn: 0,
    method: 'text',
    words,
    lines,
    rules,
    formFields,
    annotations,
    marks,
    doubts,
    ...(signs.length === 0 ? {} : { signs }),
    failure: null,
  };
}

function withRecognized(
  page: Page,
  { recognize, laidOver }: InspectedPage,
  recognized: RecognizedPage,
  image: GrayImage,
  dpi: number,
): Page {
  const merged = mergeRecognized(page.words, recognized.words, recognize ?? 'missing');
  const doubts = [...page.doubts, ...merged.doubts];
  // Only a page without text of its own is turned: text that the file places upright says which way is up.
  const turns = page.words.length === 0 ? recognized.quarterTurns : 0;
  const ofPicture = findPictureSigns(image, merged.words, laidOver);
  const signs = [...(page.signs ?? []), ...ofPicture];
  const found = signs.length === 0 ? page : { ...page, signs };
  const turned = turnPage({ ...found, method: 'ocr', words: merged.words, doubts }, turns);
  const picture = turnImage(image, turns);
  const marks = findMarks({ ...turned, picture, dpi });
  const rules = turned.rules.length > 0 ? turned.rules : findRules(picture, dpi);
  return { ...turned, ...orderWords(cutBoxes(turned.words, marks)), marks, rules };
}

function ocrFailure(pageNo: number, error: unknown): PageFailure | null {
  if (error instanceof PageFailed) return error.failure;
  if (error instanceof OcrEngineError) return { code: 'ocr_failed', detail: `Page ${pageNo}: ${error.message}` };
  if (error instanceof OcrPageTimeout) return { code: 'ocr_page_timeout', detail: `Page ${pageNo}: ${error.message}` };
  return null;
}

/** A page of which nothing is known but that it is there. Its size is that of a letter page, so that it can be shown. */
function unreadPage(pageNo: number, failure: PageFailure): Page {
  return {
    pageNo,
    width: 612,
    height: 792,
    rotation: 0,
    uprightTurn: 0,
    method: 'text',
    words: [],
    lines: [],
    rules: [],
    formFields: [],
    annotations: [],
    marks: [],
    doubts: [],
    failure,
  };
}
