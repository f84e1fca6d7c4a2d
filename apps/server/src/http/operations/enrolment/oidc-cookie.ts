/**
 * The mark by which a browser shows that it is the one that left for the identity provider. Lax, not Strict: it must
 * be sent when the provider sends the browser back. It goes to these three operations and nowhere else.
 */
const NAME = 'countersign_oidc';

/** The mark that the browser brought, or null. Of two of one name neither is believed: one of them was planted. */
export function readOidcCookie(header: string | null): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const values = pairs.filter((pair) => pair.startsWith(`${NAME}=`)).map((pair) => pair.slice(NAME.length + 1));
  const [value] = values;
  return values.length === 1 && value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value) ? value : null;
}

export function oidcCookie(publicUrl: string, value: string, maxAgeSeconds: number): string {
  const { pathname, protocol } = new URL(publicUrl);
  const path = `${pathname.replace(/\/$/, '')}/v1/auth/oidc`;
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${NAME}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

export function forgetOidcCookie(publicUrl: string): string {
  return oidcCookie(publicUrl, '', 0);
}
