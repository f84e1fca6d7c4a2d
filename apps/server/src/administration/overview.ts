import type { AdminOverview } from '@countersign/contract/administration';
import { listNewestInstallEntries, listNewestSingleControlEntries } from '../evidence/index.ts';
import { listActiveAdministrators } from '../identity/index.ts';
import type { App } from '../platform/app.ts';
import { readSettings } from '../settings/index.ts';
import { isTold, toActivity } from './activity.ts';
import { countPending } from './admin-change.queries.ts';

const RECENT = 20;
/** Enough to find the newest twenty among those that are nobody else's business. */
const LOOKED_AT = 200;
const COUNTED_DAYS = 30;

/** What the dashboard tells administrators about changes: what waits, what one person did alone, what happened last. */
export async function adminOverview(app: App): Promise<AdminOverview> {
  const now = app.clock.now();
  const settings = await readSettings(app);
  const administrators = await listActiveAdministrators(app.db);
  const { pending } = await app.db.one(countPending, [now]);
  const since = new Date(now.getTime() - COUNTED_DAYS * 86_400_000).toISOString();
  const alone = await listNewestSingleControlEntries(app.db, LOOKED_AT);
  const recent = (await listNewestInstallEntries(app.db, LOOKED_AT)).filter(isTold).slice(0, RECENT);
  const isOn = settings['admin.dual_control'];
  return {
    dualControl: !isOn ? 'off' : administrators.length < 2 ? 'one_administrator' : 'on',
    pending,
    singleControlChanges: alone.filter(({ at, payload }) => payload.single_control === true && at >= since).length,
    totpRequired: settings['auth.totp_required'],
    recent: recent.map(toActivity),
  };
}
