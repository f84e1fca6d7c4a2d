import type { Correction, CorrectionRequest } from '@countersign/contract/review';
import type { ExtractedValue } from '@countersign/engine/extraction/extracted-value';
import { applyCorrections, replaces } from '@countersign/engine/reconciliation/apply-corrections';
import type { PlacedCorrection } from '@countersign/engine/reconciliation/loan-package';
import { loadPage, lockDocument, type PartRow, readAgain, refuseUnlessCurrent } from '../documents/index.ts';
import { appendEvidence, recordsOf } from '../evidence/index.ts';
import { readExtractions } from '../extraction/index.ts';
import { type LoanRow, processAgain, requireLoan, tellProgress } from '../loans/index.ts';
import type { Act, UserPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { cursorOf, type Page, rowsToFetch, toPage } from '../platform/cursor.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { newId } from '../platform/ids.ts';
import { emit } from '../platform/outbox/index.ts';
import { isConfirmedByPage } from './confirm-by-page.decision.ts';
import { sealCorrected } from './corrected-value.ts';
import { insertCorrection, listCorrectionsAfter, listCorrectionsOfPackage } from './correction.queries.ts';
import { correctionRecords } from './correction.record.ts';
import { correctionFacts, toCorrection } from './correction.ts';
import { isAbout, toPackageValue, toPlaced } from './gather-package.ts';
import { decideCorrection } from './record-correction.decision.ts';

/** A person says what a document states where the program read something else, or nothing. A new run follows. */
export async function recordCorrection(
  app: App,
  act: Act & { readonly actor: UserPrincipal },
  ref: string,
  request: CorrectionRequest,
): Promise<Correction> {
  return app.db.transaction(async (tx) => {
    const { id: loanId } = await requireLoan(tx, ref);
    const locked = await lockDocument(tx, request.documentId);
    const { loan, file, part } = locked;
    if (loan.id !== loanId) throw unknownDocument(ref, request.documentId);
    const range = part ?? { from_page: 1, to_page: file.page_count ?? 1 };
    const decision = decideCorrection({ fromPage: range.from_page, toPage: range.to_page }, request);
    if (!decision.ok) throw new DomainError(decision.refusal);
    refuseUnlessCurrent(locked);
    if (part === null) {
      const detail = `${file.name} was not read, or holds several documents: correct one of those.`;
      throw new DomainError({ code: 'document_not_read', detail });
    }

    const { note, pageNo, bbox, ...corrected } = decision.effect;
    const read = (await readExtractions(app, [part.id], tx)).get(part.id) ?? [];
    const place = { fieldName: request.fieldName, pageNo, bbox };
    const previousValue = await findPrevious(tx, app, loan, part, read, place);
    const { normalizedValue } = corrected;
    const page = await loadPage(app, tx, file.id, pageNo);
    const confirmedByPage = isConfirmedByPage({ ...place, normalizedValue, page, read });
    const now = app.clock.now();
    const id = newId(now);
    const row = await tx.one(insertCorrection, [
      id,
      loan.id,
      loan.package_version,
      file.id,
      part.id,
      request.fieldName,
      pageNo,
      JSON.stringify(bbox),
      note,
      sealCorrected(app.keyring, id, { ...corrected, previousValue }),
      confirmedByPage,
      false,
      act.actor.id,
      act.actor.name,
      now,
    ]);
    const payload = { ...(await correctionFacts(tx, app, row)), note };
    const records = await recordsOf(tx, app, correctionRecords, [id]);
    await appendEvidence(tx, app, { loanId: loan.id, kind: 'correction.recorded', act, payload, records });
    await processAgain(tx, app, act, loan, 'correction.recorded');
    // A loan that failed is worked through again with it, as if somebody had asked for that.
    if (loan.state === 'processing_failed') await readAgain(tx, app, loan.id, loan.package_version);
    await emit(tx, app, { type: 'correction.recorded', payload: { loanId: loan.id, correctionId: id } });
    await tellProgress(tx, app, loan.id, 'correction.recorded', { documentId: part.id, fieldName: request.fieldName });
    return toCorrection(app, row);
  });
}

const cursor = cursorOf('corrections', 'integer');

/** All corrections of a loan, oldest first. */
export async function listCorrections(
  app: App,
  ref: string,
  page: { readonly limit?: number | undefined; readonly cursor?: string | undefined },
): Promise<Page<Correction>> {
  const { id } = await requireLoan(app.db, ref);
  const last = cursor.decode(page.cursor)?.[0] ?? 0;
  const rows = await app.db.many(listCorrectionsAfter, [id, last, rowsToFetch(page.limit)]);
  const { items, nextCursor } = toPage(rows, page.limit, cursor, (row) => [row.number] as const);
  return { items: items.map((row) => toCorrection(app, row)), nextCursor };
}

/** What stood there so far, corrections before this one included. */
async function findPrevious(
  tx: Tx,
  app: App,
  loan: LoanRow,
  part: PartRow,
  read: readonly ExtractedValue[],
  place: Pick<PlacedCorrection, 'fieldName' | 'pageNo' | 'bbox'>,
): Promise<string | null> {
  const earlier = await tx.many(listCorrectionsOfPackage, [loan.id, loan.package_version]);
  const current = applyCorrections(
    // Whether a value was stated or proposed, it is what stood there.
    read.map((value) => toPackageValue(value, 0)),
    earlier.filter((row) => isAbout(row, part)).flatMap((row) => toPlaced(app, row)),
  );
  return current.find((value) => replaces(place, value))?.normalizedValue ?? null;
}

export function unknownDocument(ref: string, id: string): DomainError {
  return new DomainError({ code: 'document_not_found', detail: `Loan ${ref} has no document ${id}.` });
}
