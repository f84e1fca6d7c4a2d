import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/** A secret as receivers paste it into their library (Standard Webhooks, "Symmetric keys"). */
export function writeSecret(bytes: Uint8Array): string {
  return `${PREFIX}${Buffer.from(bytes).toString('base64')}`;
}

export interface SignedMessage {
  /** The same at every attempt. */
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

/**
 * The headers of one attempt. Every live secret signs, so that a receiver which has not changed over yet still finds a
 * signature that it knows. The time is that of the attempt: receivers refuse old ones as replays.
 */
export function signatureHeaders(message: SignedMessage, secrets: readonly Uint8Array[]): Record<string, string> {
  const timestamp = String(Math.floor(message.at.getTime() / 1000));
  const signed = `${message.id}.${timestamp}.${message.body}`;
  const signatures = secrets.map((secret) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`);
  return { 'webhook-id': message.id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
