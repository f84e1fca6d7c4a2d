import { type FsckFault, fsck } from '../../src/fsck/index.ts';
import type { Random } from '../soak/random.ts';
import type { RecordWorld } from './record-world.ts';

/** A change of one column, by the value that it gets, and the field under which evidence knows it. */
type Change = readonly [column: string, value: string, field: string];

interface TamperedTable {
  readonly table: string;
  /** As evidence calls the rows. */
  readonly kind: string;
  /** The id of a row there. */
  readonly id: string;
  readonly changes: readonly Change[];
  /** What a made-up row has that no other may have; null: a second row is not possible or not told. */
  readonly copy: string | null;
  readonly mayGo?: false;
}

const OTHER = `'01999999-0000-7000-8000-000000000001'::uuid`;
const newId = `jsonb_build_object('id', gen_random_uuid())`;
const HASH = `repeat('b', 64)`;
const bytes = (column: string) => `${column} || '\\x00'::bytea`;

/** Every table that a control reads, with every column that matters. */
const tables: readonly TamperedTable[] = [
  {
    table: 'staff',
    kind: 'user',
    id: 'id::text',
    copy: `${newId} || jsonb_build_object('email', 'mallory@bank.example')`,
    changes: [
      ['roles', `array['admin', 'manager', 'specialist']`, 'roles'],
      ['is_active', 'not is_active', 'isActive'],
      ['email', `'x' || email`, 'email'],
      ['display_name', `'Somebody Else'`, 'displayName'],
      ['password_hash', `password_hash || 'x'`, 'password'],
      ['token_epoch', 'token_epoch + 1', 'tokenEpoch'],
      ['totp_enrolled_at', `case when totp_enrolled_at is null then now() end`, 'totpEnrolled'],
      ['cooling_off_until', `case when cooling_off_until is null then now() end`, 'coolingOffUntil'],
    ],
  },
  {
    table: 'admin_change',
    kind: 'admin_change',
    id: 'id::text',
    copy: `${newId} || jsonb_build_object('state', 'rejected', 'settled_at', now())`,
    changes: [
      ['kind', `case when kind = 'setting' then 'user' else 'setting' end`, 'kind'],
      ['target', `'wire.cutoff'`, 'target'],
      ['sealed', bytes('sealed'), 'content'],
      ['proposed_by', OTHER, 'proposedBy'],
      ['proposed_at', `proposed_at - interval '1 day'`, 'proposedAt'],
      ['expires_at', `expires_at + interval '1 day'`, 'expiresAt'],
      ['state', `case when state = 'rejected' then 'lapsed' end`, 'state'],
      ['settled_by', `case when settled_by is not null then ${OTHER} end`, 'settledBy'],
      ['settled_by_name', `case when settled_by is not null then 'Somebody Else' end`, 'settledByName'],
      ['settled_at', `settled_at - interval '1 day'`, 'settledAt'],
    ],
  },
  {
    table: 'api_key',
    kind: 'api_key',
    id: 'id::text',
    copy: `${newId} || jsonb_build_object('key_hash', '\\x' || ${HASH})`,
    changes: [
      ['scopes', `array['evidence:read']`, 'scopes'],
      ['key_hash', `decode(${HASH}, 'hex')`, 'key'],
      ['name', `'other'`, 'name'],
      ['created_by', OTHER, 'createdBy'],
      ['revoked_at', 'case when revoked_at is null then now() end', 'revokedAt'],
    ],
  },
  {
    table: 'setting',
    kind: 'setting',
    id: 'key',
    copy: `jsonb_build_object('key', 'wire.fedwire_source_id')`,
    changes: [
      ['value', `case when value = 'true' then 'false'::jsonb when value is not null then '7'::jsonb end`, 'value'],
      ['sealed', bytes('sealed'), 'sealed'],
      ['updated_by', OTHER, 'updatedBy'],
    ],
  },
  {
    table: 'institution',
    kind: 'institution',
    id: 'id::text',
    copy: null,
    changes: [
      ['aba_routing', `'026009593'`, 'abaRouting'],
      ['name', `'Second Bank'`, 'name'],
      ['city', `'Elsewhere'`, 'city'],
    ],
  },
  {
    table: 'rule_switch',
    kind: 'rule_switch',
    id: 'rule_id',
    copy: `jsonb_build_object('rule_id', 'R-made-up')`,
    changes: [
      ['enabled', 'not enabled', 'enabled'],
      ['changed_by', OTHER, 'changedBy'],
    ],
  },
  {
    table: 'custom_rule',
    kind: 'custom_rule',
    id: 'id',
    copy: `jsonb_build_object('id', 'CUSTOM-OTHER')`,
    changes: [
      ['spec', `spec || '{"severity": "info", "title": "nothing"}'`, 'spec'],
      ['version', 'version + 1', 'version'],
      ['deleted_at', 'case when deleted_at is null then now() end', 'isDeleted'],
    ],
  },
  {
    table: 'lar_profile',
    kind: 'lar_profile',
    id: 'id::text',
    copy: `${newId} || '{"version": 9, "is_active": false}'`,
    changes: [
      ['mapping', `jsonb_set(mapping, '{fields,0,path}', '"$.other"')`, 'mapping'],
      ['source_format', `'csv'`, 'sourceFormat'],
      ['version', 'version + 5', 'version'],
      ['name', `name || 'x'`, 'name'],
    ],
  },
  {
    table: 'core_field_map',
    kind: 'core_field_map',
    id: 'id::text',
    copy: `${newId} || '{"version": 9, "is_active": false}'`,
    changes: [
      ['mapping', `jsonb_set(mapping, '{fields,0,core}', '"other"')`, 'mapping'],
      ['version', 'version + 5', 'version'],
    ],
  },
  {
    table: 'extraction_template',
    kind: 'extraction_template',
    id: 'id::text',
    copy: newId,
    changes: [
      ['doc_type', `'deed_of_trust'`, 'docType'],
      ['deleted_at', 'case when deleted_at is null then now() end', 'isDeleted'],
    ],
  },
  {
    table: 'extraction_template_version',
    kind: 'extraction_template',
    id: 'template_id::text',
    copy: null,
    mayGo: false,
    changes: [['body', `body || '{"rules": []}'`, 'body']],
  },
  {
    table: 'payee',
    kind: 'payee',
    id: `payee_id::text || ' ' || version`,
    copy: `jsonb_build_object('payee_id', gen_random_uuid())`,
    changes: [
      ['aba', `'026009593'`, 'aba'],
      ['name', `'Mallory'`, 'name'],
      ['account', bytes('account'), 'account'],
      ['bank_name', `'Other Bank'`, 'bankName'],
      ['verified_by', `'nobody'`, 'verifiedBy'],
      ['note', `'x'`, 'note'],
      ['saved_by', OTHER, 'savedBy'],
      ['saved_at', `saved_at - interval '30 days'`, 'savedAt'],
    ],
  },
  {
    table: 'aba_directory',
    kind: 'aba_directory',
    id: 'version::text',
    copy: `'{"version": 9, "is_active": false}'::jsonb`,
    changes: [
      ['sha256', HASH, 'sha256'],
      ['is_active', 'not is_active', 'isActive'],
      ['wire_eligible', 'wire_eligible + 1', 'wireEligible'],
    ],
  },
  {
    table: 'aba_participant',
    kind: 'aba_directory',
    id: 'version::text',
    copy: null,
    mayGo: false,
    changes: [
      ['wire_eligible', 'not wire_eligible', 'rows'],
      ['name', `'OTHER BANK'`, 'rows'],
    ],
  },
  {
    table: 'webhook',
    kind: 'webhook',
    id: 'id::text',
    copy: newId,
    changes: [
      ['url', `'https://mallory.example'`, 'url'],
      ['events', `array['loan.boarded']`, 'events'],
      ['created_by', OTHER, 'createdBy'],
    ],
  },
  {
    table: 'webhook_secret',
    kind: 'webhook',
    id: 'webhook_id::text',
    copy: null,
    mayGo: false,
    changes: [['sealed', bytes('sealed'), 'secret']],
  },
  {
    table: 'loan',
    kind: 'loan',
    id: 'id::text',
    copy: null,
    mayGo: false,
    changes: [
      ['borrower_name', `'Mallory'`, 'borrowerName'],
      ['expected_principal', '1', 'expectedPrincipal'],
      ['assignee_id', OTHER, 'assigneeId'],
      ['package_version', 'package_version + 1', 'packageVersion'],
      ['created_by', OTHER, 'createdBy'],
    ],
  },
  {
    table: 'lar_record',
    kind: 'approval_record',
    id: 'id::text',
    copy: `${newId} || jsonb_build_object('document_id', gen_random_uuid(), 'superseded_at', now())`,
    changes: [
      ['content', bytes('content'), 'contentPrint'],
      ['profile_id', OTHER, 'profileId'],
      ['superseded_at', 'case when superseded_at is null then now() end', 'supersededAt'],
    ],
  },
  {
    table: 'correction',
    kind: 'correction',
    id: 'id::text',
    copy: `${newId} || '{"number": 1000000}'`,
    changes: [
      ['field_name', `'principal_amount'`, 'fieldName'],
      ['content', bytes('content'), 'contentPrint'],
      ['note', `'x'`, 'note'],
      ['made_by', OTHER, 'madeBy'],
      ['page_no', 'page_no + 1', 'pageNo'],
      ['bbox', `bbox || '{"x": 0.9}'`, 'bbox'],
      ['confirmed_by_page', 'not confirmed_by_page', 'confirmedByPage'],
      ['package_version', 'package_version + 1', 'packageVersion'],
    ],
  },
  {
    table: 'reconciliation_run',
    kind: 'run',
    id: 'id::text',
    copy: `${newId} || '{"number": 99}'`,
    changes: [
      ['policy', `policy || '{"made": "up"}'`, 'policy'],
      ['findings_hash', HASH, 'findingsHash'],
      ['input_hash', HASH, 'inputHash'],
      ['package_hash', HASH, 'packageHash'],
      ['ruleset_version', `'x'`, 'rulesetVersion'],
      ['engine_version', `'x'`, 'engineVersion'],
      ['input', bytes('input'), 'inputPrint'],
      ['not_evaluated', `'[{"ruleId": "x", "missing": []}]'`, 'notEvaluated'],
      ['number', 'number + 50', 'number'],
    ],
  },
  {
    table: 'finding',
    kind: 'finding',
    id: 'id::text',
    copy: `${newId} || '{"position": 99, "status": "open"}'`,
    changes: [
      [
        'severity',
        `case when status = 'accepted' then severity when severity = 'info' then 'warning' else 'info' end`,
        'severity',
      ],
      ['status', `case when status = 'resolved' then 'open' else 'resolved' end`, 'status'],
      ['title', `'nothing'`, 'title'],
      ['detail', bytes('detail'), 'detailPrint'],
      ['rule_id', `'R-000'`, 'ruleId'],
      ['rule_version', `'0'`, 'ruleVersion'],
      ['position', 'position + 50', 'position'],
      ['carried_from', OTHER, 'carriedFrom'],
      ['cleared_by', `case when cleared_by is not null then array[${OTHER}] end`, 'clearedBy'],
    ],
  },
  {
    table: 'finding_action',
    kind: 'finding_action',
    id: 'id::text',
    copy: null,
    mayGo: false,
    changes: [
      ['actor_id', OTHER, 'actorId'],
      ['actor_name', `'Somebody Else'`, 'actorName'],
      ['reason_code', `'policy_waiver'`, 'reasonCode'],
      ['note', `case when action in ('resolve', 'carry_over') then note else 'x' end`, 'note'],
      ['action', `case when action = 'comment' then 'escalate' else 'comment' end`, 'action'],
      ['occurred_at', `occurred_at - interval '30 days'`, 'occurredAt'],
    ],
  },
  {
    table: 'boarding',
    kind: 'boarding',
    id: 'id::text',
    copy: `${newId} || '{"state": "voided", "phase": "stage", "idempotency_key": "made up", "committed_at": null}'`,
    changes: [
      ['staged_by', OTHER, 'stagedBy'],
      ['approved_by', OTHER, 'approvedBy'],
      ['required_role', `'specialist'`, 'requiredRole'],
      // A check of the database holds it equal to what was approved.
      ['digest', `case when approved_digest is null then ${HASH} end`, 'digest'],
      ['amount', 'coalesce(amount, 0) + 1', 'amount'],
      ['preview', bytes('preview'), 'previewPrint'],
      ['core_reference', `'other'`, 'coreReference'],
      ['idempotency_key', `'other'`, 'idempotencyKey'],
      ['field_map_id', OTHER, 'fieldMapId'],
      ['run_id', OTHER, 'runId'],
      ['attempt', 'attempt + 1', 'attempt'],
      ['call_no', 'call_no + 1', 'callNo'],
      ['confirmed_by', OTHER, 'confirmedBy'],
    ],
  },
  {
    table: 'wire',
    kind: 'wire',
    id: 'id::text',
    copy: `${newId} || '{"number": 1000000, "state": "rejected", "cancelled_by": null, "cancelled_at": null, "exported_by": null, "exported_at": null, "export_target": null, "export_sha256": null, "returned_by": null, "returned_at": null, "return_reason": null, "checked_by": "01999999-0000-7000-8000-000000000001", "checked_at": "2026-01-01"}'`,
    changes: [
      ['amount', 'amount + 1', 'amount'],
      ['currency', `'EUR'`, 'currency'],
      ['staged_by', OTHER, 'stagedBy'],
      ['staged_by_name', `'Somebody Else'`, 'stagedByName'],
      ['required_role', `'specialist'`, 'requiredRole'],
      ['digest', HASH, 'digest'],
      ['content', bytes('content'), 'contentPrint'],
      ['acknowledged', `array['payee_unknown']`, 'acknowledged'],
      ['package_version', 'package_version + 1', 'packageVersion'],
      ['export_sha256', `case when export_sha256 is not null then ${HASH} end`, 'exportSha256'],
      ['value_date', 'value_date + 1', 'valueDate'],
      ['payee_key', HASH, 'payeeKey'],
      ['proceeds', 'amount', 'proceeds'],
      ['available', 'available + 1', 'available'],
      ['checked_by', `case when checked_by is not null then ${OTHER} end`, 'checkedBy'],
      ['exported_by', `case when exported_by is not null then ${OTHER} end`, 'exportedBy'],
      ['cancelled_by', `case when cancelled_by is not null then ${OTHER} end`, 'cancelledBy'],
      ['returned_by', `case when returned_by is not null then ${OTHER} end`, 'returnedBy'],
      ['return_reason', `case when returned_by is not null then 'x' end`, 'returnReason'],
      ['export_file', bytes('export_file'), 'filePrint'],
    ],
  },
  {
    table: 'wire_screening',
    kind: 'wire_screening',
    id: 'id::text',
    copy: `'{"id": 1000000}'::jsonb`,
    changes: [
      ['screened_on', 'screened_on - 30', 'screenedOn'],
      ['reference', `'other'`, 'reference'],
      ['cleared_by', `'nobody'`, 'clearedBy'],
      ['recorded_by', OTHER, 'recordedBy'],
      ['recorded_by_name', `'Somebody Else'`, 'recordedByName'],
      ['recorded_at', `recorded_at - interval '30 days'`, 'recordedAt'],
    ],
  },
  {
    table: 'wire_callback',
    kind: 'wire_callback',
    id: 'id::text',
    copy: `'{"id": 1000000}'::jsonb`,
    changes: [
      ['made_by', OTHER, 'madeBy'],
      ['made_by_name', `'Somebody Else'`, 'madeByName'],
      ['note', `'x'`, 'note'],
      ['content', bytes('content'), 'contentPrint'],
      ['made_at', `made_at - interval '30 days'`, 'madeAt'],
    ],
  },
];

