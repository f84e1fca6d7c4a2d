import { query, type RowOf, t } from '../platform/db.ts';

const payeeColumns = {
  payee_id: t.uuid,
  version: t.int4,
  is_active: t.bool,
  name: t.text,
  aba: t.text,
  account: t.bytea,
  bank_name: t.text,
  verified_by: t.text,
  note: t.text,
  saved_by: t.uuid,
  saved_at: t.timestamptz,
} as const;

const columns = `payee_id, version, is_active, name, aba, account, bank_name, verified_by, note, saved_by, saved_at`;

export type PayeeRow = RowOf<typeof payeeColumns>;

/** Two who save one payee wait for each other, also when it has no row yet. */
export const lockPayee = query(
  'wires.lock-payee',
  `select pg_advisory_xact_lock(hashtextextended('payee ' || $1, 0))::text as locked`,
  { locked: t.text },
  [t.text],
);

export const findLatestPayee = query(
  'wires.find-latest-payee',
  `select ${columns} from payee where payee_id = $1 order by version desc limit 1`,
  payeeColumns,
  [t.uuid],
);

export const listActivePayees = query(
  'wires.list-active-payees',
  `select ${columns} from payee where is_active order by payee_id`,
  payeeColumns,
);

export const listPayeePage = query(
  'wires.list-payee-page',
  `select ${columns} from payee where is_active and (name, payee_id) > ($1, $2) order by name, payee_id limit $3`,
  payeeColumns,
  [t.text, t.uuid, t.int8],
);

export const deactivatePayee = query(
  'wires.deactivate-payee',
  `update payee set is_active = false where payee_id = $1 and is_active`,
  {},
  [t.uuid],
);

export const insertPayee = query(
  'wires.insert-payee',
  `insert into payee (payee_id, version, is_active, name, aba, account, bank_name, verified_by, note, saved_by, saved_at)
   values ($1, $2, true, $3, $4, $5, $6, $7, $8, $9, $10) returning ${columns}`,
  payeeColumns,
  [t.uuid, t.int4, t.text, t.text, t.bytea, t.text, t.text, t.text, t.uuid, t.timestamptz],
);

/** For evidence; $1 are ids as payeeRecordId writes them, or null for all. */
export const listPayeeRecords = query(
  'wires.list-payee-records',
  `select payee_id::text || ' ' || version as id, payee_id, is_active, name, aba, account, bank_name, verified_by, note,
     saved_by, saved_at
   from payee where $1::text[] is null or payee_id::text || ' ' || version = any($1::text[])`,
  {
    id: t.text,
    payee_id: t.uuid,
    is_active: t.bool,
    name: t.text,
    aba: t.text,
    account: t.bytea,
    bank_name: t.text,
    verified_by: t.text,
    note: t.text,
    saved_by: t.uuid,
    saved_at: t.timestamptz,
  },
  [t.nullable(t.textArray)],
);
