import type { App } from '../platform/app.ts';
import { ensureInstall } from '../platform/install.ts';
import { readSettings } from '../settings/index.ts';
import { type CountOptions, countDays } from './count-days.ts';
import { type Health, type Heartbeat, periodOf } from './heartbeat.ts';
import { findOldestPending, noteAttempt, noteDelivered, noteFailure } from './metering.queries.ts';
import { countHeartbeat } from './metering-metrics.ts';
import { postHeartbeat } from './post-heartbeat.ts';

export interface Sent {
  /** Days that arrived now. */
  readonly sent: number;
  /** Why the oldest of the others did not; null when none is left. */
  readonly failure: string | null;
  readonly isConfigured: boolean;
}

/**
 * Sends what was not sent yet, the oldest day first, and stops at the first that does not arrive: it is tried again at the
 * next run. A node that dies between the reply and its record sends the day again, with the same figures and key.
 */
export async function sendHeartbeats(
  app: App,
  readHealth: (app: App) => Promise<Health>,
  options: CountOptions,
): Promise<Sent> {
  const settings = await readSettings(app);
  const endpoint = settings['metering.endpoint'];
  if (endpoint === null) return { sent: 0, failure: null, isConfigured: false };
  await countDays(app, options);
  const { installId } = await ensureInstall(app, app.db);
  for (let sent = 0; ; sent += 1) {
    const day = await app.db.maybe(findOldestPending, []);
    if (day === undefined) return { sent, failure: null, isConfigured: true };
    const beat: Heartbeat = {
      installId,
      version: app.version,
      period: periodOf(day.day),
      closedLoans: day.closed_loans,
      pages: day.pages,
      health: await readHealth(app),
      licenseKey: settings['metering.license_key'],
    };
    await app.db.run(noteAttempt, [day.day, app.clock.now()]);
    const posted = await postHeartbeat(app.egress, endpoint, settings['metering.key'], beat);
    countHeartbeat(posted.ok ? 'delivered' : 'failed');
    if (!posted.ok) {
      await app.db.run(noteFailure, [day.day, posted.status, posted.error]);
      app.log.warn({ day: day.day, status: posted.status }, 'a heartbeat did not arrive');
      return { sent, failure: posted.error, isConfigured: true };
    }
    const { status, license } = posted;
    await app.db.run(noteDelivered, [day.day, app.clock.now(), status, license.status, license.message]);
    if (license.status === 'expired' || license.status === 'expiring') {
      app.log.warn({ license: license.status }, 'the license is about to end or has ended');
    }
  }
}
