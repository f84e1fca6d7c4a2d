import { query, t } from '../platform/db.ts';
import type { PartDetail } from './part-detail.ts';

const partColumns = {
  id: t.uuid,
  document_id: t.uuid,
  from_page: t.int4,
  to_page: t.int4,
  doc_type: t.text,
  confidence: t.float8,
  made_by: t.text,
  detail: t.json<PartDetail>(),
  superseded_at: t.nullable(t.timestamptz),
  withdrawn_at: t.nullable(t.timestamptz),
} as const;

const columns = `id, document_id, from_page, to_page, doc_type, confidence, made_by, detail, superseded_at, withdrawn_at`;

export const listParts = query(
  'documents.list-parts',
  `select ${columns} from document_part where document_id = any($1) and superseded_at is null
   order by document_id, from_page`,
  partColumns,
  [t.uuidArray],
);

/** Also one that was replaced: what was found in it can still be shown. */
export const findPart = query(
  'documents.find-part',
  `select ${columns} from document_part where id = $1`,
  partColumns,
  [t.uuid],
);

/** Also those that were replaced or taken out. */
export const listPartTypes = query(
  'documents.list-part-types',
  `select id, doc_type from document_part where id = any($1)`,
  { id: t.uuid, doc_type: t.text },
  [t.uuidArray],
);

export const supersedeParts = query(
  'documents.supersede-parts',
  `update document_part set superseded_at = $2 where document_id = $1 and superseded_at is null and id <> all($3)`,
  {},
  [t.uuid, t.timestamptz, t.uuidArray],
);

/** It leaves the package: replaced by nothing. */
export const withdrawPart = query(
  'documents.withdraw-part',
  `update document_part set withdrawn_at = $2, superseded_at = $2 where id = $1`,
  {},
  [t.uuid, t.timestamptz],
);

/** What a person left as the engine had it is the person's decision from now on. */
export const confirmParts = query(
  'documents.confirm-parts',
  `update document_part set made_by = 'person', confidence = 1 where id = any($1)`,
  {},
  [t.uuidArray],
);

/** Whether a person has decided what the file holds: by boundaries, or by taking a document out of it. */
export const isDecidedByPerson = query(
  'documents.is-decided-by-person',
  `select exists (select from document_part where document_id = $1
     and (withdrawn_at is not null or (made_by = 'person' and superseded_at is null))) as decided`,
  { decided: t.bool },
  [t.uuid],
);

export const insertPart = query(
  'documents.insert-part',
  `insert into document_part (id, document_id, from_page, to_page, doc_type, confidence, made_by, detail, made_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  {},
  [t.uuid, t.uuid, t.int4, t.int4, t.text, t.float8, t.text, t.jsonb, t.timestamptz],
);

export const partIdIsTaken = query(
  'documents.part-id-is-taken',
  `select exists (select from document_part where id = $1) as taken`,
  { taken: t.bool },
  [t.uuid],
);

/** A template of the bank knows the pages better than the catalogue. */
export const setPartType = query(
  'documents.set-part-type',
  `update document_part set doc_type = $2, confidence = $3 where id = $1 and made_by = 'engine'`,
  {},
  [t.uuid, t.text, t.float8],
);
