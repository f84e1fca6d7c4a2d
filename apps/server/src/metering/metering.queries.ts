import type { LicenseStatus, MeteringStatus } from '@countersign/contract/closed-sets';
import { query, t } from '../platform/db.ts';

const deliveryColumns = {
  id: t.uuid,
  day: t.date,
  closed_loans: t.int8,
  pages: t.int8,
  status: t.set<MeteringStatus>(),
  attempts: t.int4,
  last_attempt_at: t.nullable(t.timestamptz),
  delivered_at: t.nullable(t.timestamptz),
  http_status: t.nullable(t.int4),
  error: t.nullable(t.text),
  license_status: t.nullable(t.set<LicenseStatus>()),
  license_message: t.nullable(t.text),
} as const;

const columns = `id, day, closed_loans, pages, status, attempts, last_attempt_at, delivered_at, http_status, error,
  license_status, license_message`;

/** Two nodes that count at once: the second waits here and then finds the days counted. */
export const lockCounting = query(
  'metering.lock-counting',
  `select pg_advisory_xact_lock(hashtext('metering count'))::text as locked`,
  { locked: t.text },
);

export const findLastDay = query('metering.find-last-day', `select max(day) as day from metering_delivery`, {
  day: t.nullable(t.date),
});

/** A loan that was rejected and sealed on one day was closed once on it. */
export const countClosedLoans = query(
  'metering.count-closed-loans',
  `select count(distinct loan_id) as closed from loan_closing where at >= $1 and at < $2`,
  { closed: t.int8 },
  [t.timestamptz, t.timestamptz],
);

export const countReceived = query(
  'metering.count-received',
  `select coalesce(sum(pages), 0)::int8 as pages, count(*) filter (where is_unread) as unread
   from received_document where received_at >= $1 and received_at < $2`,
  { pages: t.int8, unread: t.int8 },
  [t.timestamptz, t.timestamptz],
);

export const insertDay = query(
  'metering.insert-day',
  `insert into metering_delivery (id, day, closed_loans, pages, created_at) values ($1, $2, $3, $4, $5)`,
  {},
  [t.uuid, t.date, t.int8, t.int8, t.timestamptz],
);

export const findOldestPending = query(
  'metering.find-oldest-pending',
  `select ${columns} from metering_delivery where status = 'pending' order by day limit 1`,
  deliveryColumns,
);

export const noteAttempt = query(
  'metering.note-attempt',
  `update metering_delivery set attempts = attempts + 1, last_attempt_at = $2, http_status = null, error = null
   where day = $1 and status = 'pending'`,
  {},
  [t.date, t.timestamptz],
);

export const noteFailure = query(
  'metering.note-failure',
  `update metering_delivery set http_status = $2, error = $3 where day = $1 and status = 'pending'`,
  {},
  [t.date, t.nullable(t.int4), t.text],
);

export const noteDelivered = query(
  'metering.note-delivered',
  `update metering_delivery set status = 'delivered', delivered_at = $2, http_status = $3, error = null,
     license_status = $4, license_message = $5
   where day = $1 and status = 'pending'`,
  {},
  [t.date, t.timestamptz, t.int4, t.set<LicenseStatus>(), t.nullable(t.text)],
);

/** Newest first; $1 is the last day of the page before, or null. */
export const listDays = query(
  'metering.list-days',
  `select ${columns} from metering_delivery where $1::date is null or day < $1 order by day desc limit $2`,
  deliveryColumns,
  [t.nullable(t.date), t.int8],
);

export const countPendingDays = query(
  'metering.count-pending-days',
  `select count(*) as count from metering_delivery where status = 'pending'`,
  { count: t.int8 },
);
