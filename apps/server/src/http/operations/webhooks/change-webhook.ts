import { strictObject, Uuid } from '@countersign/contract/shapes';
import { RedeliveryRequest, RotatedWebhook, Webhook } from '@countersign/contract/webhooks';
import {
  enableWebhook as enable,
  redeliver,
  deleteWebhook as remove,
  rotateSecret as rotate,
} from '../../../webhooks/index.ts';
import { admins, operation } from '../../operation.ts';

const params = strictObject({ id: Uuid });
const who = { roles: admins, scope: null } as const;

/** Open parts, Operations. */
export const deleteWebhook = operation({
  id: 'deleteWebhook',
  method: 'DELETE',
  url: '/v1/webhooks/:id',
  tag: 'Webhooks',
  summary: 'Stop telling an address; its history goes with it.',
  who,
  params,
  success: { status: 204, body: null },
  problems: ['webhook_not_found'],
  handle: ({ app, act, params: { id } }) => remove(app, act, id),
});

export const redeliverMessage = operation({
  id: 'redeliverMessage',
  method: 'POST',
  url: '/v1/webhooks/:id/redeliver',
  tag: 'Webhooks',
  summary: 'Send a message again, under the id that it had.',
  who,
  params,
  body: RedeliveryRequest,
  success: { status: 202, body: null },
  problems: ['webhook_not_found', 'delivery_not_found', 'webhook_disabled'],
  handle: ({ app, params: { id }, body }) => redeliver(app, id, body.deliveryId),
});

export const rotateWebhookSecret = operation({
  id: 'rotateWebhookSecret',
  method: 'POST',
  url: '/v1/webhooks/:id/rotate',
  tag: 'Webhooks',
  summary: 'Give a webhook a new secret; the old one signs beside it for a day.',
  who,
  params,
  success: { status: 200, body: RotatedWebhook },
  problems: ['webhook_not_found'],
  handle: ({ app, act, params: { id } }) => rotate(app, act, id),
});

export const enableWebhook = operation({
  id: 'enableWebhook',
  method: 'POST',
  url: '/v1/webhooks/:id/enable',
  tag: 'Webhooks',
  summary: 'Switch a webhook on again that was switched off after days of failures.',
  description: 'What was not sent meanwhile stands in its history and can be sent again, one by one.',
  who,
  params,
  success: { status: 200, body: Webhook },
  problems: ['webhook_not_found'],
  handle: ({ app, act, params: { id } }) => enable(app, act, id),
});
