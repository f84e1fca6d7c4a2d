import { query, t } from '../platform/db.ts';

const columns = {
  id: t.uuid,
  version: t.int4,
  body: t.jsonb,
  created_at: t.timestamptz,
  updated_at: t.timestamptz,
} as const;

const select = `
  select e.id, e.version, v.body, e.created_at, e.updated_at
  from extraction_template e
  join extraction_template_version v on v.template_id = e.id and v.version = e.version`;

export const listTemplates = query(
  'extraction.list-templates',
  `${select} where e.deleted_at is null and (e.created_at, e.id) > ($1, $2) order by e.created_at, e.id limit $3`,
  columns,
  [t.timestamptz, t.uuid, t.int8],
);

export const listLiveTemplates = query(
  'extraction.list-live-templates',
  `${select} where e.deleted_at is null order by e.created_at, e.id`,
  columns,
  [],
);

export const findTemplate = query(
  'extraction.find-template',
  `${select} where e.id = $1 and e.deleted_at is null`,
  columns,
  [t.uuid],
);

/** Versions of one template wait for each other. */
export const lockTemplate = query(
  'extraction.lock-template',
  `select id, version from extraction_template where id = $1 and deleted_at is null for update`,
  { id: t.uuid, version: t.int4 },
  [t.uuid],
);

export const insertTemplate = query(
  'extraction.insert-template',
  `insert into extraction_template (id, doc_type, version, created_at, updated_at) values ($1, $2, 1, $3, $3)`,
  {},
  [t.uuid, t.text, t.timestamptz],
);

export const insertTemplateVersion = query(
  'extraction.insert-template-version',
  `insert into extraction_template_version (template_id, version, body, made_by, made_at) values ($1, $2, $3, $4, $5)`,
  {},
  [t.uuid, t.int4, t.jsonb, t.nullable(t.uuid), t.timestamptz],
);

export const setTemplateVersion = query(
  'extraction.set-template-version',
  `update extraction_template set version = $2, doc_type = $3, updated_at = $4 where id = $1`,
  {},
  [t.uuid, t.int4, t.text, t.timestamptz],
);

export const markTemplateDeleted = query(
  'extraction.mark-template-deleted',
  `update extraction_template set deleted_at = $2 where id = $1`,
  {},
  [t.uuid, t.timestamptz],
);

/** For evidence; $1 are ids, or null for all. */
export const listTemplateRecords = query(
  'extraction.list-template-records',
  `select e.id, e.version, e.doc_type, v.body, v.made_by, e.deleted_at is not null as is_deleted
   from extraction_template e
   left join extraction_template_version v on v.template_id = e.id and v.version = e.version
   where $1::text[] is null or e.id = any($1::text[]::uuid[])`,
  {
    id: t.uuid,
    version: t.int4,
    doc_type: t.text,
    body: t.nullable(t.jsonb),
    made_by: t.nullable(t.uuid),
    is_deleted: t.bool,
  },
  [t.nullable(t.textArray)],
);
