import type { WebhookEvent } from '@countersign/contract/closed-sets';
import type { ColumnType } from '../platform/column-types.ts';
import { query, t } from '../platform/db.ts';

const eventArray = t.textArray as unknown as ColumnType<WebhookEvent[]>;

export const webhookColumns = {
  id: t.uuid,
  url: t.text,
  events: eventArray,
  created_at: t.timestamptz,
  created_by: t.nullable(t.uuid),
  failing_since: t.nullable(t.timestamptz),
  disabled_at: t.nullable(t.timestamptz),
  disabled_reason: t.nullable(t.text),
} as const;

const columns = 'id, url, events, created_at, created_by, failing_since, disabled_at, disabled_reason';

export const insertWebhook = query(
  'webhooks.insert-webhook',
  `insert into webhook (id, url, events, created_at, created_by) values ($1, $2, $3, $4, $5)`,
  {},
  [t.uuid, t.text, eventArray, t.timestamptz, t.nullable(t.uuid)],
);

/** Newest first; $1 is the last one of the page before, or null. */
export const listWebhookRows = query(
  'webhooks.list-webhook-rows',
  `select ${columns} from webhook where $1::uuid is null or id < $1 order by id desc limit $2`,
  webhookColumns,
  [t.nullable(t.uuid), t.int8],
);

/** Makes changes to one address wait for each other. A statement of its own, before it is read. */
export const lockWebhook = query(
  'webhooks.lock-webhook',
  `select id from webhook where id = $1 for update`,
  { id: t.uuid },
  [t.uuid],
);

export const findWebhook = query(
  'webhooks.find-webhook',
  `select ${columns} from webhook where id = $1`,
  webhookColumns,
  [t.uuid],
);

export const deleteWebhookRow = query('webhooks.delete-webhook-row', `delete from webhook where id = $1`, {}, [t.uuid]);

/** Who wants to hear of an event. Asked at every event: addresses are few, so they are looked through. */
export const listSubscribers = query(
  'webhooks.list-subscribers',
  `select id, disabled_at from webhook where events @> array[$1] order by id`,
  { id: t.uuid, disabled_at: t.nullable(t.timestamptz) },
  [t.text],
);

/** Since when, if it was failing before. */
export const noteFailure = query(
  'webhooks.note-failure',
  `update webhook set failing_since = coalesce(failing_since, $2) where id = $1 returning coalesce(failing_since, $2) as failing_since`,
  { failing_since: t.timestamptz },
  [t.uuid, t.timestamptz],
);

/** Touches the row only after a failure: deliveries that go well do not wait for each other. */
export const noteSuccess = query(
  'webhooks.note-success',
  `update webhook set failing_since = null where id = $1 and failing_since is not null`,
  {},
  [t.uuid],
);

export const disableWebhookRow = query(
  'webhooks.disable-webhook-row',
  `update webhook set disabled_at = $2, disabled_reason = $3 where id = $1 and disabled_at is null`,
  {},
  [t.uuid, t.timestamptz, t.text],
);

export const enableWebhookRow = query(
  'webhooks.enable-webhook-row',
  `update webhook set disabled_at = null, disabled_reason = null, failing_since = null where id = $1`,
  {},
  [t.uuid],
);

export const insertSecret = query(
  'webhooks.insert-secret',
  `insert into webhook_secret (id, webhook_id, sealed, created_at) values ($1, $2, $3, $4)`,
  {},
  [t.uuid, t.uuid, t.bytea, t.timestamptz],
);

/** The current secret signs until $2 beside the one that follows. */
export const expireCurrentSecret = query(
  'webhooks.expire-current-secret',
  `update webhook_secret set expires_at = $2 where webhook_id = $1 and expires_at is null`,
  {},
  [t.uuid, t.timestamptz],
);

/** Those that sign at $2, the newest first. Somebody who rotates all day long must not make the header grow. */
export const listLiveSecrets = query(
  'webhooks.list-live-secrets',
  `select id, sealed from webhook_secret where webhook_id = $1 and (expires_at is null or expires_at > $2)
   order by created_at desc, id desc limit 5`,
  { id: t.uuid, sealed: t.bytea },
  [t.uuid, t.timestamptz],
);

export const deleteExpiredSecrets = query(
  'webhooks.delete-expired-secrets',
  `delete from webhook_secret where expires_at <= $1`,
  {},
  [t.timestamptz],
);

export const countWebhooks = query(
  'webhooks.count-webhooks',
  `select count(*) filter (where disabled_at is null and failing_since is null) as working,
          count(*) filter (where disabled_at is null and failing_since is not null) as failing,
          count(*) filter (where disabled_at is not null) as disabled
   from webhook`,
  { working: t.int8, failing: t.int8, disabled: t.int8 },
);

/** Messages that were not taken yet. */
export const countPendingDeliveries = query(
  'webhooks.count-pending-deliveries',
  `select count(*) as count, extract(epoch from now() - min(created_at))::float8 as oldest_seconds
   from webhook_delivery where status = 'pending'`,
  { count: t.int8, oldest_seconds: t.nullable(t.float8) },
);

/** For evidence; $1 are ids, or null for all. The secret is the current one. */
export const listWebhookRecords = query(
  'webhooks.list-webhook-records',
  `select w.id, w.url, w.events, w.created_by, w.disabled_at is not null as is_disabled,
     s.id as secret_id, s.sealed as secret
   from webhook w left join webhook_secret s on s.webhook_id = w.id and s.expires_at is null
   where $1::text[] is null or w.id = any($1::text[]::uuid[])`,
  {
    id: t.uuid,
    url: t.text,
    events: eventArray,
    created_by: t.nullable(t.uuid),
    is_disabled: t.bool,
    secret_id: t.nullable(t.uuid),
    secret: t.nullable(t.bytea),
  },
  [t.nullable(t.textArray)],
);
