import { parseUrl } from '../../../platform/parse-url.ts';

/**
 * Whether a page of this origin asks. Browsers say so: in Sec-Fetch-Site on https and on this machine, in Origin
 * everywhere. A request that says neither comes from a program, which has POST /v1/auth/refresh.
 */
export function isOurPage(header: (name: string) => string | null, publicUrl: string): boolean {
  const site = header('sec-fetch-site');
  return site !== null ? site === 'same-origin' : isOurs(header('origin'), header('host'), publicUrl);
}

/** A proxy may have changed Host, and PUBLIC_URL may be unset: either of them names this origin. */
function isOurs(origin: string | null, host: string | null, publicUrl: string): boolean {
  const asking = origin === null ? null : parseUrl(origin);
  return asking !== null && (asking.host === host || origin === new URL(publicUrl).origin);
}
