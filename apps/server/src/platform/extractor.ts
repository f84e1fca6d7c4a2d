import type { ExtractedValue } from '@countersign/engine/extraction/extracted-value';
import type { FileTestimony } from '@countersign/engine/extraction/file-testimony';
import type { ReadDocument } from '@countersign/engine/extraction/read-by-file';
import type { Template } from '@countersign/engine/extraction/template';
import type { Page } from '@countersign/engine/pages/page';

/** A saved template, as a run names it. */
export interface NamedTemplate extends Template {
  readonly id: string;
  readonly version: number;
}

/** What the extracting thread can be asked for. */
export type ExtractionWork =
  | {
      readonly kind: 'document';
      readonly docType: string;
      readonly pages: readonly Page[];
      readonly templates: readonly NamedTemplate[];
    }
  | { readonly kind: 'by-file'; readonly document: ReadDocument; readonly testimony: FileTestimony }
  | { readonly kind: 'prove'; readonly pages: readonly Page[]; readonly template: Template };

export interface Proof {
  readonly classifiedAs: string;
  readonly confidence: number;
  readonly values: readonly ExtractedValue[];
}

export interface ExtractionResults {
  readonly document: {
    /** The type that a template gave the pages, or the one they had. */
    readonly docType: string;
    /** How sure that is; null where the type did not change. */
    readonly confidence: number | null;
    readonly values: readonly ExtractedValue[];
    readonly template: { readonly id: string; readonly version: number } | null;
  };
  /** The values of a document once its file's other papers were heard. */
  readonly 'by-file': readonly ExtractedValue[];
  readonly prove: Proof;
}

/** The patterns took more steps than they may: they, or the document, are too much, on whatever machine. */
export class ExtractionTooSlow extends Error {}

/** The clock ran out before the steps did: the machine is busy, and the same work may well be done later. */
export class ExtractorBusy extends Error {}

export interface WorkLimit {
  /** Of the pattern engine; the same work takes the same number everywhere. */
  readonly steps: number;
  /** By the clock, from when the thread takes it up: against what hangs. */
  readonly seconds: number;
}

/** Runs rules over pages in a thread of its own, so that no template and no document can hold up other requests. */
export interface Extractor {
  run<K extends ExtractionWork['kind']>(
    work: Extract<ExtractionWork, { kind: K }>,
    limit: WorkLimit,
  ): Promise<ExtractionResults[K]>;
  close(): Promise<void>;
}
