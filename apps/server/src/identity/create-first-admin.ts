import type { Session } from '@countersign/contract/identity';
import type { FirstAdminRequest } from '@countersign/contract/setup';
import { isJsonObject, type Json } from '@countersign/engine/evidence/canonical-json';
import { readAuthentic } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Runner, Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { cachedSettings } from '../settings/index.ts';
import { createUser } from './create-user.ts';
import { type OpenedSession, openSession, toSession, type Visit } from './open-session.ts';
import { decidePassword } from './password-policy.decision.ts';
import { hashPassword } from './passwords.ts';
import { claimFirstAdmin, findAdministratorExists } from './staff.queries.ts';

/** Requests of one process follow each other: the first pays for a hash, the rest find an administrator and pay nothing. */
const turns = new WeakMap<App['db'], Promise<unknown>>();

/** Specification part 4, operation 16. */
export async function createFirstAdmin(app: App, act: Act, request: FirstAdminRequest, visit: Visit): Promise<Session> {
  const { email, displayName, password } = request;
  const minLength = (await cachedSettings(app))['auth.password_min_length'];
  const policy = decidePassword({ minLength, email, displayName, field: 'password' }, password);
  if (!policy.ok) throw new DomainError(policy.refusal);

  const turn = (turns.get(app.db) ?? Promise.resolve()).then(() => createOnce(app, act, request, visit));
  // Whoever is next waits for the end of this turn, whatever it ends in.
  turns.set(
    app.db,
    turn.catch(() => undefined),
  );
  return toSession(app, await turn);
}

async function createOnce(app: App, act: Act, request: FirstAdminRequest, visit: Visit): Promise<OpenedSession> {
  await refuseSecondAdmin(app.db);
  const passwordHash = await hashPassword(request.password);
  return app.db.transaction(async (tx) => {
    // Between nodes this row decides: the insert waits for a rival's transaction and does nothing once that committed.
    if ((await tx.run(claimFirstAdmin, [app.clock.now()])) === 0) throw adminExists();
    await refuseSecondAdmin(tx);
    await refuseAfterAnAdmin(tx, app);
    const { email, displayName } = request;
    const admin = await createUser(tx, app, act, { email, displayName, roles: ['admin'], passwordHash });
    return openSession(tx, app, admin.id, 'setup', visit);
  });
}

async function refuseSecondAdmin(runner: Runner): Promise<void> {
  const { administrator_exists: exists } = await runner.one(findAdministratorExists, []);
  if (exists) throw adminExists();
}

/**
 * Whoever can write to the database can take every administrator's row away for a moment, and would then be the first
 * one. So evidence is asked as well: where it ever told of an administrator, there was a first one.
 */
async function refuseAfterAnAdmin(tx: Tx, app: App): Promise<void> {
  const entries = await readAuthentic(tx, app, null, ['user.changed', 'records.adopted']);
  const hasAdmin = (value: Json | undefined) => {
    const roles = isJsonObject(value) ? value.roles : undefined;
    return Array.isArray(roles) && roles.includes('admin');
  };
  const tellsOfAdmin = ({ payload }: (typeof entries)[number]) =>
    hasAdmin(payload) ||
    (Array.isArray(payload.records) && payload.records.some((one) => isJsonObject(one) && hasAdmin(one.facts)));
  if (entries.some(tellsOfAdmin)) throw adminExists();
}

function adminExists(): DomainError {
  return new DomainError({
    code: 'admin_exists',
    detail: 'An administrator exists already. Sign in, or ask the administrator for an invitation.',
  });
}
