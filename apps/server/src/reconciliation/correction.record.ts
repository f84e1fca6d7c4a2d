import { loanSource, toFacts } from '../evidence/index.ts';
import { correctionContext } from './corrected-value.ts';
import { findCorrectionRecords, pageCorrectionRecords } from './correction.queries.ts';

/** What people read off a document where the program read something else. */
export const correctionRecords = loanSource(
  { kind: 'correction', firstId: '00000000-0000-0000-0000-000000000000' },
  findCorrectionRecords,
  pageCorrectionRecords,
  (row) => ({
    id: row.id,
    loanId: row.loan_id,
    facts: (_conceal, print) =>
      toFacts({
        packageVersion: row.package_version,
        fileId: row.file_id,
        documentId: row.document_id,
        fieldName: row.field_name,
        pageNo: row.page_no,
        bbox: row.bbox === null ? null : { ...row.bbox },
        note: row.note,
        contentPrint: print(row.content, correctionContext(row.id)),
        confirmedByPage: row.confirmed_by_page,
        confirms: row.confirms,
        madeBy: row.made_by,
        madeByName: row.made_by_name,
        madeAt: row.made_at,
      }),
  }),
);
