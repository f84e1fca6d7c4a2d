import type { Box } from '@countersign/engine/pages/page';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { cropPng } from '../reading/index.ts';
import { pageImage } from './page-image.ts';

/** Readable on paper, at the width of a column. */
const PAGE_PX = 1000;

/** The piece of a page around a box. Null where the page is gone or cannot be drawn: records outlive documents. */
export async function pageCrop(app: App, documentId: string, pageNo: number, box: Box) {
  try {
    const { png } = await pageImage(app, documentId, pageNo, PAGE_PX);
    return cropPng(png, box);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
