import { query, t } from '../platform/db.ts';

/** Extracting again, with another engine or other templates, replaces what was read. */
export const storeExtraction = query(
  'extraction.store-extraction',
  `insert into part_extraction
     (part_id, document_id, engine_version, template_id, template_version, field_count, content, made_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict (part_id) do update set
     engine_version = excluded.engine_version, template_id = excluded.template_id,
     template_version = excluded.template_version, field_count = excluded.field_count,
     content = excluded.content, made_at = excluded.made_at`,
  {},
  [t.uuid, t.uuid, t.text, t.nullable(t.uuid), t.nullable(t.int4), t.int4, t.bytea, t.timestamptz],
);

/** Of two jobs after one event the second finds nothing to mark. */
export const markTold = query(
  'extraction.mark-told',
  `update part_extraction set told_event = $2 where document_id = $1 and told_event is distinct from $2`,
  {},
  [t.uuid, t.int8],
);

/** Purged ones hold nothing any more. */
export const findExtractions = query(
  'extraction.find-extractions',
  `select part_id, content from part_extraction where part_id = any($1) and content is not null`,
  { part_id: t.uuid, content: t.bytea },
  [t.uuidArray],
);
