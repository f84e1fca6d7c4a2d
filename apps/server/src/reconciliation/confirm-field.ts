import type { ConfirmRequest, LoanField } from '@countersign/contract/extraction';
import { findField } from '@countersign/engine/fields/field-catalogue';
import { loadPage, lockDocument, readAgain, refuseUnlessCurrent } from '../documents/index.ts';
import { appendEvidence, recordsOf } from '../evidence/index.ts';
import { readExtractions } from '../extraction/index.ts';
import { processAgain, requireLoan, tellProgress } from '../loans/index.ts';
import type { Act, UserPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { newId } from '../platform/ids.ts';
import { emit } from '../platform/outbox/index.ts';
import { isConfirmedByPage } from './confirm-by-page.decision.ts';
import { decideConfirmation } from './confirm-field.decision.ts';
import { sealCorrected } from './corrected-value.ts';
import { insertCorrection, listCorrectionsOfPackage } from './correction.queries.ts';
import { correctionRecords } from './correction.record.ts';
import { correctionFacts } from './correction.ts';
import { currentMinConfidence, valuesOfDocument } from './current-values.ts';
import { unknownDocument } from './record-correction.ts';

/**
 * A person says that a value was read right. It is kept as a correction that changes nothing (decision 0113): the same
 * control, the same new run, and the value stays even when the document is read another way later.
 */
export async function confirmField(
  app: App,
  act: Act & { readonly actor: UserPrincipal },
  ref: string,
  request: ConfirmRequest,
): Promise<LoanField> {
  return app.db.transaction(async (tx) => {
    const { id: loanId } = await requireLoan(tx, ref);
    const locked = await lockDocument(tx, request.documentId);
    const { loan, file, part } = locked;
    if (loan.id !== loanId) throw unknownDocument(ref, request.documentId);
    refuseUnlessCurrent(locked);
    if (part === null) {
      const detail = `${file.name} was not read, or holds several documents: confirm a value of one of those.`;
      throw new DomainError({ code: 'document_not_read', detail });
    }

    const read = (await readExtractions(app, [part.id], tx)).get(part.id) ?? [];
    const about = { documentId: part.id, docType: part.doc_type };
    const corrections = await tx.many(listCorrectionsOfPackage, [loan.id, loan.package_version]);
    const minConfidence = await currentMinConfidence(app, tx, loan);
    const document = { about, part, read, minConfidence };
    const decision = decideConfirmation(valuesOfDocument(app, { ...document, corrections }), request);
    if (!decision.ok) throw new DomainError(decision.refusal);

    const { fieldName, rawText, normalizedValue, pageNo, bbox, confidence } = decision.effect;
    const valueKind = findField(fieldName)?.kind ?? 'text';
    const page = await loadPage(app, tx, file.id, pageNo);
    const now = app.clock.now();
    const id = newId(now);
    const row = await tx.one(insertCorrection, [
      id,
      loan.id,
      loan.package_version,
      file.id,
      part.id,
      fieldName,
      pageNo,
      JSON.stringify(bbox),
      '',
      sealCorrected(app.keyring, id, { value: rawText, normalizedValue, valueKind, previousValue: normalizedValue }),
      isConfirmedByPage({ fieldName, normalizedValue, pageNo, bbox, page, read }),
      true,
      act.actor.id,
      act.actor.name,
      now,
    ]);
    const payload = { ...(await correctionFacts(tx, app, row)), confidence: String(confidence) };
    const records = await recordsOf(tx, app, correctionRecords, [id]);
    await appendEvidence(tx, app, { loanId: loan.id, kind: 'field.confirmed', act, payload, records });
    await processAgain(tx, app, act, loan, 'field.confirmed');
    // As with a correction: a loan that failed is worked through again with it.
    if (loan.state === 'processing_failed') await readAgain(tx, app, loan.id, loan.package_version);
    await emit(tx, app, { type: 'field.confirmed', payload: { loanId: loan.id, correctionId: id } });
    await tellProgress(tx, app, loan.id, 'field.confirmed', { documentId: part.id, fieldName });
    const after = valuesOfDocument(app, { ...document, corrections: [...corrections, row] });
    return after.find(
      (one) => one.state === 'confirmed' && one.fieldName === fieldName && one.bbox === row.bbox,
    ) as LoanField;
  });
}
