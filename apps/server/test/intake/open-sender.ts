import type { Role } from '@countersign/contract/closed-sets';
import { createUser, hashPassword, openSession, rotateSigningKeys, toSession } from '../../src/identity/index.ts';
import { type Act, systemActor } from '../../src/platform/actor.ts';
import type { SoakApp } from '../soak/open-soak-app.ts';

/** The token of somebody who may send packages, with no limit in the way. */
export async function openSender({ app, pool }: SoakApp, roles: readonly Role[] = ['specialist']): Promise<string> {
  await rotateSigningKeys(app);
  await pool.query(`insert into setting (key, value, updated_at)
    values ('rate.user_per_minute', '1000000', now()), ('intake.max_backlog', '1000000', now())`);
  const act: Act = { actor: systemActor('sender'), requestId: null };
  const passwordHash = await hashPassword('a long enough password');
  const opened = await app.db.transaction(async (tx) => {
    const about = { email: 'ada@bank.example', displayName: 'Ada', roles, passwordHash };
    const staff = await createUser(tx, app, act, about);
    return openSession(tx, app, staff.id, 'password', { address: '127.0.0.1', userAgent: 'sender' });
  });
  return (await toSession(app, opened)).accessToken;
}
