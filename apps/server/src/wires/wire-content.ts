import { createHash, randomBytes } from 'node:crypto';
import { canonicalJson, type JsonObject } from '@countersign/engine/evidence/canonical-json';
import { type Keyring, openJson, sealJson } from '../platform/keyring/index.ts';
import type { WireContent } from './types.ts';

export function newNonce(): string {
  return randomBytes(32).toString('hex');
}

export function sealContent(keyring: Keyring, wireId: string, content: WireContent): Buffer {
  return sealJson(keyring, wireContext(wireId), content);
}

export function openContent(keyring: Keyring, wireId: string, sealed: Uint8Array): WireContent {
  return openJson<WireContent>(keyring, wireContext(wireId), sealed);
}

export function wireContext(wireId: string): string {
  return `wire ${wireId}`;
}

export function exportContext(wireId: string): string {
  return `file of wire ${wireId}`;
}

export function callbackContext(wireId: string): string {
  return `call about wire ${wireId}`;
}

/** Names exactly what is shown and paid: any other amount, account or source has another digest. */
export function digestOf(
  wire: { readonly id: string; readonly amount: string; readonly currency: string },
  { nonce, amountSource, fields }: WireContent,
): string {
  const shown = { v: 1, wireId: wire.id, nonce, amount: wire.amount, currency: wire.currency, amountSource, fields };
  const text = canonicalJson(JSON.parse(JSON.stringify(shown)) as JsonObject);
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
