import type {
  CreatedWebhook,
  RotatedWebhook,
  Webhook,
  WebhookDelivery,
  WebhookRequest,
} from '@countersign/contract/webhooks';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import type { List } from '../list.ts';
import { listAll } from '../list-all.ts';
import { at, request } from '../request.ts';

export const webhooks = queryOptions({
  queryKey: keys.webhooks,
  queryFn: ({ signal }) => listAll<Webhook>('/v1/webhooks', signal),
});

/** What was sent lately, newest first: as many as one answer holds. */
export function webhookDeliveries(id: string) {
  return queryOptions({
    queryKey: keys.webhookDeliveries(id),
    queryFn: ({ signal }) =>
      request<List<WebhookDelivery>>('GET', at`/v1/webhooks/${id}/deliveries`, { query: { limit: 50 }, signal }),
  });
}

/** The only answer that holds the secret. */
export function createWebhook(body: WebhookRequest): Promise<CreatedWebhook> {
  return request('POST', '/v1/webhooks', { body });
}

export function rotateWebhookSecret(id: string): Promise<RotatedWebhook> {
  return request('POST', at`/v1/webhooks/${id}/rotate`);
}

export function enableWebhook(id: string): Promise<Webhook> {
  return request('POST', at`/v1/webhooks/${id}/enable`);
}

export function deleteWebhook(id: string): Promise<void> {
  return request('DELETE', at`/v1/webhooks/${id}`);
}

export function redeliverMessage(id: string, deliveryId: string): Promise<void> {
  return request('POST', at`/v1/webhooks/${id}/redeliver`, { body: { deliveryId } });
}
