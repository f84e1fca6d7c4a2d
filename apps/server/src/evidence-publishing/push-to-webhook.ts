import type { Egress } from '../platform/egress/index.ts';

const TIMEOUT_MS = 30_000;
/** What the other side says beyond its status is not read. */
const MAX_ANSWER_BYTES = 64 * 1024;

/**
 * Posts the signed note as it is. It carries its own signature, so the receiver needs no secret of ours and can keep
 * or witness it as any other C2SP checkpoint.
 */
export async function pushToWebhook(egress: Egress, url: string, note: string): Promise<void> {
  const answer = await egress.fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: note,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_ANSWER_BYTES,
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The address for checkpoints answered ${answer.status}.`);
}
