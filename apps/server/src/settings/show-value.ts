import { createHmac } from 'node:crypto';
import type { Json } from '@countersign/engine/evidence/canonical-json';
import type { App } from '../platform/app.ts';
import { definitions, isSecret, type SettingKey } from './definitions.ts';

/** A value as people and evidence may see it: of a secret whether it is set, a fingerprint, and what a hint tells. */
export function showSettingValue({ keyring }: Pick<App, 'keyring'>, key: SettingKey, value: unknown): Json {
  if (!isSecret(key)) return value as Json;
  if (value === null) return { set: false };
  const { hint } = definitions[key] as { hint?: (value: string) => string };
  const mac = createHmac('sha256', keyring.derive('setting fingerprint')).update(`${key}\n${String(value)}`, 'utf8');
  // Ten bytes tell two secrets apart and leave nothing to guess from: the key of the HMAC is not in the database.
  const fingerprint = mac.digest('hex').slice(0, 20);
  return { set: true, fingerprint, ...(hint === undefined ? {} : { hint: hint(String(value)) }) };
}
