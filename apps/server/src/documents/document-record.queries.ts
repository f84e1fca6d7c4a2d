import { query, t } from '../platform/db.ts';

const documentColumns = {
  id: t.uuid,
  loan_id: t.uuid,
  package_version: t.int4,
  name: t.text,
  sha256: t.text,
  size: t.int8,
  media_type: t.text,
  doc_type: t.nullable(t.text),
  withdrawn_at: t.nullable(t.timestamptz),
  trailing_at: t.nullable(t.timestamptz),
} as const;

const selectDocuments = `select id, loan_id, package_version, name, sha256, size, media_type, doc_type, withdrawn_at,
  trailing_at from document`;

/** For evidence: by ids, and page by page in the order of the chains. */
export const findDocumentRecords = query(
  'documents.find-document-records',
  `${selectDocuments} where id = any($1::text[]::uuid[])`,
  documentColumns,
  [t.textArray],
);

export const pageDocumentRecords = query(
  'documents.page-document-records',
  `${selectDocuments} where (loan_id, id) > ($1, $2::text::uuid) order by loan_id, id limit $3`,
  documentColumns,
  [t.uuid, t.text, t.int8],
);

const splittingColumns = { id: t.uuid, loan_id: t.uuid, parts: t.jsonb, signs: t.nullable(t.jsonb) } as const;

/**
 * With the pages that look changed, once the file is read: a run opens no others. Times by the microsecond, as the
 * database holds them: no two of them may look alike here.
 */
const selectSplittings = `select d.id, d.loan_id, coalesce((
  select jsonb_agg(jsonb_build_array(p.id, p.from_page, p.to_page, p.doc_type, p.made_by,
    encode(sha256(convert_to(p.detail::text, 'UTF8')), 'hex'),
    extract(epoch from p.superseded_at)::text, extract(epoch from p.withdrawn_at)::text) order by p.id)
  from document_part p where p.document_id = d.id), '[]') as parts,
  case when d.status = 'read' then (
    select jsonb_agg(jsonb_build_array(s.page_no, s.sign_count) order by s.page_no)
    from document_page s where s.document_id = d.id and s.sign_count > 0
  ) end as signs
  from document d`;

export const findSplittings = query(
  'documents.find-splittings',
  `${selectSplittings} where d.id = any($1::text[]::uuid[])`,
  splittingColumns,
  [t.textArray],
);

export const pageSplittings = query(
  'documents.page-splittings',
  `${selectSplittings} where (d.loan_id, d.id) > ($1, $2::text::uuid) order by d.loan_id, d.id limit $3`,
  splittingColumns,
  [t.uuid, t.text, t.int8],
);

/** Of every version, withdrawn ones included: one that was taken out around the program is one that is looked at. */
export const listDocumentIds = query(
  'documents.list-document-ids',
  `select id from document where loan_id = $1 order by id`,
  { id: t.uuid },
  [t.uuid],
);

/** Two who change the parts of one file seal one after the other, each with what the other left. */
export const lockFile = query(
  'documents.lock-file',
  `select loan_id from document where id = $1 for no key update`,
  { loan_id: t.uuid },
  [t.uuid],
);
