import type { Principal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { findLivePrincipal, recallLivePrincipal } from './live-principals.ts';
import { recallToken, verifyToken } from './verify-token.ts';

/** Who sent this access token; null for whatever is not a live token of this install. Garbage never throws. */
export async function authenticate(app: App, token: string): Promise<Principal | null> {
  const claims = await verifyToken(app, token);
  return claims === null ? null : findLivePrincipal(app, claims);
}

/** The same without waiting, for a token that this node let in a moment ago; null: ask `authenticate`. */
export function recallPrincipal(app: App, token: string): Principal | null {
  const claims = recallToken(app, token);
  return claims === null ? null : recallLivePrincipal(app, claims);
}
