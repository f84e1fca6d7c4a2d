import { query, t } from './db.ts';

/**
 * Takes `cost` requests out of a bucket, or nothing. $2 now, $3 the milliseconds that one request takes to refill,
 * $4 how many are taken, $5 how many the bucket holds. No row: the bucket holds fewer than were asked for.
 */
export const takeFromBucket = query(
  'platform.take-from-bucket',
  `insert into rate_bucket as b (key, empty_at)
   values ($1, $2::timestamptz + make_interval(secs => $3::float8 * $4::float8 / 1000))
   on conflict (key) do update
     set empty_at = greatest(b.empty_at, $2::timestamptz) + make_interval(secs => $3::float8 * $4::float8 / 1000)
     where greatest(b.empty_at, $2::timestamptz) + make_interval(secs => $3::float8 * $4::float8 / 1000) <= $2::timestamptz + make_interval(secs => $3::float8 * $5::float8 / 1000)
   returning empty_at`,
  { empty_at: t.timestamptz },
  [t.text, t.timestamptz, t.float8, t.float8, t.float8],
);

export const findBucket = query(
  'platform.find-bucket',
  `select empty_at from rate_bucket where key = $1`,
  { empty_at: t.timestamptz },
  [t.text],
);

export const deleteEmptyBuckets = query(
  'platform.delete-empty-buckets',
  `delete from rate_bucket where empty_at < $1`,
  {},
  [t.timestamptz],
);
