import { listOf, PageQuery, strictObject, Uuid } from '@countersign/contract/shapes';
import { Webhook, WebhookDelivery } from '@countersign/contract/webhooks';
import { listWebhooks as list, listDeliveries } from '../../../webhooks/index.ts';
import { admins, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const listWebhooks = operation({
  id: 'listWebhooks',
  method: 'GET',
  url: '/v1/webhooks',
  tag: 'Webhooks',
  summary: 'All webhooks, newest first, without their secrets.',
  who: { roles: admins, scope: null },
  query: PageQuery,
  success: { status: 200, body: listOf(Webhook) },
  problems: ['cursor_invalid'],
  handle: ({ app, query }) => list(app, query),
});

export const listWebhookDeliveries = operation({
  id: 'listWebhookDeliveries',
  method: 'GET',
  url: '/v1/webhooks/:id/deliveries',
  tag: 'Webhooks',
  summary: 'What was sent to a webhook in the last 30 days, with every attempt, newest first.',
  who: { roles: admins, scope: null },
  params: strictObject({ id: Uuid }),
  query: PageQuery,
  success: { status: 200, body: listOf(WebhookDelivery) },
  problems: ['webhook_not_found', 'cursor_invalid'],
  handle: ({ app, params, query }) => listDeliveries(app, params.id, query),
});
