import type { ExtractedValue } from '@countersign/engine/extraction/extracted-value';
import { applyCorrections } from '@countersign/engine/reconciliation/apply-corrections';
import type {
  CorrectedDocument,
  LoanPackage,
  PackageDocument,
  PackageValue,
} from '@countersign/engine/reconciliation/loan-package';
import { markProposed } from '@countersign/engine/reconciliation/stated-or-proposed';
import {
  type DocumentRow,
  findDocuments,
  listFailedPages,
  listPackageState,
  listPageSigns,
  listParts,
  type PartRow,
} from '../documents/index.ts';
import { extractDocumentJob, readExtractions } from '../extraction/index.ts';
import { findRecord } from '../intake/index.ts';
import type { LoanRow } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { isWorkPending } from '../platform/jobs/index.ts';
import { hasUntoldEvent } from '../platform/outbox/index.ts';
import { listConditionDecisions } from './condition.queries.ts';
import { settledConditions } from './condition.ts';
import { openCorrected } from './corrected-value.ts';
import { type CorrectionRow, listCorrectionsOfPackage } from './correction.queries.ts';
import { listVerifiedPayees } from './verified-payees.ts';

type Reader = Pick<App, 'db' | 'keyring'>;

/** Events after which the values of a document are read off anew. */
const extractingEvents = ['document.read', 'document.extract_again', 'document.boundaries_changed'];

/**
 * Everything that a run compares, as it stands now: the documents of the current version with their values and what
 * people corrected, the approval record, and what was given at intake. Values read with less than `minConfidence` are
 * marked as proposed. Null while anything of it is still being read. Documents that came after approval are left out
 * unless they are asked for.
 */
export async function gatherPackage(
  app: Reader,
  runner: Runner,
  loan: LoanRow,
  minConfidence: number,
  withTrailing = false,
): Promise<LoanPackage | null> {
  const states = await runner.many(listPackageState, [loan.id, loan.package_version, withTrailing]);
  if (states.some(({ status }) => status === 'stored' || status === 'reading')) return null;
  const ids = states.map(({ id }) => id);
  if (await isBeingExtracted(runner, ids)) return null;
  const documents = await gatherDocuments(app, runner, loan, ids, minConfidence, null);
  return documents === null ? null : assemble(app, runner, loan, documents);
}

/** What is there, whether or not more is on its way; `anew` has the values of documents that were read off otherwise. */
export async function gatherWhatIsThere(
  app: Reader,
  runner: Runner,
  loan: LoanRow,
  minConfidence: number,
  anew: ReadonlyMap<string, Reextracted> = new Map(),
): Promise<LoanPackage> {
  const states = await runner.many(listPackageState, [loan.id, loan.package_version, false]);
  const ids = states.map(({ id }) => id);
  const none = { documents: [], corrected: [] };
  return assemble(app, runner, loan, (await gatherDocuments(app, runner, loan, ids, minConfidence, anew)) ?? none);
}

/** The values of a document and its type, had they been read off another way. */
export interface Reextracted {
  readonly docType: string;
  readonly values: readonly ExtractedValue[];
}

async function isBeingExtracted(runner: Runner, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  if (await isWorkPending(runner, extractDocumentJob.name, ids)) return true;
  return (await runner.one(hasUntoldEvent, [extractingEvents, [...ids]])).untold;
}

interface Gathered {
  readonly documents: readonly PackageDocument[];
  readonly corrected: readonly CorrectedDocument[];
}

/** With `anew` null, a document whose values were not read off yet makes the whole answer null. */
async function gatherDocuments(
  app: Reader,
  runner: Runner,
  loan: LoanRow,
  ids: readonly string[],
  minConfidence: number,
  anew: ReadonlyMap<string, Reextracted> | null,
): Promise<Gathered | null> {
  const files = await runner.many(findDocuments, [[...ids]]);
  const parts = await runner.many(listParts, [[...ids]]);
  const values = await readExtractions(
    app,
    parts.map(({ id }) => id),
    runner,
  );
  if (anew === null && parts.some(({ id }) => !values.has(id))) return null;
  const failed = await runner.many(listFailedPages, [[...ids]]);
  const signs = await listPageSigns(app, runner, ids);
  const corrections = await runner.many(listCorrectionsOfPackage, [loan.id, loan.package_version]);

  const whole = files
    .filter(({ id }) => !parts.some((part) => part.document_id === id))
    .map((file) =>
      wholeFile(
        file,
        failed.filter(({ document_id: id }) => id === file.id),
      ),
    );
  const corrected: CorrectedDocument[] = [];
  const cut = parts.flatMap((part): PackageDocument[] => {
    const file = files.find(({ id }) => id === part.document_id);
    if (file === undefined) return [];
    const other = anew?.get(part.id);
    const read = (other?.values ?? values.get(part.id) ?? []).map((value) => toPackageValue(value, minConfidence));
    const own = corrections.filter((correction) => isAbout(correction, part)).flatMap((row) => toPlaced(app, row));
    if (own.some(({ confirmedByPage }) => !confirmedByPage))
      corrected.push({ documentId: part.id, read, corrections: own });
    const siblings = parts.filter(({ document_id: id }) => id === file.id);
    const seen = (signs.get(file.id) ?? []).filter(({ pageNo }) => pageNo >= part.from_page && pageNo <= part.to_page);
    const pages = failed.filter(({ document_id: id, page_no: n }) => id === file.id && ownerOf(siblings, n) === part);
    return [
      {
        id: part.id,
        name: file.name,
        docType: other?.docType ?? part.doc_type,
        fromPage: part.from_page,
        toPage: part.to_page,
        missingPages: [...part.detail.completeness.missing],
        unreadPages: pages.map(({ page_no: pageNo, reason }) => ({ pageNo, reason })),
        duplicateOf: part.detail.duplicateOf?.partId ?? null,
        ...(seen.length === 0 ? {} : { signs: seen }),
        values: applyCorrections(read, own),
      },
    ];
  });
  return {
    documents: [...whole, ...cut].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    corrected: corrected.toSorted((a, b) => (a.documentId < b.documentId ? -1 : 1)),
  };
}

