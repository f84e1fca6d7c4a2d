import type { Mapping } from '@countersign/engine/lar/mapping';
import type { RecordFormat } from '@countersign/engine/lar/record-source';
import { query, type RowOf, t } from '../platform/db.ts';

const profileColumns = {
  id: t.uuid,
  name: t.text,
  version: t.int4,
  source_format: t.set<RecordFormat>(),
  mapping: t.json<Mapping>(),
  is_active: t.bool,
  created_at: t.timestamptz,
} as const;

export type ProfileRow = RowOf<typeof profileColumns>;

const columns = `id, name, version, source_format, mapping, is_active, created_at`;

export const insertProfile = query(
  'intake.insert-profile',
  `insert into lar_profile (${columns}) values ($1, $2, $3, $4, $5, $6, $7) returning ${columns}`,
  profileColumns,
  [t.uuid, t.text, t.int4, t.set<RecordFormat>(), t.jsonb, t.bool, t.timestamptz],
);

export const findLatestVersion = query(
  'intake.find-latest-version',
  `select max(version) as version from lar_profile where name = $1`,
  { version: t.nullable(t.int4) },
  [t.text],
);

/** Whoever makes or activates a version of the same profile waits here. */
export const deactivateProfile = query(
  'intake.deactivate-profile',
  `update lar_profile set is_active = false where name = $1 and is_active`,
  {},
  [t.text],
);

export const activateProfileVersion = query(
  'intake.activate-profile-version',
  `update lar_profile set is_active = true where id = $1 returning ${columns}`,
  profileColumns,
  [t.uuid],
);

export const findProfile = query(
  'intake.find-profile',
  `select ${columns} from lar_profile where id = $1`,
  profileColumns,
  [t.uuid],
);

/** All versions of one profile, locked in one order: two who activate wait for each other instead of colliding. */
export const lockProfileVersions = query(
  'intake.lock-profile-versions',
  `select id from lar_profile where name = $1 order by version for update`,
  { id: t.uuid },
  [t.text],
);

export const findActiveProfile = query(
  'intake.find-active-profile',
  `select ${columns} from lar_profile where name = $1 and is_active`,
  profileColumns,
  [t.text],
);

export const listProfiles = query(
  'intake.list-profiles',
  `select ${columns} from lar_profile where (name, version) > ($1, $2) order by name, version limit $3`,
  profileColumns,
  [t.text, t.int4, t.int8],
);

/** For evidence; $1 are ids, or null for all. */
export const listProfileRecords = query(
  'intake.list-profile-records',
  `select ${columns} from lar_profile where $1::text[] is null or id = any($1::text[]::uuid[])`,
  profileColumns,
  [t.nullable(t.textArray)],
);
