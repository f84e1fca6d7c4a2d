import type { Page, Word } from '@countersign/engine/pages/page';
import { storePage } from '../src/documents/page.queries.ts';
import { sealPage } from '../src/documents/page-content.ts';
import type { App } from '../src/platform/app.ts';
import { query, t } from '../src/platform/db.ts';

/** Of a page of letter size; a letter is as wide as this. */
const LETTER = { w: 0.01, h: 0.015 };

/** Words of a line of print, one after the other from its place on, with a space of one letter between them. */
export function printLine(text: string, x: number, y: number): readonly Word[] {
  let left = x;
  return text.split(' ').map((word) => {
    const box = { x: left, y, w: word.length * LETTER.w, h: LETTER.h };
    left += box.w + LETTER.w;
    return { text: word, box, method: 'text', confidence: 1, fontSize: 10, bold: false };
  });
}

export function pageOf(words: readonly Word[], changes: Partial<Page> = {}): Page {
  return {
    pageNo: 1,
    width: 612,
    height: 792,
    rotation: 0,
    uprightTurn: 0,
    method: 'text',
    words,
    lines: [],
    rules: [],
    formFields: [],
    annotations: [],
    marks: [],
    doubts: [],
    failure: null,
    ...changes,
  };
}

/** Says that the first page of a document was read, with these words on it. */
export async function givenWords(app: App, documentId: string, words: readonly Word[]): Promise<void> {
  const { document_id: fileId } = await app.db.one(findFile, [documentId]);
  const page = pageOf(words);
  const content = sealPage(app.keyring, fileId, page);
  const { pageNo, width, height, method } = page;
  const now = app.clock.now();
  await app.db.run(storePage, [fileId, pageNo, width, height, 0, method, words.length, '1', null, null, content, now]);
}

const findFile = query(
  'test.find-file-of-document',
  `select document_id from document_part where id = $1`,
  { document_id: t.uuid },
  [t.uuid],
);