async function assemble(
  app: Reader,
  runner: Runner,
  loan: LoanRow,
  { documents, corrected }: Gathered,
): Promise<LoanPackage> {
  const found = await findRecord(app, runner, loan.id);
  const record =
    found === null || found.record === null ? null : { documentId: found.row.document_id, values: found.record.values };
  const intake = { borrowerName: loan.borrower_name, expectedPrincipal: loan.expected_principal };
  const payees = await listVerifiedPayees(app, runner);
  const settled = settledConditions(app.keyring, await runner.many(listConditionDecisions, [loan.id]));
  return {
    loanId: loan.id,
    intake,
    documents,
    record,
    payees,
    ...(settled.length === 0 ? {} : { settledConditions: settled }),
    ...(corrected.length === 0 ? {} : { corrected }),
  };
}

/** A page that could not be read and lies in no document is told with the one before it: it may have belonged there. */
function ownerOf(parts: readonly PartRow[], pageNo: number): PartRow | undefined {
  return parts.findLast((part) => part.from_page <= pageNo) ?? parts[0];
}

/** A file that was refused, or holds nothing: every page of it is one that nobody could read. */
function wholeFile(
  file: DocumentRow,
  failed: readonly { readonly page_no: number; readonly reason: string }[],
): PackageDocument {
  const reason = file.refusal_detail ?? file.refusal_code ?? 'No document was found in the file.';
  const unread = failed.map((page) => ({ pageNo: page.page_no, reason: page.reason }));
  return {
    id: file.id,
    name: file.name,
    docType: file.doc_type ?? 'other',
    fromPage: 1,
    toPage: file.page_count ?? 1,
    missingPages: [],
    unreadPages: unread.length > 0 ? unread : [{ pageNo: 1, reason }],
    duplicateOf: null,
    values: [],
  };
}

/** A document that was cut anew since keeps what was corrected on its pages. */
export function isAbout(correction: CorrectionRow, part: PartRow): boolean {
  if (correction.document_id === part.id) return true;
  return correction.file_id === part.document_id && correction.page_no !== null && holds(part, correction.page_no);
}

function holds(part: PartRow, pageNo: number): boolean {
  return pageNo >= part.from_page && pageNo <= part.to_page;
}

export function toPlaced(app: Pick<App, 'keyring'>, row: CorrectionRow): CorrectedDocument['corrections'] {
  if (row.content === null) return [];
  const { value, normalizedValue, valueKind } = openCorrected(app.keyring, row.id, row.content);
  return [
    {
      id: row.id,
      confirmedByPage: row.confirmed_by_page,
      fieldName: row.field_name,
      value,
      normalizedValue,
      valueKind,
      pageNo: row.page_no,
      bbox: row.bbox,
      ...(row.confirms ? { confirms: true } : {}),
    },
  ];
}

export function toPackageValue(value: ExtractedValue, minConfidence: number): PackageValue {
  const { fieldName, rawText, normalizedValue, valueKind, pageNo, bbox, confidence, method, rivals } = value;
  const read: PackageValue = {
    fieldName,
    rawText,
    normalizedValue,
    valueKind,
    pageNo,
    bbox,
    confidence,
    method,
    rivals: rivals.map((rival) => ({
      rawText: rival.rawText,
      normalizedValue: rival.normalizedValue,
      pageNo: rival.pageNo,
      bbox: rival.bbox,
      confidence: rival.confidence,
    })),
  };
  return markProposed(read, minConfidence);
}
