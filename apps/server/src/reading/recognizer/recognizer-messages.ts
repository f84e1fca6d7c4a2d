import type { ReadPage } from './read-page.ts';

/** A page to read. */
export interface RecognizerRequest {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  readonly dpi: number;
}

export type RecognizerAnswer = ReadPage;
