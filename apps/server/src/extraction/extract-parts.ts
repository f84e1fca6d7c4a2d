import { hearPapers } from '@countersign/engine/extraction/file-testimony';
import { loadPages, type PartRow } from '../documents/index.ts';
import type { App } from '../platform/app.ts';
import type { ExtractionResults, NamedTemplate } from '../platform/extractor.ts';
import { inSpan } from '../platform/tracing/index.ts';

/**
 * A document of a thousand pages takes a hundredth of these steps; more is a fault of ours or of a template. The clock is
 * there against what hangs: a busy machine takes its time, and the document is the same.
 */
const DOCUMENT_LIMIT = { steps: 10_000_000_000, seconds: 1_200 };

export interface ExtractedPart extends Readonly<ExtractionResults['document']> {
  readonly part: PartRow;
}

/**
 * The values of every document of a file: each by its own rules, then what they tell of each other. Pages are fetched
 * for one document at a time, so that a file of a thousand pages takes no more memory than its longest document.
 */
export async function extractParts(
  app: Pick<App, 'db' | 'extractor' | 'keyring'>,
  parts: readonly PartRow[],
  templates: readonly NamedTemplate[],
): Promise<readonly ExtractedPart[]> {
  const read = [];
  for (const part of parts) {
    const pages = await pagesOf(app, part);
    // What a person decided stays, whatever a template says.
    const usable = part.made_by === 'person' ? templates.filter((one) => one.docType === part.doc_type) : templates;
    const work = { kind: 'document', docType: part.doc_type, pages, templates: usable } as const;
    const about = { attributes: { 'countersign.doc_type': part.doc_type } };
    const result = await inSpan('extract values', about, () => app.extractor.run(work, DOCUMENT_LIMIT));
    read.push({ part, result });
  }
  const testimony = hearPapers(read.map(({ result }) => result));
  const heard: ExtractedPart[] = [];
  for (const { part, result } of read) {
    const document = { docType: result.docType, pages: await pagesOf(app, part), values: result.values };
    const values = await app.extractor.run({ kind: 'by-file', document, testimony }, DOCUMENT_LIMIT);
    heard.push({ ...result, part, values });
  }
  return heard;
}

function pagesOf(app: Pick<App, 'db' | 'keyring'>, { document_id: fileId, from_page: from, to_page: to }: PartRow) {
  return loadPages(app, fileId, { from, to });
}
