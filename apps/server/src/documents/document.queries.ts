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
  stored_at: t.timestamptz,
  purged_at: t.nullable(t.timestamptz),
  bytes_deleted_at: t.nullable(t.timestamptz),
  withdrawn_at: t.nullable(t.timestamptz),
  status: t.set<'stored' | 'reading' | 'read' | 'refused'>(),
  page_count: t.nullable(t.int4),
  refusal_code: t.nullable(t.text),
  refusal_detail: t.nullable(t.text),
  trailing_at: t.nullable(t.timestamptz),
} as const;

const columns = `id, loan_id, package_version, name, sha256, size, media_type, doc_type, stored_at, purged_at,
  bytes_deleted_at, withdrawn_at, status, page_count, refusal_code, refusal_detail, trailing_at`;

export const insertDocument = query(
  'documents.insert-document',
  `insert into document (id, loan_id, package_version, name, sha256, size, media_type, doc_type, stored_at, trailing_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   returning ${columns}`,
  documentColumns,
  [
    t.uuid,
    t.uuid,
    t.int4,
    t.text,
    t.text,
    t.int8,
    t.text,
    t.nullable(t.text),
    t.timestamptz,
    t.nullable(t.timestamptz),
  ],
);

export const listStoredDocuments = query(
  'documents.list-stored-documents',
  `select ${columns} from document where loan_id = $1 and purged_at is null order by stored_at, id`,
  documentColumns,
  [t.uuid],
);

export const markPurged = query('documents.mark-purged', `update document set purged_at = $2 where id = $1`, {}, [
  t.uuid,
  t.timestamptz,
]);

/** Sealed longer ago than the term, not on hold, and with something left to destroy. */
export const listLoansDueForPurge = query(
  'documents.list-loans-due-for-purge',
  `select s.id from sealed_loan s
   where s.sealed_at < $1 and not s.on_hold and ($2::uuid is null or s.id > $2)
     and (exists (select from document d where d.loan_id = s.id and d.purged_at is null)
       or exists (select from evidence_live_loan_key k where k.loan_id = s.id))
   order by s.id limit $3`,
  { id: t.uuid },
  [t.timestamptz, t.nullable(t.uuid), t.int8],
);

/** Content that only purged documents have: bytes that another loan still needs are not in it. */
export const listBytesDue = query(
  'documents.list-bytes-due',
  `select distinct d.sha256 from document d
   where d.purged_at is not null and d.bytes_deleted_at is null and d.sha256 > $1
     and not exists (select from document o where o.sha256 = d.sha256 and o.purged_at is null)
   order by d.sha256 limit $2`,
  { sha256: t.text },
  [t.text, t.int8],
);

export const isNeeded = query(
  'documents.is-needed',
  `select exists (select from bytes_in_use where sha256 = $1) as needed`,
  { needed: t.bool },
  [t.text],
);

export const markBytesDeleted = query(
  'documents.mark-bytes-deleted',
  `update document set bytes_deleted_at = $2 where sha256 = $1 and purged_at is not null and bytes_deleted_at is null`,
  {},
  [t.text, t.timestamptz],
);

/** All documents, loan after loan in the order of their chains; for checking them against evidence. */
export const listDocumentsForCheck = query(
  'documents.list-documents-for-check',
  `select ${columns} from document where (loan_id, id) > ($1, $2) order by loan_id, id limit $3`,
  documentColumns,
  [t.uuid, t.uuid, t.int8],
);

export const findDocuments = query(
  'documents.find-documents',
  `select ${columns} from document where id = any($1) order by id`,
  documentColumns,
  [t.uuidArray],
);

const contentColumns = { sha256: t.text, loan_id: t.uuid, name: t.text, needed: t.bool, deleted: t.bool } as const;

const selectContent = `
  select sha256, (array_agg(loan_id order by stored_at, id))[1] as loan_id,
    (array_agg(name order by stored_at, id))[1] as name,
    bool_or(purged_at is null) as needed, bool_and(bytes_deleted_at is not null) as deleted
  from document`;

/** Each content once, named by its first document, with whether any document still needs it; for checking the bytes. */
export const listContentsForCheck = query(
  'documents.list-contents-for-check',
  `${selectContent} where sha256 > $1 and stored_at >= $2 group by sha256 order by sha256 limit $3`,
  contentColumns,
  [t.text, t.timestamptz, t.int8],
);

