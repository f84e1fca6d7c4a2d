import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 15;

/** Asks again and again until the answer is yes or the time is over. Nothing announces the end of a foreign process. */
export async function waitUntil(isTrue: () => Promise<boolean>, limitSeconds: number): Promise<boolean> {
  const end = performance.now() + limitSeconds * 1000;
  for (;;) {
    if (await isTrue()) return true;
    if (performance.now() > end) return false;
    await delay(POLL_MS);
  }
}
