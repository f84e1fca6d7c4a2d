import type { Box } from '@countersign/engine/pages/page';
import { query, type RowOf, t } from '../platform/db.ts';

const correctionColumns = {
  id: t.uuid,
  number: t.int8,
  loan_id: t.uuid,
  file_id: t.uuid,
  document_id: t.uuid,
  field_name: t.text,
  page_no: t.nullable(t.int4),
  bbox: t.nullable(t.json<Box>()),
  note: t.text,
  content: t.nullable(t.bytea),
  confirmed_by_page: t.bool,
  confirms: t.bool,
  made_by: t.uuid,
  made_by_name: t.text,
  made_at: t.timestamptz,
} as const;

const columns = `id, number, loan_id, file_id, document_id, field_name, page_no, bbox, note, content,
  confirmed_by_page, confirms, made_by, made_by_name, made_at`;

export type CorrectionRow = RowOf<typeof correctionColumns>;

export const insertCorrection = query(
  'reconciliation.insert-correction',
  `insert into correction (id, loan_id, package_version, file_id, document_id, field_name, page_no, bbox, note, content,
     confirmed_by_page, confirms, made_by, made_by_name, made_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
   returning ${columns}`,
  correctionColumns,
  [
    t.uuid,
    t.uuid,
    t.int4,
    t.uuid,
    t.uuid,
    t.text,
    t.int4,
    t.jsonb,
    t.text,
    t.bytea,
    t.bool,
    t.bool,
    t.uuid,
    t.text,
    t.timestamptz,
  ],
);

/** Oldest first: a later correction of the same place counts. Confirmations are among them, in their order. */
export const listCorrectionsOfPackage = query(
  'reconciliation.list-corrections-of-package',
  `select ${columns} from correction where loan_id = $1 and package_version = $2 order by number`,
  correctionColumns,
  [t.uuid, t.int4],
);

/** Who made these corrections. */
export const listCorrectors = query(
  'reconciliation.list-correctors',
  `select distinct made_by from correction where id = any($1)`,
  { made_by: t.uuid },
  [t.uuidArray],
);

/** Without confirmations, which change no value. */
export const listCorrectionsAfter = query(
  'reconciliation.list-corrections-after',
  `select ${columns} from correction where loan_id = $1 and number > $2 and not confirms order by number limit $3`,
  correctionColumns,
  [t.uuid, t.int8, t.int8],
);

const recordedColumns = {
  id: t.uuid,
  loan_id: t.uuid,
  package_version: t.int4,
  file_id: t.uuid,
  document_id: t.uuid,
  field_name: t.text,
  page_no: t.nullable(t.int4),
  bbox: t.nullable(t.json<Box>()),
  note: t.text,
  content: t.nullable(t.bytea),
  confirmed_by_page: t.bool,
  confirms: t.bool,
  made_by: t.uuid,
  made_by_name: t.text,
  made_at: t.timestamptz,
} as const;

const selectRecorded = `select id, loan_id, package_version, file_id, document_id, field_name, page_no, bbox, note,
  content, confirmed_by_page, confirms, made_by, made_by_name, made_at from correction`;

/** For evidence: by ids, and page by page in the order of the chains. */
export const findCorrectionRecords = query(
  'reconciliation.find-correction-records',
  `${selectRecorded} where id = any($1::text[]::uuid[])`,
  recordedColumns,
  [t.textArray],
);

export const pageCorrectionRecords = query(
  'reconciliation.page-correction-records',
  `${selectRecorded} where (loan_id, id) > ($1, $2::text::uuid) order by loan_id, id limit $3`,
  recordedColumns,
  [t.uuid, t.text, t.int8],
);

export const listCorrectionIds = query(
  'reconciliation.list-correction-ids',
  `select id from correction where loan_id = $1 order by number`,
  { id: t.uuid },
  [t.uuid],
);
