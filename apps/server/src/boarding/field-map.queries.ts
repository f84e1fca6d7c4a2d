import type { ProviderId } from '@countersign/contract/closed-sets';
import type { FieldMap } from '@countersign/engine/field-maps/field-map';
import { query, type RowOf, t } from '../platform/db.ts';

const mapColumns = {
  id: t.uuid,
  provider_id: t.set<ProviderId>(),
  version: t.int4,
  mapping: t.json<FieldMap>(),
  is_active: t.bool,
  created_at: t.timestamptz,
} as const;

export type FieldMapRow = RowOf<typeof mapColumns>;

const columns = `id, provider_id, version, mapping, is_active, created_at`;

export const insertFieldMap = query(
  'boarding.insert-field-map',
  `insert into core_field_map (id, provider_id, version, mapping, is_active, created_by, created_at)
   values ($1, $2, $3, $4, true, $5, $6) returning ${columns}`,
  mapColumns,
  [t.uuid, t.set<ProviderId>(), t.int4, t.jsonb, t.nullable(t.uuid), t.timestamptz],
);

export const findLatestMapVersion = query(
  'boarding.find-latest-map-version',
  `select max(version) as version from core_field_map where provider_id = $1`,
  { version: t.nullable(t.int4) },
  [t.set<ProviderId>()],
);

/** Whoever makes a version of the same map waits here. */
export const deactivateFieldMap = query(
  'boarding.deactivate-field-map',
  `update core_field_map set is_active = false where provider_id = $1 and is_active`,
  {},
  [t.set<ProviderId>()],
);

export const findActiveFieldMap = query(
  'boarding.find-active-field-map',
  `select ${columns} from core_field_map where provider_id = $1 and is_active`,
  mapColumns,
  [t.set<ProviderId>()],
);

export const findFieldMap = query(
  'boarding.find-field-map',
  `select ${columns} from core_field_map where id = $1`,
  mapColumns,
  [t.uuid],
);

export const listFieldMapsAfter = query(
  'boarding.list-field-maps-after',
  `select ${columns} from core_field_map where (provider_id, version) > ($1, $2) order by provider_id, version limit $3`,
  mapColumns,
  [t.text, t.int4, t.int8],
);

/** For evidence; $1 are ids, or null for all. */
export const listFieldMapRecords = query(
  'boarding.list-field-map-records',
  `select ${columns} from core_field_map where $1::text[] is null or id = any($1::text[]::uuid[])`,
  mapColumns,
  [t.nullable(t.textArray)],
);
