/** A hiccup is over in seconds; the doubling spares whoever is down for longer. */
const FIRST_SECONDS = 3;
/**
 * The queue library's own waits grow to six hours. Mail that waits for its server must go out soon after that is back,
 * since a link to reset a password lives for one hour; a quarter of an hour is rare enough for a server that is down.
 */
const LONGEST_SECONDS = 900;
/** Jobs that failed together do not come back together. */
const JITTER = 0.25;

/** Seconds until the next attempt; `random` is from 0 to 1. */
export function retryDelaySeconds(attempt: number, random: number): number {
  const seconds = Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** (attempt - 1));
  return seconds * (1 - JITTER + 2 * JITTER * random);
}
