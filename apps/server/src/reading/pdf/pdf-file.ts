import type {
  AlterationSign,
  Annotation,
  Box,
  Doubt,
  FormField,
  Line,
  PageFailure,
  Rule,
  Word,
} from '@countersign/engine/pages/page';

/** What the file itself says of a page, before anybody looked at its picture. */
export interface PageText {
  readonly pageNo: number;
  /** In points, as a person sees the page: rotation and crop applied. */
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  /** In reading order. Only text that the file shows: what is known to be hidden is in `hidden`. */
  readonly words: readonly Word[];
  readonly lines: readonly Line[];
  /** Words that the file hides: invisible, transparent, outside the page, clipped away. Never a source of values. */
  readonly hidden: readonly Word[];
  readonly rules: readonly Rule[];
  readonly formFields: readonly FormField[];
  readonly annotations: readonly Annotation[];
  /** Where pictures lie: text in them is not among the words. */
  readonly pictures: readonly Box[];
  readonly doubts: readonly Doubt[];
  /** What of the drawing looks changed after it was made. */
  readonly signs: readonly AlterationSign[];
  /** Small pictures on a page that is a picture: what they show is known only once it is recognized. */
  readonly laidOver: readonly Box[];
}

/** Pixels of a page: gray has one byte a pixel, rgb three. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3;
  readonly data: Uint8Array;
}

export interface RenderRequest {
  readonly pageNo: number;
  /** In pixels; the height follows. */
  readonly width: number;
  readonly colour: 'gray' | 'rgb';
}

/** A run of pages, as a PDF of its own. */
export interface CutRequest {
  /** The first. */
  readonly pageNo: number;
  readonly toPage: number;
}

/** An open PDF. Not safe for two calls at a time, nor against hostile files: it runs in a process of its own. */
export interface PdfFile {
  readonly pageCount: number;
  readPage(pageNo: number): PageText;
  renderPage(request: RenderRequest): Raster;
  cutPages(request: CutRequest): Uint8Array;
  close(): void;
}

/** The file as a whole cannot be read. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly code: 'file_encrypted' | 'file_broken' | 'file_empty' | 'file_too_many_pages' | 'file_type_unknown';

  constructor(code: FileRefused['code'], detail: string) {
    super(detail);
    this.code = code;
  }
}

/** One page cannot be read or painted; the rest of the file goes on. */
export class PageRefused extends Error {
  override readonly name = 'PageRefused';
  readonly code: PageFailure['code'];

  constructor(code: PageFailure['code'], detail: string) {
    super(detail);
    this.code = code;
  }
}
