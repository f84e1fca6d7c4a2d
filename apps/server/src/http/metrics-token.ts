import { timingSafeEqual } from 'node:crypto';

/** Whether a header is METRICS_TOKEN as a bearer token; never where none is set. */
export function holdsToken(header: string | null, token: string | null): boolean {
  const sent = Buffer.from(/^Bearer +(.+)$/i.exec(header ?? '')?.[1] ?? '');
  const wanted = Buffer.from(token ?? '');
  return token !== null && sent.length === wanted.length && timingSafeEqual(sent, wanted);
}
