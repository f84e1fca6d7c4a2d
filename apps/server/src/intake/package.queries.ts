import { query, t } from '../platform/db.ts';

export const findFingerprint = query(
  'intake.find-fingerprint',
  `select fingerprint from package_reading where loan_id = $1`,
  { fingerprint: t.text },
  [t.uuid],
);

export const saveFingerprint = query(
  'intake.save-fingerprint',
  `insert into package_reading (loan_id, fingerprint, told_at) values ($1, $2, $3)
   on conflict (loan_id) do update set fingerprint = excluded.fingerprint, told_at = excluded.told_at`,
  {},
  [t.uuid, t.text, t.timestamptz],
);

/** The next stage is to be told again, although nothing changed. */
export const forgetFingerprint = query(
  'intake.forget-fingerprint',
  `delete from package_reading where loan_id = $1`,
  {},
  [t.uuid],
);
