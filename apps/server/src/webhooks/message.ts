import type { WebhookEvent } from '@countersign/contract/closed-sets';
import type { OutboxEvent } from '../platform/outbox/index.ts';

/** The header webhook-id. */
export function messageIdOf(id: string): string {
  return `msg_${id}`;
}

/**
 * The body, as it is signed: what happened, when, and to what. Whoever wants to know more asks the interface, under the
 * rights that it has; nothing about a person travels here. The id is that of the thing that the type begins with.
 */
export function messageBody(type: WebhookEvent, event: OutboxEvent, externalRef: string | null): string {
  const [noun = ''] = type.split('.');
  const { loanId, changeId } = event.payload;
  const id = event.payload[`${noun}Id`] ?? loanId ?? changeId;
  const data = externalRef === null ? { id } : { id, externalRef };
  return JSON.stringify({ type, timestamp: event.createdAt.toISOString(), data });
}
