import { ownCookie, readCookie } from '../../own-cookie.ts';
import { isOurPage } from './is-our-page.ts';

/**
 * Keeps the refresh token of our own page where no script can read it. Strict: it never travels with a request that
 * another site began. Three operations look at it and no others, and it ends with the browser.
 */
const cookieAt = (publicUrl: string) => ownCookie(publicUrl, 'countersign_session', '/v1/auth/browser-session');

/** The refresh token that the browser brought for our page, or null: a cookie that another site made it send counts as none. */
export function readSessionCookie(header: (name: string) => string | null, publicUrl: string): string | null {
  if (!isOurPage(header, publicUrl)) return null;
  const value = readCookie(header('cookie'), cookieAt(publicUrl).name);
  return value !== null && /^[A-Za-z0-9_.-]{1,200}$/.test(value) ? value : null;
}

export function sessionCookie(publicUrl: string, refreshToken: string): string {
  const { name, attributes } = cookieAt(publicUrl);
  return `${name}=${refreshToken}; SameSite=Strict; ${attributes}`;
}

export function forgetSessionCookie(publicUrl: string): string {
  return `${sessionCookie(publicUrl, '')}; Max-Age=0`;
}
