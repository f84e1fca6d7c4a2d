import { query, t } from '../platform/db.ts';

/** Payees belong to wires, a later stage: this is the view that it leaves for us (0023-wires.sql). */
export const listVerifiedPayeeRows = query(
  'reconciliation.list-verified-payee-rows',
  `select payee_id, name, aba, account from verified_payee order by payee_id`,
  { payee_id: t.uuid, name: t.text, aba: t.text, account: t.bytea },
);
