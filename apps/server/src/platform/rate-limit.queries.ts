import { query, t } from './db.ts';

/**
 * Takes requests out of a bucket, all or none. $2 now, $3 what they weigh and $4 what the bucket holds, in microseconds.
 * $5 more is taken in advance where the bucket is used for no more than $6 after that. Answers how much of the bucket is
 * used then, and how much of it was taken in advance; no row: the requests do not fit.
 *
 * A bucket cannot be used for longer than it holds. One that seems so by more than its whole size was filled by a clock
 * that has been set back since: it counts as just full, so that nobody is locked out until the old time comes again.
 */
export const takeFromBucket = query(
  'platform.take-from-bucket',
  `insert into rate_bucket as b (key, empty_at, advance)
   values (
     $1,
     $2::timestamptz + ($3::int8 + case when $3 + $5 <= $6 then $5 else 0 end) * interval '1 microsecond',
     case when $3 + $5 <= $6 then $5::int8 else 0 end)
   on conflict (key) do update
     set (empty_at, advance) = (
       select
         case
           when b.empty_at > $2::timestamptz + 2 * $4::int8 * interval '1 microsecond'
             then $2::timestamptz + $4::int8 * interval '1 microsecond'
           else then_used + early * interval '1 microsecond'
         end,
         early
       from (select greatest(b.empty_at, $2::timestamptz) + $3::int8 * interval '1 microsecond' as then_used) as taken,
         lateral (select case
           when then_used + $5::int8 * interval '1 microsecond' <= $2::timestamptz + $6::int8 * interval '1 microsecond'
             then $5::int8 else 0 end as early) as ahead)
     where greatest(b.empty_at, $2::timestamptz) + $3::int8 * interval '1 microsecond' <= $2::timestamptz + $4::int8 * interval '1 microsecond'
       or b.empty_at > $2::timestamptz + 2 * $4::int8 * interval '1 microsecond'
   returning (extract(epoch from b.empty_at - $2::timestamptz) * 1000000)::int8 as used, b.advance`,
  { used: t.int8, advance: t.int8 },
  [t.text, t.timestamptz, t.int8, t.int8, t.int8, t.int8],
);

/** How much of a bucket is used at $2, in microseconds. */
export const findBucket = query(
  'platform.find-bucket',
  `select (extract(epoch from greatest(empty_at, $2::timestamptz) - $2::timestamptz) * 1000000)::int8 as used
   from rate_bucket where key = $1`,
  { used: t.int8 },
  [t.text, t.timestamptz],
);

export const deleteEmptyBuckets = query(
  'platform.delete-empty-buckets',
  `delete from rate_bucket where empty_at < $1`,
  {},
  [t.timestamptz],
);
