import type { Role } from '@countersign/contract/closed-sets';
import { createUser, hashPassword, openSession, rotateSigningKeys, toSession } from '../../src/identity/index.ts';
import { type Act, systemActor } from '../../src/platform/actor.ts';
import { raiseSettings } from '../raise-settings.ts';
import type { SoakApp } from '../soak/open-soak-app.ts';

/** The token of somebody who may send packages, with no limit in the way. */
export async function openSender({ app, pool }: SoakApp, roles: readonly Role[] = ['specialist']): Promise<string> {
  await rotateSigningKeys(app);
  await raiseSettings(app, pool, ['rate.user_per_minute', 'intake.max_backlog'], 1_000_000);
  const act: Act = { actor: systemActor('sender'), requestId: null };
  const passwordHash = await hashPassword('a long enough password');
  const opened = await app.db.transaction(async (tx) => {
    const about = { email: 'ada@bank.example', displayName: 'Ada', roles, passwordHash };
    const staff = await createUser(tx, app, act, about);
    return openSession(tx, app, staff.id, 'password', { address: '127.0.0.1', userAgent: 'sender' });
  });
  return (await toSession(app, opened)).accessToken;
}
