import type { LoanState } from '@countersign/contract/closed-sets';
import { query, t } from '../platform/db.ts';

/** Both tables in one statement, and so in one moment: what the job is moving is counted once. */
const both = `(select day, measure, label, amount, seconds from statistic_day
   union all select day, measure, label, amount, seconds from statistic_delta) as both_tables`;

export const countByState = query(
  'statistics.count-by-state',
  `select label as state, sum(amount)::int8 as amount from ${both} where day = '-infinity' and measure = 'count' group by label`,
  { state: t.text, amount: t.int8 },
);

export const sumByDay = query(
  'statistics.sum-by-day',
  `select day, label, sum(amount)::int8 as amount from ${both} where day >= $1 and measure = 'entered'
     and label in ('received', 'approved', 'rejected', 'boarded') group by day, label`,
  { day: t.date, label: t.text, amount: t.int8 },
  [t.date],
);

export const sumByLabel = query(
  'statistics.sum-by-label',
  `select measure, label, sum(amount)::int8 as amount, sum(seconds) as seconds from ${both}
   where day >= $1 and measure in ('left', 'approved', 'reason', 'raised', 'accepted', 'overridden', 'corrected')
   group by measure, label`,
  { measure: t.text, label: t.text, amount: t.int8, seconds: t.float8 },
  [t.date],
);

export const countWaiting = query(
  'statistics.count-waiting',
  `select state, width_bucket(floor(extract(epoch from $1::timestamptz - created_at) / 86400)::int4, $2::int4[]) as bucket,
     count(*) as loans from loan_waiting group by 1, 2`,
  { state: t.set<LoanState>(), bucket: t.int4, loans: t.int8 },
  [t.timestamptz, t.int4Array],
);

/** Takes what is there and adds it up in one statement; rows that come meanwhile wait for the next time. */
export const foldDeltas = query(
  'statistics.fold-deltas',
  `with taken as (delete from statistic_delta returning day, measure, label, amount, seconds)
   insert into statistic_day (day, measure, label, amount, seconds)
   select day, measure, label, sum(amount), sum(seconds) from taken group by day, measure, label order by day, measure, label
   on conflict (day, measure, label) do update
     set amount = statistic_day.amount + excluded.amount, seconds = statistic_day.seconds + excluded.seconds`,
  {},
);
