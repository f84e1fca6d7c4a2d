import { maskPrinted } from '@countersign/engine/masking/mask-text';
import type { App } from '../platform/app.ts';
import { findPageContent } from './page.queries.ts';
import { openPage } from './page-content.ts';
import { requireDocument } from './require-document.ts';

export interface PageNumbers {
  readonly loanId: string;
  readonly fileId: string;
  /** Whether a tax number, or a number that is named as an account, is printed on the page. */
  readonly isPrinted: boolean;
}

/** Whether a page shows whole tax or account numbers, by the words that were read on it. */
export async function pageNumbers({ db, keyring }: App, documentId: string, pageNo: number): Promise<PageNumbers> {
  const { file } = await requireDocument(db, documentId);
  const row = await db.maybe(findPageContent, [file.id, pageNo]);
  const words = row === undefined || row.content === null ? [] : openPage(keyring, file.id, pageNo, row.content).words;
  const printed = words.map(({ text }) => text).join(' ');
  return { loanId: file.loan_id, fileId: file.id, isPrinted: maskPrinted(printed) !== printed };
}
