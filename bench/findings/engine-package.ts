import { readCanonicalRecord } from '@countersign/engine/lar/canonical-record';
import type {
  ApprovalRecord as EngineRecord,
  LoanPackage,
  PackageDocument,
} from '@countersign/engine/reconciliation/loan-package';
import { valuesOf } from '../../packages/engine/test/reconciliation/drawn-package.ts';
import { plainPen } from '../../packages/engine/test/reconciliation/plain-pen.ts';
import { drawPaper } from '../../tools/packages/defects/draw-papers.ts';
import type { PlannedPackage } from '../../tools/packages/defects/plan-package.ts';
import type { ApprovalRecord } from '../../tools/packages/defects/recipe.ts';

/** A package as the rules would have it if reading made no mistake: the truth of the drawing, without a PDF. */
export function enginePackage(planned: PlannedPackage): LoanPackage {
  const pen = plainPen();
  let pageCount = 0;
  const documents = planned.papers.map((chosen, index): PackageDocument => {
    const { lostPage, copyOf } = chosen.paper;
    const drawn = drawPaper(pen, chosen);
    const isKept = (pageNo: number | undefined) => lostPage === undefined || pageNo !== lostPage;
    const fromPage = pageCount + 1;
    pageCount += drawn.pages.length;
    return {
      id: documentId(index),
      name: `${chosen.layout.id}.pdf`,
      docType: chosen.layout.docType,
      fromPage,
      toPage: pageCount,
      missingPages: lostPage === undefined ? [] : [lostPage],
      unreadPages: [],
      duplicateOf: copyOf === undefined ? null : documentId(copyOf),
      values: valuesOf(
        drawn.values.filter(({ places }) => isKept(places[0]?.pageNo)),
        drawn.marks.filter(({ pageNo }) => isKept(pageNo)),
      ),
    };
  });
  return {
    loanId: 'loan',
    intake: planned.intake,
    documents: planned.brokenFile ? [...documents, unreadable()] : documents,
    record: planned.record === null ? null : parsedRecord(planned.record),
    payees: planned.payees,
  };
}

function documentId(index: number): string {
  return `document-${String(index + 1).padStart(2, '0')}`;
}

/** As a file that cannot be opened stands in a package. */
export function unreadable(): PackageDocument {
  return {
    id: 'document-broken',
    name: 'broken.pdf',
    docType: 'other',
    fromPage: 1,
    toPage: 1,
    missingPages: [],
    unreadPages: [{ pageNo: 1, reason: 'The file is damaged.' }],
    duplicateOf: null,
    values: [],
  };
}

export function parsedRecord(record: ApprovalRecord): EngineRecord {
  const { values, faults } = readCanonicalRecord({ format: 'json', text: JSON.stringify(record) });
  const [fault] = faults;
  if (fault !== undefined) throw new Error(`The approval record cannot be read: ${fault.message}`);
  return { documentId: 'record', values };
}
