import type { Page } from '@countersign/engine/pages/page';

/** A page as a picture, ready to be shown. */
export interface PageImage {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface ReadFileOptions {
  /** Called for each page as it is done, not always in order. */
  readonly onPage: (page: Page) => Promise<void> | void;
  /** Pages to leave out, since they were read before. */
  readonly isDone?: (pageNo: number) => boolean;
  readonly signal?: AbortSignal;
}

export interface PageImageRequest {
  readonly pageNo: number;
  /** In pixels, of the page as seen; the height follows. */
  readonly width: number;
  /** Height over width of the page as seen. */
  readonly aspect: number;
  /** As the page's own `uprightTurn`. */
  readonly uprightTurn: number;
}

export interface PageRange {
  readonly fromPage: number;
  readonly toPage: number;
}

/**
 * From the bytes of a file to its pages. Behind it stand processes of their own, so nothing that a file holds can take
 * this one down. A file that cannot be read fails with
 * the reading room's FileRefused, a picture of a page with its PageFailed.
 */
export interface PageReader {
  /** Names everything that the words depend on: reader, OCR engine, its data. */
  version(): Promise<string>;
  readFile(bytes: Uint8Array, options: ReadFileOptions): Promise<{ readonly pageCount: number }>;
  drawPage(bytes: Uint8Array, request: PageImageRequest): Promise<PageImage>;
  /** The pages of each range, both ends among them, as a PDF of their own. */
  cutPages(bytes: Uint8Array, ranges: readonly PageRange[]): Promise<readonly Uint8Array[]>;
  close(): Promise<void>;
}
