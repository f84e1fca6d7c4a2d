import type { Box } from '@countersign/engine/pages/page';

export interface TruthWord {
  readonly text: string;
  readonly box: Box;
}

/** A canonical field as a document prints it. */
export interface TruthValue {
  readonly field: string;
  /** As printed, words joined by single spaces. */
  readonly printed: string;
  /**
   * What it means: money `250000.00`, rate in percent without trailing zeros `6.25`, date `2026-03-01`, integer `120`,
   * boolean `true`, a name, an id or a text as printed, an address on one line.
   */
  readonly value: string;
  /** One union box for each page that it stands on; page numbers count within the document. */
  readonly places: readonly { readonly pageNo: number; readonly box: Box }[];
}

export interface TruthMark {
  readonly kind: 'checkbox' | 'signature' | 'stamp';
  readonly marked: boolean;
  /** The words beside it, or who signs. */
  readonly label: string;
  /** The canonical field that the mark answers, if any. */
  readonly field: string | null;
  readonly pageNo: number;
  readonly box: Box;
}

export interface TruthPage {
  /** In points, as seen. */
  readonly width: number;
  readonly height: number;
  readonly words: readonly TruthWord[];
}

/** One document as drawn; its pages are numbered from 1. */
export interface TruthDocument {
  readonly docType: string;
  readonly layout: string;
  readonly pages: readonly TruthPage[];
  readonly values: readonly TruthValue[];
  readonly marks: readonly TruthMark[];
}

/** A document's place in its package. */
export interface PlacedDocument extends TruthDocument {
  readonly fromPage: number;
  readonly toPage: number;
  /** The loan whose facts it prints, or a changed copy of them. */
  readonly signed: boolean;
  /** Index of the document that this one repeats (a draft of a signed copy, a second scan), or null. */
  readonly repeats: number | null;
}

export interface PackageTruth {
  readonly seed: number;
  /** In page order; blank pages and separator sheets stand between documents and belong to none. */
  readonly documents: readonly PlacedDocument[];
  readonly pageCount: number;
  readonly blankPages: readonly number[];
  readonly separatorPages: readonly number[];
}
