import type { Box, Page } from '../pages/page.ts';
import type { ValueKind } from '../values/value-kind.ts';
import type { Rule } from './rule.ts';

/** A value read off a document: what is printed, what it means, where it stands and how certain that is. */
export interface ExtractedValue {
  readonly fieldName: string;
  readonly rawText: string;
  readonly normalizedValue: string;
  readonly valueKind: ValueKind;
  /** In the file. */
  readonly pageNo: number;
  readonly bbox: Box;
  readonly confidence: number;
  readonly method: 'text' | 'ocr';
  readonly rule: string;
  readonly reasons: readonly string[];
  readonly rivals: readonly Rival[];
}

/** What another rule, or another place, says of the same field. */
export interface Rival {
  readonly rawText: string;
  readonly normalizedValue: string;
  readonly pageNo: number;
  readonly bbox: Box;
  readonly confidence: number;
  readonly rule: string;
}

export interface ExtractionRequest {
  readonly docType: string;
  /** The pages of one document, in order. */
  readonly pages: readonly Page[];
  /** Rules of the bank's own template for this type, if it has one. */
  readonly templateRules?: readonly Rule[];
  /** Whether the built-in families are left out: a template is proved with nothing else in play. */
  readonly onlyTemplate?: boolean;
}

/** What a bank's own template reads was drawn by a person and stays. */
export function isOfTemplate({ rule }: Pick<ExtractedValue, 'rule'>): boolean {
  return rule.startsWith('template.');
}
