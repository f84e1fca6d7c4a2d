import { CreatedWebhook, WebhookRequest } from '@countersign/contract/webhooks';
import { createWebhook as create } from '../../../webhooks/index.ts';
import { admins, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const createWebhook = operation({
  id: 'createWebhook',
  method: 'POST',
  url: '/v1/webhooks',
  tag: 'Webhooks',
  summary: 'Have an address told of events.',
  description:
    'Messages are signed after the Standard Webhooks specification, with the secret that this answer alone holds. ' +
    'A message says what happened to what; the thing itself is read through the interface.',
  who: { roles: admins, scope: null },
  body: WebhookRequest,
  success: { status: 201, body: CreatedWebhook },
  problems: ['egress_refused'],
  handle: ({ app, act, body }) => create(app, act, body),
});
