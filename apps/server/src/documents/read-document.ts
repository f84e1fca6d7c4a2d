import { gatherFacts, type PageFacts } from '@countersign/engine/classification/page-facts';
import { splitByFacts } from '@countersign/engine/classification/split-package';
import type { Page } from '@countersign/engine/pages/page';
import { Type } from 'typebox';
import { tellProgress } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { defineJob, type JobContext } from '../platform/jobs/index.ts';
import { emit } from '../platform/outbox/index.ts';
import { FileRefused } from '../reading/index.ts';
import { findDocuments, markRead, markReading, markRefused } from './document.queries.ts';
import type { DocumentRow } from './document.ts';
import { keepSplitting } from './keep-splitting.ts';
import { eachPage } from './load-pages.ts';
import { listPages, markSigns, storePage } from './page.queries.ts';
import { sealPage } from './page-content.ts';

/** The largest file that is taken (open parts, Conventions: 1 GiB each). */
export const MAX_FILE_BYTES = 1024 * 1024 * 1024;

/**
 * Reads a stored file page by page and cuts it into documents. Each page is kept as soon as it is read: an attempt that
 * was cut short is continued by the next one, not repeated.
 */
export const readDocumentJob = defineJob({
  name: 'read-document',
  schema: Type.Object({ documentId: Type.String({ format: 'uuid' }) }, { additionalProperties: false }),
  maxAttempts: 5,
  // A package of 1,500 scanned pages at two seconds a page, on a machine that does nothing else, takes 50 minutes.
  timeLimitSeconds: 2 * 3600,
  run: async (app, { documentId }, ctx) => {
    const [document] = await app.db.many(findDocuments, [[documentId]]);
    // Purged meanwhile: there is nothing left to read. Withdrawn: nobody wants to know.
    if (document === undefined || document.purged_at !== null || document.withdrawn_at !== null) return;
    // Delivered twice, and done: whoever wants it read again sets it back to stored first.
    if (document.status === 'read' || document.status === 'refused') return;
    await ctx.transaction(async (tx) => {
      await tx.run(markReading, [documentId]);
      await tellProgress(tx, app, document.loan_id, 'document.reading', { documentId, attempt: ctx.attempt });
    });
    try {
      await readPages(app, document, ctx);
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      await ctx.finish(async (tx) => {
        if ((await tx.run(markRefused, [documentId, error.code, error.message])) === 0) return;
        await emit(tx, app, { type: 'document.refused', payload: { documentId, loanId: document.loan_id } });
        const { code, message: detail } = error;
        await tellProgress(tx, app, document.loan_id, 'document.refused', { documentId, code, detail });
      });
      return;
    }
    await finish(app, document, ctx);
  },
});

async function readPages(app: App, document: DocumentRow, ctx: JobContext): Promise<void> {
  const { id, sha256 } = document;
  const version = await app.reader.version();
  const known = await app.db.many(listPages, [id]);
  // A page that failed is tried again: a time limit may have been the machine's fault.
  const done = new Set(
    known.filter((page) => page.reader_version === version && page.failure_code === null).map((page) => page.page_no),
  );
  const bytes = await app.blobs.read(sha256, MAX_FILE_BYTES);
  await app.reader.readFile(bytes, {
    signal: ctx.signal,
    isDone: (pageNo) => done.has(pageNo),
    onPage: (page) => ctx.transaction((tx) => keepPage(tx, app, document, version, page)),
  });
}

async function keepPage(tx: Tx, app: App, file: DocumentRow, version: string, page: Page): Promise<void> {
  const { id: documentId, loan_id: loanId } = file;
  const { pageNo, width, height, uprightTurn, method, words, failure } = page;
  await tx.run(storePage, [
    documentId,
    pageNo,
    width,
    height,
    uprightTurn,
    method,
    words.length,
    version,
    failure?.code ?? null,
    failure?.detail ?? null,
    sealPage(app.keyring, documentId, page),
    app.clock.now(),
  ]);
  if (page.signs !== undefined) await tx.run(markSigns, [documentId, pageNo, page.signs.length]);
  await tellProgress(tx, app, loanId, 'page.read', { documentId, pageNo, method, failure: failure?.code ?? null });
}

async function finish(app: App, { id, loan_id: loanId }: DocumentRow, ctx: JobContext): Promise<void> {
  const facts: PageFacts[] = [];
  for await (const page of eachPage(app, id)) facts.push(gatherFacts(page));
  const { documents } = splitByFacts(facts);
  await ctx.finish(async (tx) => {
    // Another delivery of the job was quicker: what follows is on its way.
    if ((await tx.run(markRead, [id, facts.length, app.clock.now()])) === 0) return;
    await keepSplitting(tx, app, id, documents);
    await emit(tx, app, { type: 'document.read', payload: { documentId: id, loanId } });
    await tellProgress(tx, app, loanId, 'document.read', {
      documentId: id,
      pages: facts.length,
      documents: documents.length,
    });
  });
}
