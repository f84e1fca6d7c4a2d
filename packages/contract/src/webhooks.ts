import { type Static, Type } from 'typebox';
import { deliveryStatuses, oneOf, webhookEvents } from './closed-sets.ts';
import { DateTime, nullable, strictObject, Uuid } from './shapes.ts';

const events = Type.Array(oneOf(webhookEvents), { minItems: 1, maxItems: webhookEvents.length, uniqueItems: true });

/** Open parts, Operations: what is told is in the catalogue of events, and each is a pointer, not the thing itself. */
export const WebhookRequest = strictObject(
  { url: Type.String({ minLength: 1, maxLength: 2000, description: 'Where messages are posted to.' }), events },
  { $id: 'WebhookRequest' },
);
export type WebhookRequest = Static<typeof WebhookRequest>;

export const CreatedWebhook = strictObject(
  {
    id: Uuid,
    url: Type.String(),
    events: Type.Array(oneOf(webhookEvents)),
    secret: Type.String({ description: 'Signs every message; shown in this answer and never again.' }),
  },
  { $id: 'CreatedWebhook' },
);
export type CreatedWebhook = Static<typeof CreatedWebhook>;

export const RotatedWebhook = strictObject(
  { id: Uuid, secret: Type.String({ description: 'The new secret, shown in this answer and never again.' }) },
  { $id: 'RotatedWebhook', description: 'The secret before signs beside the new one for a day.' },
);
export type RotatedWebhook = Static<typeof RotatedWebhook>;

export const Webhook = strictObject(
  {
    id: Uuid,
    url: Type.String(),
    events: Type.Array(oneOf(webhookEvents)),
    createdAt: DateTime,
    createdBy: nullable(Uuid),
    failingSince: nullable(DateTime),
    disabledAt: nullable(DateTime),
    disabledReason: nullable(Type.String()),
  },
  { $id: 'Webhook', description: 'An address that is told of events.' },
);
export type Webhook = Static<typeof Webhook>;

const WebhookAttempt = strictObject(
  {
    at: DateTime,
    durationMs: nullable(
      Type.Integer({
        description: 'Null while it runs, and where the node died: then nobody knows whether it arrived.',
      }),
    ),
    status: nullable(Type.Integer({ description: 'What the receiver answered, where it did.' })),
    error: nullable(Type.String()),
    answer: nullable(Type.String({ description: 'The beginning of an answer that was no success.' })),
  },
  { $id: 'WebhookAttempt' },
);

export const WebhookDelivery = strictObject(
  {
    id: Uuid,
    messageId: Type.String({ description: 'The header webhook-id: the same at every attempt.' }),
    type: oneOf(webhookEvents),
    status: oneOf(deliveryStatuses),
    createdAt: DateTime,
    settledAt: nullable(DateTime),
    nextAttemptAt: nullable(DateTime),
    attempts: Type.Array(WebhookAttempt),
  },
  { $id: 'WebhookDelivery' },
);
export type WebhookDelivery = Static<typeof WebhookDelivery>;

export const RedeliveryRequest = strictObject({ deliveryId: Uuid }, { $id: 'RedeliveryRequest' });
