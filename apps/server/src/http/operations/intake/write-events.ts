import { authenticate } from '../../../identity/index.ts';
import { watchProgress } from '../../../loans/index.ts';
import type { App } from '../../../platform/app.ts';

/** Well below the idle time of the usual proxies. */
const BEAT_MS = 15_000;
/** A token that was revoked ends within 5 seconds (open parts, Tokens), also for those who only listen. */
const LOOK_MS = 3_000;

/** A loan's progress as server-sent events, for as long as the client listens and its token lives. */
export async function* writeEvents(
  app: App,
  loanId: string,
  after: number,
  token: string,
  gone: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  // Told at once, so that the client knows that it is heard; it waits this long before it comes back.
  yield 'retry: 2000\n\n';
  let [lookedAt, beatAt] = [performance.now(), performance.now()];
  for await (const event of watchProgress(app, loanId, after, gone)) {
    const now = performance.now();
    if (now - lookedAt >= LOOK_MS) {
      if ((await authenticate(app, token)) === null) return;
      lookedAt = now;
    }
    if (event !== null) {
      const data = JSON.stringify({ at: event.at.toISOString(), ...(event.data as object) });
      yield `id: ${event.id}\nevent: ${event.type}\ndata: ${data}\n\n`;
      beatAt = now;
    } else if (now - beatAt >= BEAT_MS) {
      yield ': still here\n\n';
      beatAt = now;
    }
  }
}
