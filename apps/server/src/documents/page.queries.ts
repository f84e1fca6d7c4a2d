import { query, t } from '../platform/db.ts';

const pageColumns = {
  page_no: t.int4,
  width: t.float8,
  height: t.float8,
  upright_turn: t.int4,
  method: t.text,
  word_count: t.int4,
  reader_version: t.text,
  failure_code: t.nullable(t.text),
  failure_detail: t.nullable(t.text),
} as const;

const columns = `page_no, width, height, upright_turn, method, word_count, reader_version, failure_code, failure_detail`;

/** A page that is read again, by another reader or after a failure, replaces what was there. */
export const storePage = query(
  'documents.store-page',
  `insert into document_page (document_id, page_no, width, height, upright_turn, method, word_count, reader_version,
     failure_code, failure_detail, content, read_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
   on conflict (document_id, page_no) do update set
     width = excluded.width, height = excluded.height, upright_turn = excluded.upright_turn, method = excluded.method,
     word_count = excluded.word_count, reader_version = excluded.reader_version, failure_code = excluded.failure_code,
     failure_detail = excluded.failure_detail, content = excluded.content, read_at = excluded.read_at,
     sign_count = 0`,
  {},
  [
    t.uuid,
    t.int4,
    t.float8,
    t.float8,
    t.int4,
    t.text,
    t.int4,
    t.text,
    t.nullable(t.text),
    t.nullable(t.text),
    t.bytea,
    t.timestamptz,
  ],
);

/** Most pages have none, so that it is said apart. */
export const markSigns = query(
  'documents.mark-signs',
  `update document_page set sign_count = $3 where document_id = $1 and page_no = $2`,
  {},
  [t.uuid, t.int4, t.int4],
);

/** Pages that look changed after they were made, of several files at once. */
export const listPagesWithSigns = query(
  'documents.list-pages-with-signs',
  `select document_id, page_no, content from document_page
   where document_id = any($1) and sign_count > 0 and content is not null order by document_id, page_no`,
  { document_id: t.uuid, page_no: t.int4, content: t.nullable(t.bytea) },
  [t.uuidArray],
);

export const listPages = query(
  'documents.list-pages',
  `select ${columns} from document_page where document_id = $1 order by page_no`,
  pageColumns,
  [t.uuid],
);

export const findPageContent = query(
  'documents.find-page-content',
  `select ${columns}, content from document_page where document_id = $1 and page_no = $2`,
  { ...pageColumns, content: t.nullable(t.bytea) },
  [t.uuid, t.int4],
);

/** Pages of a file in order, a stretch at a time: a file of a thousand pages is never in memory as a whole. */
export const listPageContents = query(
  'documents.list-page-contents',
  `select page_no, content from document_page where document_id = $1 and page_no > $2 order by page_no limit $3`,
  { page_no: t.int4, content: t.nullable(t.bytea) },
  [t.uuid, t.int4, t.int8],
);

/** Retention: the words go with the bytes. */
export const emptyPages = query(
  'documents.empty-pages',
  `update document_page set content = null where document_id = $1 and content is not null`,
  {},
  [t.uuid],
);

/** Pages that could not be read, of several files at once. */
export const listFailedPages = query(
  'documents.list-failed-pages',
  `select document_id, page_no, coalesce(failure_detail, failure_code) as reason from document_page
   where document_id = any($1) and failure_code is not null order by document_id, page_no`,
  { document_id: t.uuid, page_no: t.int4, reason: t.text },
  [t.uuidArray],
);
