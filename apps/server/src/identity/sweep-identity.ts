import type { App } from '../platform/app.ts';
import { deleteLoginFailuresBefore } from './login-failure.queries.ts';
import { FAILURE_WINDOW_MS } from './login-failures.ts';
import { deleteSessionsExpiredBefore } from './session.queries.ts';

/** An expired session stays for a month, so that a question about a sign-in still finds an answer. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Removes what has no more use: failures outside the window, and sessions long over with their refresh tokens. */
export async function sweepIdentity(app: App): Promise<void> {
  const now = app.clock.now().getTime();
  await app.db.run(deleteLoginFailuresBefore, [new Date(now - FAILURE_WINDOW_MS)]);
  await app.db.run(deleteSessionsExpiredBefore, [new Date(now - KEPT_MS)]);
}
