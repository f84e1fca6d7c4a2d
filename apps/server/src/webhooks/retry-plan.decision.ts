/**
 * Seconds to wait after the first, second, … failed attempt: the schedule that the Standard Webhooks specification
 * proposes. The first retries catch a restart, the last ones an outage over a weekend; after about three days a message
 * is given up and can be sent again by hand.
 */
const WAITS_SECONDS = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;

/** Messages that failed together do not come back together. */
const JITTER = 0.1;

/** A receiver may ask for more time, but not for so much that nobody remembers. */
const LONGEST_ASKED_SECONDS = 86_400;

/** An address that took nothing for this long is taken for abandoned. */
const DISABLE_AFTER_MS = 5 * 86_400_000;

const GONE = 410;

export interface FailedAttempt {
  /** 1 after the first attempt. */
  readonly step: number;
  readonly status: number | null;
  readonly retryAfterSeconds: number | null;
  readonly failingSince: Date;
  readonly at: Date;
  /** From 0 to 1. */
  readonly random: number;
}

export type NextStep =
  | { readonly next: 'retry'; readonly at: Date }
  | { readonly next: 'give_up' }
  | { readonly next: 'disable'; readonly reason: string };

/** What follows an attempt that failed. */
export function planRetry(attempt: FailedAttempt): NextStep {
  if (attempt.status === GONE) return { next: 'disable', reason: 'The receiver answered 410 Gone.' };
  if (attempt.at.getTime() - attempt.failingSince.getTime() >= DISABLE_AFTER_MS) {
    return { next: 'disable', reason: 'Nothing was taken for five days.' };
  }
  const planned = WAITS_SECONDS[attempt.step - 1];
  if (planned === undefined) return { next: 'give_up' };
  const asked = Math.min(attempt.retryAfterSeconds ?? 0, LONGEST_ASKED_SECONDS);
  const seconds = Math.max(planned, asked) * (1 + JITTER * attempt.random);
  return { next: 'retry', at: new Date(attempt.at.getTime() + Math.round(seconds * 1000)) };
}

/** The seconds of a Retry-After header (RFC 9110), or null. */
export function readRetryAfter(value: string | null, now: Date): number | null {
  if (value === null) return null;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}
