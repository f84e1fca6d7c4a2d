import { query, t } from '../platform/db.ts';

const columns = { id: t.uuid, name: t.text, page_count: t.int4, made_at: t.timestamptz } as const;

export const insertSample = query(
  'extraction.insert-sample',
  `insert into extraction_sample (id, name, size, page_count, content, made_by, made_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
  {},
  [t.uuid, t.text, t.int8, t.int4, t.bytea, t.nullable(t.uuid), t.timestamptz],
);

/** A page that is read again, after a failure, replaces what was there. */
export const storeSamplePage = query(
  'extraction.store-sample-page',
  `insert into extraction_sample_page (sample_id, page_no, content) values ($1, $2, $3)
   on conflict (sample_id, page_no) do update set content = excluded.content`,
  {},
  [t.uuid, t.int4, t.bytea],
);

export const listSamples = query(
  'extraction.list-samples',
  `select id, name, page_count, made_at from extraction_sample where (made_at, id) > ($1, $2)
   order by made_at, id limit $3`,
  columns,
  [t.timestamptz, t.uuid, t.int8],
);

export const findSample = query(
  'extraction.find-sample',
  `select id, name, page_count, content, made_at from extraction_sample where id = $1`,
  { ...columns, content: t.bytea },
  [t.uuid],
);

export const listSamplePages = query(
  'extraction.list-sample-pages',
  `select page_no, content from extraction_sample_page where sample_id = $1 order by page_no`,
  { page_no: t.int4, content: t.bytea },
  [t.uuid],
);