export const changedTables: readonly string[] = [...tables.map(({ table }) => table), 'record_seal'];

/** One direct change to the database, and what must be told of it. */
export interface RecordTampering {
  readonly name: string;
  apply(world: RecordWorld, random: Random): Promise<Told>;
}

interface Told {
  readonly table: string;
  readonly reasons: readonly string[];
  readonly kind: string;
  readonly id: string;
  readonly field: string | null;
}

const changed = ['record-differs', 'bad-record-state', 'record-changed', 'document-changed', 'bad-reference'];

function tamperColumn({ table, kind, id }: TamperedTable, [column, value, field]: Change): RecordTampering {
  return {
    name: `${table}.${column} changed`,
    apply: async (world, random) => {
      const { pool } = world.database;
      const differs = `(${value}) is distinct from ${column} and (${value}) is not null`;
      const { rows } = await pool.query<{ at: string; id: string }>(
        `select ctid::text as at, ${id} as id from ${table} where ${differs} order by 2, 1`,
      );
      if (rows.length === 0) throw new Error(`No row of ${table} can be given another ${column}.`);
      const row = random.pick(rows);
      await world.change(async (client) => {
        await client.query(`update ${table} set ${column} = ${value} where ctid = '${row.at}'`);
      });
      return { table, reasons: changed, kind, id: row.id, field };
    },
  };
}

