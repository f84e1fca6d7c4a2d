import type { Principal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';

export async function authenticate(_app: App, _token: string): Promise<Principal | null> {
  return null;
}
