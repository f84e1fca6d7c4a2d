import { query, t } from '../platform/db.ts';

const directoryColumns = {
  version: t.int4,
  sha256: t.text,
  participants: t.int4,
  wire_eligible: t.int4,
  loaded_at: t.timestamptz,
} as const;

/** Two who load a directory wait for each other: versions have no gaps and one of them counts. */
export const lockDirectory = query(
  'wires.lock-directory',
  `select pg_advisory_xact_lock(hashtextextended('aba directory', 0))::text as locked`,
  { locked: t.text },
);

export const findActiveDirectory = query(
  'wires.find-active-directory',
  `select version, sha256, participants, wire_eligible, loaded_at from aba_directory where is_active`,
  directoryColumns,
);

export const findLastVersion = query(
  'wires.find-last-version',
  `select coalesce(max(version), 0) as version from aba_directory`,
  { version: t.int4 },
);

export const deactivateDirectory = query(
  'wires.deactivate-directory',
  `update aba_directory set is_active = false where is_active`,
  {},
);

export const insertDirectory = query(
  'wires.insert-directory',
  `insert into aba_directory (version, is_active, sha256, participants, wire_eligible, loaded_by, loaded_at)
   values ($1, true, $2, $3, $4, $5, $6) returning version, sha256, participants, wire_eligible, loaded_at`,
  directoryColumns,
  [t.int4, t.text, t.int4, t.int4, t.uuid, t.timestamptz],
);

export const deleteParticipants = query('wires.delete-participants', `delete from aba_participant`, {});

/** The last two arrays travel as text, since both the state and the mark of eligibility are one. */
export const insertParticipants = query(
  'wires.insert-participants',
  `insert into aba_participant (version, aba, name, telegraphic_name, city, state, wire_eligible)
   select $1, aba, name, telegraphic_name, city, state, wire_eligible = 'Y'
   from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
     as p (aba, name, telegraphic_name, city, state, wire_eligible)`,
  {},
  [t.int4, t.textArray, t.textArray, t.textArray, t.textArray, t.textArray, t.textArray],
);

export const findParticipants = query(
  'wires.find-participants',
  `select p.aba, p.name, p.telegraphic_name, p.city, p.state, p.wire_eligible
   from aba_participant p join aba_directory d on d.version = p.version and d.is_active where p.aba = any($1)`,
  { aba: t.text, name: t.text, telegraphic_name: t.text, city: t.text, state: t.text, wire_eligible: t.bool },
  [t.textArray],
);

/** For evidence; $1 are versions as text, or null for all. Only the version that counts has rows. */
export const listDirectoryRecords = query(
  'wires.list-directory-records',
  `select d.version, d.is_active, d.sha256, d.participants, d.wire_eligible, d.loaded_by, (
     select 'sha256:' || encode(sha256(convert_to(string_agg(to_jsonb(p)::text, chr(10) order by p.aba), 'UTF8')), 'hex')
     from aba_participant p where p.version = d.version) as rows_print
   from aba_directory d where $1::text[] is null or d.version::text = any($1::text[])`,
  {
    version: t.int4,
    is_active: t.bool,
    sha256: t.text,
    participants: t.int4,
    wire_eligible: t.int4,
    loaded_by: t.uuid,
    rows_print: t.nullable(t.text),
  },
  [t.nullable(t.textArray)],
);
