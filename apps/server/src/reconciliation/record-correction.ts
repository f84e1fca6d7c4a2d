import type { Correction, CorrectionRequest } from '@countersign/contract/review';
import { lockDocument, type PartRow, readAgain, refuseUnlessCurrent } from '../documents/index.ts';
import { appendEvidence, concealPersonal, recordsOf } from '../evidence/index.ts';
import { readExtractions } from '../extraction/index.ts';
import { type LoanRow, processAgain, requireLoan, tellProgress } from '../loans/index.ts';
import type { Act, UserPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { cursorOf, type Page, rowsToFetch, toPage } from '../platform/cursor.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { newId } from '../platform/ids.ts';
import { emit } from '../platform/outbox/index.ts';
import { applyCorrections, replaces } from './apply-corrections.ts';
import { openCorrected, sealCorrected } from './corrected-value.ts';
import {
  type CorrectionRow,
  insertCorrection,
  listCorrectionsAfter,
  listCorrectionsOfPackage,
} from './correction.queries.ts';
import { correctionRecords } from './correction.record.ts';
import { isAbout, toPackageValue, toPlaced } from './gather-package.ts';
import { decideCorrection } from './record-correction.decision.ts';

/** Open parts, Evidence: values of these kinds stand concealed in the chain. */
const personal: ReadonlySet<string> = new Set(['name', 'address', 'id']);

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

    const { note, ...corrected } = decision.effect;
    const previousValue = await readPrevious(tx, app, loan, part, request);
    const now = app.clock.now();
    const id = newId(now);
    const [pageNo, bbox] = [request.pageNo ?? null, request.bbox ?? null];
    const row = await tx.one(insertCorrection, [
      id,
      loan.id,
      loan.package_version,
      file.id,
      part.id,
      request.fieldName,
      pageNo,
      bbox === null ? null : JSON.stringify(bbox),
      note,
      sealCorrected(app.keyring, id, { ...corrected, previousValue }),
      act.actor.id,
      act.actor.name,
      now,
    ]);
    const shown = async (value: string | null) =>
      value !== null && personal.has(corrected.valueKind) ? concealPersonal(tx, app, loan.id, value) : value;
    const payload = {
      correctionId: id,
      documentId: part.id,
      fieldName: request.fieldName,
      value: await shown(corrected.normalizedValue),
      previousValue: await shown(previousValue),
      pageNo,
      bbox: bbox === null ? null : { ...bbox },
      note,
    };
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
async function readPrevious(
  tx: Tx,
  app: App,
  loan: LoanRow,
  part: PartRow,
  { fieldName, pageNo, bbox }: CorrectionRequest,
): Promise<string | null> {
  const read = (await readExtractions(app, [part.id], tx)).get(part.id) ?? [];
  const earlier = await tx.many(listCorrectionsOfPackage, [loan.id, loan.package_version]);
  const current = applyCorrections(
    read.map(toPackageValue),
    earlier.filter((row) => isAbout(row, part)).flatMap((row) => toPlaced(app, row)),
  );
  const place = { fieldName, pageNo: pageNo ?? null, bbox: bbox ?? null };
  return current.find((value) => replaces(place, value))?.normalizedValue ?? null;
}

function toCorrection(app: Pick<App, 'keyring'>, row: CorrectionRow): Correction {
  const said = row.content === null ? null : openCorrected(app.keyring, row.id, row.content);
  return {
    id: row.id,
    documentId: row.document_id,
    fieldName: row.field_name,
    value: said?.value ?? null,
    normalizedValue: said?.normalizedValue ?? null,
    previousValue: said?.previousValue ?? null,
    pageNo: row.page_no,
    bbox: row.bbox === null ? null : { ...row.bbox },
    note: row.note,
    actorId: row.made_by,
    actorName: row.made_by_name,
    occurredAt: row.made_at.toISOString(),
  };
}

function unknownDocument(ref: string, id: string): DomainError {
  return new DomainError({ code: 'document_not_found', detail: `Loan ${ref} has no document ${id}.` });
}
