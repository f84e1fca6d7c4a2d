import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import { appendEvidence, recordsOf } from '../evidence/index.ts';
import { processAgain, tellProgress } from '../loans/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { emit } from '../platform/outbox/index.ts';
import { markWithdrawn } from './document.queries.ts';
import { documentRecords, splittingToTell } from './document.record.ts';
import { isTrailing, lockDocument, refuseUnlessCurrent } from './lock-document.ts';
import { listParts, withdrawPart } from './part.queries.ts';

/**
 * Takes a misfiled document out of its package: a whole file, or one of the documents that a file holds. Its bytes and
 * its evidence stay until retention; the last document of a file takes the file with it. What came after approval leaves
 * the package as it was approved, and what it settled may be due again.
 */
export async function withdrawDocument(
  app: App,
  act: Act,
  id: string,
  request: { readonly note: string },
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const locked = await lockDocument(tx, id);
    refuseUnlessCurrent(locked, 'trailing as well');
    const trails = isTrailing(locked);
    const { loan, file, part } = locked;
    const now = app.clock.now();
    const others = (await tx.many(listParts, [[file.id]])).filter((live) => live.id !== id);
    const isPart = part !== null && others.length > 0;
    if (isPart) await tx.run(withdrawPart, [part.id, now]);
    else await tx.run(markWithdrawn, [file.id, now]);

    const pages: JsonObject = isPart ? { fromPage: part.from_page, toPage: part.to_page, docType: part.doc_type } : {};
    const payload = {
      documentId: id,
      fileId: file.id,
      name: file.name,
      ...pages,
      ...(trails ? { trailing: true } : {}),
      note: request.note,
    };
    const files = isPart ? [] : await recordsOf(tx, app, documentRecords, [file.id]);
    const records = [...files, ...(await splittingToTell(tx, app, file.id))];
    await appendEvidence(tx, app, { loanId: loan.id, kind: 'document.withdrawn', act, payload, records });
    if (!trails) await processAgain(tx, app, act, loan, 'document.withdrawn');
    const type = trails ? 'loan.due_items_asked' : 'package.changed';
    await emit(tx, app, { type, payload: { loanId: loan.id } });
    await tellProgress(tx, app, loan.id, 'document.withdrawn', { documentId: id });
  });
}
