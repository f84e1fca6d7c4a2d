import type { RecordFormat } from '@countersign/engine/lar/record-source';
import { query, type RowOf, t } from '../platform/db.ts';

export const supersedeRecord = query(
  'intake.supersede-record',
  `update lar_record set superseded_at = $2 where loan_id = $1 and superseded_at is null`,
  {},
  [t.uuid, t.timestamptz],
);

export const insertRecord = query(
  'intake.insert-record',
  `insert into lar_record (id, loan_id, document_id, package_version, profile_id, content, ingested_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
  {},
  [t.uuid, t.uuid, t.uuid, t.int4, t.uuid, t.bytea, t.timestamptz],
);

const recordColumns = {
  id: t.uuid,
  document_id: t.uuid,
  package_version: t.int4,
  profile_id: t.uuid,
  profile_name: t.text,
  profile_version: t.int4,
  source_format: t.set<RecordFormat>(),
  content: t.nullable(t.bytea),
  ingested_at: t.timestamptz,
} as const;

export type RecordRow = RowOf<typeof recordColumns>;

/** The approval record that counts for a loan. */
export const findCurrentRecord = query(
  'intake.find-current-record',
  `select r.id, r.document_id, r.package_version, r.profile_id, p.name as profile_name, p.version as profile_version,
     p.source_format, r.content, r.ingested_at
   from lar_record r join lar_profile p on p.id = r.profile_id
   where r.loan_id = $1 and r.superseded_at is null`,
  recordColumns,
  [t.uuid],
);

const recordedColumns = {
  id: t.uuid,
  loan_id: t.uuid,
  document_id: t.uuid,
  package_version: t.int4,
  profile_id: t.uuid,
  content: t.nullable(t.bytea),
} as const;

const selectRecorded = `select id, loan_id, document_id, package_version, profile_id, content
  from lar_record`;

/** For evidence: by ids, and page by page in the order of the chains. */
export const findApprovalRecords = query(
  'intake.find-approval-records',
  `${selectRecorded} where id = any($1::text[]::uuid[])`,
  recordedColumns,
  [t.textArray],
);

export const pageApprovalRecords = query(
  'intake.page-approval-records',
  `${selectRecorded} where (loan_id, id) > ($1, $2::text::uuid) order by loan_id, id limit $3`,
  recordedColumns,
  [t.uuid, t.text, t.int8],
);

/** Which record of each loan counts; for checking against evidence. */
export const pageCurrentRecords = query(
  'intake.page-current-records',
  `select loan_id, id, document_id from lar_record
   where superseded_at is null and (loan_id, id) > ($1, $2::text::uuid) order by loan_id, id limit $3`,
  { loan_id: t.uuid, id: t.uuid, document_id: t.uuid },
  [t.uuid, t.text, t.int8],
);

export const listRecordIds = query(
  'intake.list-record-ids',
  `select id from lar_record where loan_id = $1 order by id`,
  { id: t.uuid },
  [t.uuid],
);
