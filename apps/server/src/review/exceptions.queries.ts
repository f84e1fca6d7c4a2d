import type { FindingStatus } from '@countersign/contract/closed-sets';
import { query, t } from '../platform/db.ts';

/** Ids carry the time at which they were made, so that their index finds what runs found between two days. */
export const listLoansWithExceptions = query(
  'review.list-loans-with-exceptions',
  `select distinct loan_id from finding where id >= $1 and id < $2 and severity = 'exception' order by loan_id limit $3`,
  { loan_id: t.uuid },
  [t.uuid, t.uuid, t.int8],
);

/** Each exception of a loan once, however many runs found it: since when there is one, and its status in the last of them. */
export const listExceptionsOfLoans = query(
  'review.list-exceptions-of-loans',
  `select loan_id, rule_id, title, min(created_at) as raised_at, (array_agg(status order by id desc))[1] as status
   from finding where loan_id = any($1) and severity = 'exception' group by loan_id, rule_id, title
   order by loan_id, rule_id, title`,
  { loan_id: t.uuid, rule_id: t.text, title: t.text, raised_at: t.timestamptz, status: t.set<FindingStatus>() },
  [t.uuidArray],
);
