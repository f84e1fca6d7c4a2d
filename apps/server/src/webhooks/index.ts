export { deleteWebhook, enableWebhook, rotateSecret } from './change-webhook.ts';
export { createWebhook } from './create-webhook.ts';
export { deliverWebhookJob } from './deliver-webhook.ts';
export { forgetOldDeliveries } from './forget-deliveries.ts';
export { listDeliveries, listWebhooks } from './list-webhooks.ts';
export { redeliver } from './redeliver.ts';
export { tellWebhooks } from './tell-webhooks.ts';
export { webhookRecords } from './webhook.record.ts';
export { webhookFigures } from './webhook-metrics.ts';
