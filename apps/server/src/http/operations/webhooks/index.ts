import type { Operation } from '../../operation.ts';
import { deleteWebhook, enableWebhook, redeliverMessage, rotateWebhookSecret } from './change-webhook.ts';
import { createWebhook } from './create-webhook.ts';
import { listWebhookDeliveries, listWebhooks } from './list-webhooks.ts';

export const webhookOperations = [
  createWebhook,
  listWebhooks,
  deleteWebhook,
  listWebhookDeliveries,
  redeliverMessage,
  rotateWebhookSecret,
  enableWebhook,
] as const satisfies readonly Operation[];
