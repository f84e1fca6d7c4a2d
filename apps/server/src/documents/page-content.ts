import type { Page } from '@countersign/engine/pages/page';
import { type Keyring, openJson, sealJson } from '../platform/keyring/index.ts';

/** A page as it stands in the database: sealed for its place, since its words are personal data. */
export function sealPage(keyring: Keyring, documentId: string, page: Page): Buffer {
  return sealJson(keyring, pageContext(documentId, page.pageNo), page);
}

export function openPage(keyring: Keyring, documentId: string, pageNo: number, content: Uint8Array): Page {
  return openJson(keyring, pageContext(documentId, pageNo), content);
}

export function pageContext(documentId: string, pageNo: number): string {
  return `page ${pageNo} of document ${documentId}`;
}
