import type { Page } from '../pages/page.ts';
import { extractDocument } from './extract-document.ts';
import type { ExtractedValue, ExtractionRequest } from './extracted-value.ts';
import { hearPapers } from './file-testimony.ts';
import { readByFile } from './read-by-file.ts';

/** A document by its place in a file. */
export interface FileDocument extends Pick<ExtractionRequest, 'docType' | 'templateRules'> {
  readonly fromPage: number;
  readonly toPage: number;
}

/** The values of every document of a file: each by its own rules, then what they tell of each other. */
export function extractFile(pages: readonly Page[], documents: readonly FileDocument[]): ExtractedValue[][] {
  const read = documents.map(({ docType, fromPage, toPage, templateRules = [] }) => {
    const own = pages.filter(({ pageNo }) => pageNo >= fromPage && pageNo <= toPage);
    return { docType, pages: own, values: extractDocument({ docType, pages: own, templateRules }) };
  });
  const testimony = hearPapers(read);
  return read.map((document) => readByFile(document, testimony));
}
