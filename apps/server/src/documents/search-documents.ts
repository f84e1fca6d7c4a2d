import type { SearchHit } from '@countersign/contract/documents';
import type { App } from '../platform/app.ts';
import { findPhrase } from './find-phrase.decision.ts';
import { listLoanDocuments } from './list-documents.ts';
import { eachPage } from './load-pages.ts';

/** Nobody reads more; a phrase that stands everywhere is made longer. */
const MOST_HITS = 100;
const MOST_FILES = 200;

/**
 * Where the documents of a package say a phrase, in their order. Words stand sealed, so there is no index of them: pages
 * are opened one after the other, until enough is found.
 */
export async function searchDocuments(
  app: App,
  loan: { readonly id: string; readonly packageVersion: number },
  phrase: string,
): Promise<{ readonly items: readonly SearchHit[]; readonly isWhole: boolean }> {
  const { items: documents } = await listLoanDocuments(app, loan, { limit: MOST_FILES });
  const hits: SearchHit[] = [];
  for (const { id, fileId, name, docType, status, fromPage, toPage } of documents) {
    if (status !== 'read' || fromPage === null || toPage === null) continue;
    for await (const { pageNo, words } of eachPage(app, fileId, { from: fromPage, to: toPage })) {
      for (const { text, box } of findPhrase(words, phrase)) {
        if (hits.length === MOST_HITS) return { items: hits, isWhole: false };
        hits.push({ documentId: id, name, docType, pageNo, text, box });
      }
    }
  }
  return { items: hits, isWhole: true };
}
