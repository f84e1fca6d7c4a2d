import type { CustomRuleSpec } from '@countersign/engine/reconciliation/custom-rule';
import { query, t } from '../platform/db.ts';

/** Changes to rules wait for each other, so that each one's evidence names the set that it left behind. */
export const lockRules = query(
  'reconciliation.lock-rules',
  `select pg_advisory_xact_lock(hashtextextended('rules', 0))::text as locked`,
  { locked: t.text },
);

export const listSwitches = query('reconciliation.list-switches', `select rule_id, enabled from rule_switch`, {
  rule_id: t.text,
  enabled: t.bool,
});

export const saveSwitch = query(
  'reconciliation.save-switch',
  `insert into rule_switch (rule_id, enabled, changed_by, changed_at) values ($1, $2, $3, $4)
   on conflict (rule_id) do update set enabled = excluded.enabled, changed_by = excluded.changed_by,
     changed_at = excluded.changed_at`,
  {},
  [t.text, t.bool, t.nullable(t.uuid), t.timestamptz],
);

export const deleteSwitch = query('reconciliation.delete-switch', `delete from rule_switch where rule_id = $1`, {}, [
  t.text,
]);

const customColumns = { id: t.text, version: t.int4, spec: t.json<CustomRuleSpec>() } as const;

export const listCustomRules = query(
  'reconciliation.list-custom-rules',
  `select id, version, spec from custom_rule where deleted_at is null order by created_at, id`,
  customColumns,
);

export const findCustomRule = query(
  'reconciliation.find-custom-rule',
  `select id, version, spec from custom_rule where id = $1 and deleted_at is null`,
  customColumns,
  [t.text],
);

/** An id that was used before goes on counting. Nothing is returned when a live rule has it. */
export const insertCustomRule = query(
  'reconciliation.insert-custom-rule',
  `insert into custom_rule as c (id, version, spec, created_at, updated_at) values ($1, 1, $2, $3, $3)
   on conflict (id) do update set version = c.version + 1, spec = excluded.spec, created_at = excluded.created_at,
     updated_at = excluded.updated_at, deleted_at = null
   where c.deleted_at is not null
   returning c.version`,
  { version: t.int4 },
  [t.text, t.jsonb, t.timestamptz],
);

export const replaceCustomRule = query(
  'reconciliation.replace-custom-rule',
  `update custom_rule set version = version + 1, spec = $2, updated_at = $3 where id = $1 and deleted_at is null
   returning version`,
  { version: t.int4 },
  [t.text, t.jsonb, t.timestamptz],
);

export const deleteCustomRule = query(
  'reconciliation.delete-custom-rule',
  `update custom_rule set deleted_at = $2 where id = $1 and deleted_at is null`,
  {},
  [t.text, t.timestamptz],
);

/** What goes to the core, by the view of the room that boards; in one order, since a run's input is hashed. */
export const listMappedFields = query(
  'reconciliation.list-mapped-fields',
  `select canonical from mapped_field where provider_id = $1 order by canonical collate "C"`,
  { canonical: t.text },
  [t.text],
);

/** For evidence; $1 are ids, or null for all. */
export const listSwitchRecords = query(
  'reconciliation.list-switch-records',
  `select rule_id, enabled, changed_by from rule_switch where $1::text[] is null or rule_id = any($1::text[])`,
  { rule_id: t.text, enabled: t.bool, changed_by: t.nullable(t.uuid) },
  [t.nullable(t.textArray)],
);

export const listCustomRuleRecords = query(
  'reconciliation.list-custom-rule-records',
  `select id, version, spec, deleted_at is not null as is_deleted from custom_rule
   where $1::text[] is null or id = any($1::text[])`,
  { id: t.text, version: t.int4, spec: t.jsonb, is_deleted: t.bool },
  [t.nullable(t.textArray)],
);
