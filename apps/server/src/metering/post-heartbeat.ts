import { type LicenseStatus, licenseStatuses } from '@countersign/contract/closed-sets';
import type { Egress } from '../platform/egress/index.ts';
import type { Heartbeat } from './heartbeat.ts';

const TIMEOUT_MS = 30_000;
const MAX_ANSWER_BYTES = 64 * 1024;
const MAX_MESSAGE = 500;

export interface License {
  readonly status: LicenseStatus;
  readonly message: string | null;
}

export type Posted =
  | { readonly ok: true; readonly status: number; readonly license: License }
  | { readonly ok: false; readonly status: number | null; readonly error: string };

/** Posts one day. The key of the day stands beside it, so that a day that arrives twice is counted once. */
export async function postHeartbeat(egress: Egress, url: string, key: string | null, beat: Heartbeat): Promise<Posted> {
  try {
    const answer = await egress.fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'idempotency-key': `${beat.installId}/${beat.period.from}`,
        ...(key === null ? {} : { 'X-Platform-Metering-Key': key }),
      },
      body: JSON.stringify(beat),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_ANSWER_BYTES,
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      return { ok: false, status: answer.status, error: `The receiver answered ${answer.status}.` };
    }
    // It was taken: whatever the reply holds, the day is not sent again.
    return { ok: true, status: answer.status, license: readVerdict(await answer.text().catch(() => '')) };
  } catch (error) {
    return { ok: false, status: null, error: (error instanceof Error ? error.message : String(error)).slice(0, 500) };
  }
}

/** `{ license: { status, message? } }`; a reply that says nothing about the license leaves it unknown. */
export function readVerdict(text: string): License {
  const unknown: License = { status: 'unknown', message: null };
  let license: unknown;
  try {
    license = (JSON.parse(text) as { license?: unknown } | null)?.license;
  } catch {
    return unknown;
  }
  if (typeof license !== 'object' || license === null) return unknown;
  const { status, message } = license as { status?: unknown; message?: unknown };
  const known = licenseStatuses.find((each) => each === status);
  if (known === undefined) return unknown;
  const shown =
    typeof message === 'string' ? message.replaceAll('\u0000', '').toWellFormed().slice(0, MAX_MESSAGE) : '';
  return { status: known, message: shown === '' ? null : shown };
}
