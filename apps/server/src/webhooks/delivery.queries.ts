import type { DeliveryStatus, WebhookEvent } from '@countersign/contract/closed-sets';
import { query, t } from '../platform/db.ts';

const deliveryColumns = {
  id: t.uuid,
  webhook_id: t.uuid,
  message_id: t.uuid,
  type: t.set<WebhookEvent>(),
  body: t.text,
  status: t.set<DeliveryStatus>(),
  step: t.int4,
  next_attempt_at: t.nullable(t.timestamptz),
  created_at: t.timestamptz,
  settled_at: t.nullable(t.timestamptz),
} as const;

const columns = 'id, webhook_id, message_id, type, body, status, step, next_attempt_at, created_at, settled_at';

/** No row where this event was told to this address before. */
export const insertDelivery = query(
  'webhooks.insert-delivery',
  `insert into webhook_delivery (id, webhook_id, message_id, event_id, type, body, status, created_at, settled_at, next_attempt_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, case when $7 = 'failed' then $8::timestamptz end, case when $7 = 'pending' then $8::timestamptz end)
   on conflict on constraint webhook_delivery_event_key do nothing
   returning id`,
  { id: t.uuid },
  [t.uuid, t.uuid, t.uuid, t.int8, t.set<WebhookEvent>(), t.text, t.set<DeliveryStatus>(), t.timestamptz],
);

/** Attempts of one delivery wait for each other's writing. A statement of its own, before it is read. */
export const lockDelivery = query(
  'webhooks.lock-delivery',
  `select id from webhook_delivery where id = $1 for update`,
  { id: t.uuid },
  [t.uuid],
);

export const findDelivery = query(
  'webhooks.find-delivery',
  `select ${columns} from webhook_delivery where id = $1`,
  deliveryColumns,
  [t.uuid],
);

/** Newest first; $2 is the last one of the page before, or null. */
export const listDeliveryRows = query(
  'webhooks.list-delivery-rows',
  `select ${columns} from webhook_delivery
   where webhook_id = $1 and ($2::uuid is null or id < $2) order by id desc limit $3`,
  deliveryColumns,
  [t.uuid, t.nullable(t.uuid), t.int8],
);

export const setDeliveryStep = query(
  'webhooks.set-delivery-step',
  `update webhook_delivery set step = $2, next_attempt_at = null where id = $1`,
  {},
  [t.uuid, t.int4],
);

export const settleDelivery = query(
  'webhooks.settle-delivery',
  `update webhook_delivery set status = $2, settled_at = $3, next_attempt_at = null where id = $1`,
  {},
  [t.uuid, t.set<DeliveryStatus>(), t.timestamptz],
);

export const planDelivery = query(
  'webhooks.plan-delivery',
  `update webhook_delivery set next_attempt_at = $2 where id = $1`,
  {},
  [t.uuid, t.timestamptz],
);

/** From the start again, under the same message id. */
export const reopenDelivery = query(
  'webhooks.reopen-delivery',
  `update webhook_delivery set status = 'pending', settled_at = null, step = 0, next_attempt_at = $2 where id = $1`,
  {},
  [t.uuid, t.timestamptz],
);

/** What waits for an address that was switched off waits for nothing. One that is on its way is left to its own end. */
export const failWaiting = query(
  'webhooks.fail-waiting',
  `update webhook_delivery set status = 'failed', settled_at = $2, next_attempt_at = null
   where id in (select id from webhook_delivery where webhook_id = $1 and status = 'pending' for update skip locked)`,
  {},
  [t.uuid, t.timestamptz],
);

export const deleteSettledDeliveries = query(
  'webhooks.delete-settled-deliveries',
  `delete from webhook_delivery where id in (select id from webhook_delivery where settled_at < $1 limit $2)`,
  {},
  [t.timestamptz, t.int8],
);

export const insertAttempt = query(
  'webhooks.insert-attempt',
  `insert into webhook_attempt (delivery_id, webhook_id, started_at) values ($1, $2, $3) returning id`,
  { id: t.int8 },
  [t.uuid, t.uuid, t.timestamptz],
);

export const endAttempt = query(
  'webhooks.end-attempt',
  `update webhook_attempt set ended_at = $2, duration_ms = $3, status = $4, error = $5, answer = $6 where id = $1`,
  {},
  [t.int8, t.timestamptz, t.int4, t.nullable(t.int4), t.nullable(t.text), t.nullable(t.text)],
);

/** Whether somebody is talking to this address: begun after $2 and not ended. */
export const hasOpenAttempt = query(
  'webhooks.has-open-attempt',
  `select exists (select from webhook_attempt where webhook_id = $1 and ended_at is null and started_at > $2) as open`,
  { open: t.bool },
  [t.uuid, t.timestamptz],
);

export const listAttempts = query(
  'webhooks.list-attempts',
  `select delivery_id, started_at, duration_ms, status, error, answer from webhook_attempt
   where delivery_id = any($1) order by id`,
  {
    delivery_id: t.uuid,
    started_at: t.timestamptz,
    duration_ms: t.nullable(t.int4),
    status: t.nullable(t.int4),
    error: t.nullable(t.text),
    answer: t.nullable(t.text),
  },
  [t.uuidArray],
);
