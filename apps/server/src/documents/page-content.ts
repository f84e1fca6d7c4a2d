import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Page } from '@countersign/engine/pages/page';
import type { Keyring } from '../platform/keyring/index.ts';

/** The largest page that is unpacked: words of a page as dense as a telephone book take a hundredth of this. */
const MAX_PAGE_BYTES = 64 * 1024 * 1024;

/** A page as it stands in the database: compressed, then sealed for its place, since its words are personal data. */
export function sealPage(keyring: Keyring, documentId: string, page: Page): Buffer {
  const packed = deflateRawSync(Buffer.from(JSON.stringify(page), 'utf8'));
  return Buffer.from(keyring.seal(packed, context(documentId, page.pageNo)));
}

export function openPage(keyring: Keyring, documentId: string, pageNo: number, content: Uint8Array): Page {
  const packed = keyring.open(content, context(documentId, pageNo));
  return JSON.parse(inflateRawSync(packed, { maxOutputLength: MAX_PAGE_BYTES }).toString('utf8')) as Page;
}

function context(documentId: string, pageNo: number): string {
  return `page ${pageNo} of document ${documentId}`;
}
