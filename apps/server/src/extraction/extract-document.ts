import { ENGINE_VERSION } from '@countersign/engine/engine-version';
import type { ExtractedValue } from '@countersign/engine/extraction/extracted-value';
import { Type } from 'typebox';
import { findDocuments, listParts, sealSplitting, setPartType } from '../documents/index.ts';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { defineJob } from '../platform/jobs/index.ts';
import { openJson, sealJson } from '../platform/keyring/index.ts';
import { emit } from '../platform/outbox/index.ts';
import { extractParts } from './extract-parts.ts';
import { findExtractions, markTold, storeExtraction } from './extraction.queries.ts';
import { liveTemplates } from './templates.ts';

/**
 * Reads the values off every document that a stored file holds. Done again it gives the same and replaces it; delivered
 * again after the same event it tells nobody a second time.
 */
export const extractDocumentJob = defineJob({
  name: 'extract-document',
  schema: Type.Object(
    {
      documentId: Type.String({ format: 'uuid' }),
      /** The event that the job follows; jobs of earlier versions do not have it. */
      eventId: Type.Optional(Type.Integer()),
    },
    { additionalProperties: false },
  ),
  maxAttempts: 5,
  timeLimitSeconds: 3600,
  run: async (app, { documentId, eventId }, ctx) => {
    const [document] = await app.db.many(findDocuments, [[documentId]]);
    if (document === undefined || document.purged_at !== null || document.status !== 'read') return;
    const [parts, templates] = await Promise.all([app.db.many(listParts, [[documentId]]), liveTemplates(app)]);
    const extracted = await extractParts(app, parts, templates);
    // All at once: nobody sees a file of which some documents were read and others were not.
    await ctx.finish(async (tx) => {
      for (const { part, values, template, docType, confidence } of extracted) {
        // What a person decided stays, whatever a template says.
        if (confidence !== null && part.made_by === 'engine') await tx.run(setPartType, [part.id, docType, confidence]);
        await tx.run(storeExtraction, [
          part.id,
          documentId,
          ENGINE_VERSION,
          template?.id ?? null,
          template?.version ?? null,
          values.length,
          sealJson(app.keyring, valuesContext(part.id), values),
          app.clock.now(),
        ]);
      }
      await sealSplitting(tx, app, documentId);
      const isTold = eventId !== undefined && parts.length > 0 && (await tx.run(markTold, [documentId, eventId])) === 0;
      if (isTold) return;
      await emit(tx, app, { type: 'document.extracted', payload: { documentId, loanId: document.loan_id } });
    });
  },
});

/** The values of documents, by the document's id; inside the caller's transaction where one is given. */
export async function readExtractions(
  app: Pick<App, 'db' | 'keyring'>,
  partIds: readonly string[],
  runner: Runner = app.db,
): Promise<Map<string, readonly ExtractedValue[]>> {
  const rows = await runner.many(findExtractions, [[...partIds]]);
  return new Map(
    rows.map(({ part_id: id, content }) => [id, openJson<ExtractedValue[]>(app.keyring, valuesContext(id), content)]),
  );
}

export function valuesContext(partId: string): string {
  return `values of document ${partId}`;
}
