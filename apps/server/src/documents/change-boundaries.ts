import { listDocTypes } from '@countersign/engine/classification/list-doc-types';
import { appendEvidence } from '../evidence/index.ts';
import { processAgain, tellProgress } from '../loans/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { newId } from '../platform/ids.ts';
import { emit } from '../platform/outbox/index.ts';
import { type Boundary, decideBoundaries } from './change-boundaries.decision.ts';
import { splittingToTell } from './document.record.ts';
import type { DocumentRow } from './document.ts';
import { lockDocument, refuseUnlessCurrent } from './lock-document.ts';
import { confirmParts, insertPart, listParts, supersedeParts } from './part.queries.ts';
import type { PartDetail } from './part-detail.ts';

/** What a person decided needs no words that decided it; what the engine found out about the old ranges is gone. */
const DECIDED_BY_PERSON: PartDetail = {
  decidedBy: [],
  completeness: { printedTotal: null, missing: [], outOfOrder: false, repeated: [], detail: null },
  blankPages: [],
  notes: [],
  duplicateOf: null,
};

const docTypes: ReadonlySet<string> = new Set(
  listDocTypes().flatMap(({ id }) => (id === 'approval_record' ? [] : [id as string])),
);

/**
 * A person says which documents a file holds. The ranges are of the whole file, whichever of its documents the id
 * names. A document that stays as it was keeps its id; from now on the engine leaves the file's splitting alone.
 */
export async function changeBoundaries(
  app: App,
  act: Act,
  id: string,
  request: { readonly documents: readonly Boundary[] },
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const locked = await lockDocument(tx, id);
    const { loan, file } = locked;
    const pageCount = file.status === 'read' ? file.page_count : null;
    const decision = decideBoundaries({ pageCount, docTypes }, request.documents);
    if (!decision.ok && decision.refusal.code === 'boundaries_invalid') throw new DomainError(decision.refusal);
    refuseUnlessCurrent(locked);
    if (!decision.ok) throw new DomainError(decision.refusal);

    await keepBoundaries(tx, app, file, decision.effect);
    const documents = decision.effect.map(({ docType, fromPage, toPage }) => ({ docType, fromPage, toPage }));
    const payload = { documentId: file.id, name: file.name, documents };
    const records = await splittingToTell(tx, app, file.id);
    await appendEvidence(tx, app, { loanId: loan.id, kind: 'document.boundaries_changed', act, payload, records });
    await processAgain(tx, app, act, loan, 'document.boundaries_changed');
    await emit(tx, app, { type: 'document.boundaries_changed', payload: { documentId: file.id, loanId: loan.id } });
    await tellProgress(tx, app, loan.id, 'document.boundaries_changed', { documentId: file.id });
  });
}

async function keepBoundaries(tx: Tx, app: App, { id }: DocumentRow, wanted: readonly Boundary[]): Promise<void> {
  const live = await tx.many(listParts, [[id]]);
  const now = app.clock.now();
  const sameAs = ({ docType, fromPage, toPage }: Boundary) =>
    live.find((part) => part.doc_type === docType && part.from_page === fromPage && part.to_page === toPage);
  const kept = wanted.flatMap((each) => sameAs(each)?.id ?? []);
  await tx.run(supersedeParts, [id, now, kept]);
  await tx.run(confirmParts, [kept]);
  for (const each of wanted.filter((one) => sameAs(one) === undefined)) {
    const { fromPage, toPage, docType } = each;
    const detail = JSON.stringify(DECIDED_BY_PERSON);
    await tx.run(insertPart, [newId(now), id, fromPage, toPage, docType, 1, 'person', detail, now]);
  }
}
