import { parseUrl } from '../platform/parse-url.ts';
import type { SettingKey } from './definitions.ts';

/**
 * Each write-only secret and the addresses that it is sent to. When one of them moves to another server the secret is
 * forgotten: whoever may change an address must not learn by it what they may not read. A secret that is missing here
 * holds its own address, or is sent nowhere.
 */
export const secretAddresses: Readonly<Partial<Record<SettingKey, readonly SettingKey[]>>> = {
  'auth.oidc_client_secret': ['auth.oidc_authority'],
  'ai.api_key': ['ai.endpoint'],
  'fineract.password': ['fineract.url'],
  'nortridge_nls.client_secret': ['nortridge_nls.api_url', 'nortridge_nls.auth_url'],
  'nortridge_nls.password': ['nortridge_nls.api_url', 'nortridge_nls.auth_url'],
  'metering.key': ['metering.endpoint'],
  'metering.license_key': ['metering.endpoint'],
};

/** The secrets that must not go along when a setting moves from one value to another. */
export function secretsLeftBehind(key: SettingKey, before: unknown, after: unknown): readonly SettingKey[] {
  // While there was no address the secret belonged to none: it may have been typed first.
  if (before === null || originOf(before) === originOf(after)) return [];
  return (Object.keys(secretAddresses) as SettingKey[]).filter((secret) => secretAddresses[secret]?.includes(key));
}

/** Scheme, host and port: another path is still the same server. */
function originOf(address: unknown): string | null {
  return parseUrl(String(address))?.origin ?? null;
}
