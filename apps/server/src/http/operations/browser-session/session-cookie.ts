import { isOurPage } from './is-our-page.ts';

/**
 * Keeps the refresh token of our own page where no script can read it. Strict: it never travels with a request that
 * another site began. It goes to these three operations and nowhere else, and ends with the browser.
 */
const NAME = 'countersign_session';

/**
 * The refresh token that the browser brought for our page, or null: a cookie that another site made the browser send
 * counts as none. Of two of one name neither is believed: one was planted.
 */
export function readSessionCookie(header: (name: string) => string | null, publicUrl: string): string | null {
  if (!isOurPage(header, publicUrl)) return null;
  const pairs = (header('cookie') ?? '').split(';').map((pair) => pair.trim());
  const values = pairs.filter((pair) => pair.startsWith(`${NAME}=`)).map((pair) => pair.slice(NAME.length + 1));
  const [value] = values;
  return values.length === 1 && value !== undefined && /^[A-Za-z0-9_.-]{1,200}$/.test(value) ? value : null;
}

export function sessionCookie(publicUrl: string, refreshToken: string): string {
  return `${NAME}=${refreshToken}; ${attributes(publicUrl)}`;
}

export function forgetSessionCookie(publicUrl: string): string {
  return `${NAME}=; Max-Age=0; ${attributes(publicUrl)}`;
}

function attributes(publicUrl: string): string {
  const { pathname, protocol } = new URL(publicUrl);
  const path = `${pathname.replace(/\/$/, '')}/v1/auth/browser-session`;
  return `Path=${path}; HttpOnly; SameSite=Strict${protocol === 'https:' ? '; Secure' : ''}`;
}
