import type { AdminChange } from '@countersign/contract/administration';
import { type Colleague, lockActiveAdministrators, requireUsers } from '../identity/index.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { readSettings, requireSettings } from '../settings/index.ts';
import type { AdministrativeAct, Controlled } from './controlled.ts';
import { takesTwo } from './dual-control.decision.ts';
import { proposeChange } from './propose-change.ts';

export type Made<Result> = { readonly done: Result } | { readonly pending: AdminChange };

/**
 * Makes a change, or proposes it where another administrator has to confirm it. Whether there is another one is asked
 * under the lock of all of them: nobody can be made or unmade one between the question and the change.
 */
export async function makeChange<Request, Result>(
  app: App,
  act: AdministrativeAct,
  controlled: Controlled<Request, Result>,
  target: string,
  request: Request,
): Promise<Made<Result>> {
  await controlled.check?.(app, target, request);
  return app.db.transaction(async (tx) => {
    await controlled.lock?.(tx, app, target);
    const administrators = await lockActiveAdministrators(tx);
    refuseFormerAdministrator(administrators, act);
    const look = await controlled.look(tx, app, act.actor.id, target, request);
    if (look === null) return { done: await controlled.apply(tx, app, act, target, request) };

    const others = administrators.filter(({ id }) => id !== act.actor.id);
    // Whether it takes two must be what administrators said, and who they are what evidence says.
    await requireSettings(tx, app, 'admin');
    await requireUsers(tx, app);
    const isOn = (await readSettings(app, tx))['admin.dual_control'];
    if (!takesTwo({ isOn, otherAdministrators: others.length })) {
      const alone = { ...act, control: { single_control: true } } as const;
      return { done: await controlled.apply(tx, app, alone, target, request) };
    }
    return { pending: await proposeChange(tx, app, act, { kind: controlled.kind, target, request, look, others }) };
  });
}

/** The gate's answer may be two seconds old; who ceased to be an administrator in them changes nothing any more. */
export function refuseFormerAdministrator(administrators: readonly Colleague[], { actor }: AdministrativeAct): void {
  if (administrators.some(({ id }) => id === actor.id)) return;
  throw new DomainError({ code: 'forbidden', detail: 'This takes the role admin.' });
}