function tamperTable(tampered: TamperedTable): readonly RecordTampering[] {
  const { table, kind, id, copy, mayGo = true } = tampered;
  const pick = async (world: RecordWorld, random: Random) => {
    const { rows } = await world.database.pool.query<{ at: string; id: string }>(
      `select ctid::text as at, ${id} as id from ${table} order by 2`,
    );
    return random.pick(rows);
  };
  const removed: RecordTampering = {
    name: `a row of ${table} removed`,
    apply: async (world, random) => {
      const row = await pick(world, random);
      await world.change(async (client) => void (await client.query(`delete from ${table} where ctid = '${row.at}'`)));
      return { table, reasons: ['record-missing', 'record-differs', 'record-unknown'], kind, id: row.id, field: null };
    },
  };
  const added: RecordTampering = {
    name: `a row of ${table} added`,
    apply: async (world, random) => {
      const row = await pick(world, random);
      let made = '';
      await world.change(async (client) => {
        const { rows } = await client.query<{ id: string }>(
          `insert into ${table} overriding system value
           select (jsonb_populate_record(null::${table}, to_jsonb(t) || ${copy})).* from ${table} t where ctid = '${row.at}'
           returning ${id} as id`,
        );
        made = rows[0]?.id ?? '';
      });
      return { table, reasons: ['record-unknown'], kind, id: made, field: null };
    },
  };
  return [
    ...tampered.changes.map((change) => tamperColumn(tampered, change)),
    ...(mayGo ? [removed] : []),
    ...(copy === null ? [] : [added]),
  ];
}