export const findContentForCheck = query(
  'documents.find-content-for-check',
  `${selectContent} where sha256 = $1 group by sha256`,
  contentColumns,
  [t.text],
);

export const listDocumentsOfLoan = query(
  'documents.list-documents-of-loan',
  `select ${columns} from document
   where loan_id = $1 and package_version = $2 and withdrawn_at is null and (stored_at, id) > ($3, $4) order by stored_at, id limit $5`,
  documentColumns,
  [t.uuid, t.int4, t.timestamptz, t.uuid, t.int8],
);

export const markWithdrawn = query(
  'documents.mark-withdrawn',
  `update document set withdrawn_at = $2 where id = $1`,
  {},
  [t.uuid, t.timestamptz],
);

/** Refused files of a version of a package wait to be read again. */
export const resetRefused = query(
  'documents.reset-refused',
  `update document set status = 'stored', refusal_code = null, refusal_detail = null
   where loan_id = $1 and package_version = $2 and status = 'refused' and withdrawn_at is null and purged_at is null
   returning id`,
  { id: t.uuid },
  [t.uuid, t.int4],
);

/**
 * How the files of a version of a package stand, and which documents they hold; approval records have no pages. With
 * $3 those that came after approval are among them, which were no part of what was approved.
 */
export const listPackageState = query(
  'documents.list-package-state',
  `select d.id, d.status,
     array(select p.id from document_part p where p.document_id = d.id and p.superseded_at is null order by p.from_page)
       as parts
   from document d
   where d.loan_id = $1 and d.package_version = $2 and d.withdrawn_at is null
     and d.doc_type is distinct from 'approval_record' and (d.trailing_at is null or $3)
   order by d.id`,
  { id: t.uuid, status: t.text, parts: t.uuidArray },
  [t.uuid, t.int4, t.bool],
);

/**
 * How many pages wait to be read, in the whole install. Of a file that was not opened yet nobody knows; 256 KB is a page
 * of a scan. Pages of text are smaller, but they are also read fifty times as fast.
 */
export const countWaitingPages = query(
  'documents.count-waiting-pages',
  `select coalesce(sum(greatest(1, ceil(d.size / 262144.0)::int8
     - (select count(*) from document_page p where p.document_id = d.id))), 0)::int8 as pages
   from document d
   where d.status in ('stored', 'reading') and d.doc_type is distinct from 'approval_record'
     and d.withdrawn_at is null and d.purged_at is null`,
  { pages: t.int8 },
);

/** The document of a package that has these bytes, if it is there already. */
export const findSameContent = query(
  'documents.find-same-content',
  `select ${columns} from document
   where loan_id = $1 and package_version = $2 and sha256 = $3 and withdrawn_at is null
     and doc_type is distinct from 'approval_record'`,
  documentColumns,
  [t.uuid, t.int4, t.text],
);

/** The files of a loan that came after approval. */
export const listTrailing = query(
  'documents.list-trailing',
  `select ${columns} from document
   where loan_id = $1 and package_version = $2 and trailing_at is not null and withdrawn_at is null
   order by stored_at, id`,
  documentColumns,
  [t.uuid, t.int4],
);

export const takeUpTrailing = query(
  'documents.take-up-trailing',
  `update document set trailing_at = null where loan_id = $1 and trailing_at is not null returning id`,
  { id: t.uuid },
  [t.uuid],
);

export const markReading = query(
  'documents.mark-reading',
  `update document set status = 'reading' where id = $1 and status = 'stored'`,
  {},
  [t.uuid],
);

export const markRead = query(
  'documents.mark-read',
  `update document set status = 'read', refusal_code = null, refusal_detail = null, page_count = $2, read_at = $3
   where id = $1 and status <> 'read'`,
  {},
  [t.uuid, t.int4, t.timestamptz],
);

export const markRefused = query(
  'documents.mark-refused',
  `update document set status = 'refused', refusal_code = $2, refusal_detail = $3
   where id = $1 and status not in ('read', 'refused')`,
  {},
  [t.uuid, t.text, t.text],
);
