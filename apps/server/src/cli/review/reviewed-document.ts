import type { SplitDocument } from '@countersign/engine/classification/split-package';
import type { ExtractedValue } from '@countersign/engine/extraction/extracted-value';
import type { Page } from '@countersign/engine/pages/page';

/** A file that was read. */
export interface ReviewedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly pages: readonly Page[];
}

/** A document that a file holds, with what was read off it. */
export interface ReviewedDocument {
  readonly id: string;
  readonly file: ReviewedFile;
  readonly split: SplitDocument;
  readonly values: readonly ExtractedValue[];
}