const sealGone: RecordTampering = {
  name: 'a seal removed',
  apply: async (world, random) => {
    const { rows } = await world.database.pool.query<{ kind: string; id: string }>(
      `select kind, id from record_seal where seq > 0 order by kind, id`,
    );
    const { kind, id } = random.pick(rows);
    await world.change(async (client) => {
      await client.query('delete from record_seal where kind = $1 and id = $2', [kind, id]);
    });
    return { table: 'record_seal', reasons: ['bad-record-seal'], kind, id, field: null };
  },
};

export const recordTamperings: readonly RecordTampering[] = [...tables.flatMap(tamperTable), sealGone];

/** Changes one row, asks fsck, and puts the row back. Answers what was not named as it should be; null when all was. */
export async function checkRecordTampering(
  world: RecordWorld,
  tampering: RecordTampering,
  random: Random,
): Promise<string | null> {
  let table: string | null = null;
  try {
    const told = await tampering.apply(world, random);
    table = told.table;
    const faults = await faultsOf(world);
    const isNamed = faults.some(
      ({ reason, record }) =>
        told.reasons.includes(reason) &&
        record?.kind === told.kind &&
        (record.id === told.id || (record.field !== null && record.field === told.field)) &&
        (told.field === null || record.field === told.field),
    );
    return isNamed ? null : `fsck should name ${JSON.stringify(told)} and told ${JSON.stringify(faults.slice(0, 4))}`;
  } finally {
    if (table !== null) await world.restore(table);
  }
}

export async function checkCleanRecords(world: RecordWorld): Promise<string | null> {
  const [fault] = await faultsOf(world);
  return fault === undefined ? null : `fsck told of ${JSON.stringify(fault)} on clean data`;
}

async function faultsOf({ app }: RecordWorld): Promise<readonly FsckFault[]> {
  const faults: FsckFault[] = [];
  await fsck(app, { onFault: (fault) => faults.push(fault) });
  return faults;
}
