import type { AuthMethods } from '@countersign/contract/identity';
import type { App } from '../platform/app.ts';
import { cachedSettings } from '../settings/index.ts';

/** What the sign-in page offers. Federation is offered once everything that it needs is set. */
export async function describeAuthMethods(app: App): Promise<AuthMethods> {
  const settings = await cachedSettings(app);
  const federated = settings['auth.oidc_authority'] !== null && settings['auth.oidc_client_id'] !== null;
  const providerName = settings['auth.oidc_provider_name'] ?? 'Single sign-on';
  return {
    password: true,
    passwordMinLength: settings['auth.password_min_length'],
    totp: settings['auth.login_totp_enabled'],
    oidc: federated ? { providerName } : null,
  };
}
