import { ownCookie, readCookie } from '../../own-cookie.ts';

/** Shows that a browser is the one that left for the identity provider. */
const cookieAt = (publicUrl: string) => ownCookie(publicUrl, 'countersign_oidc', '/v1/auth/oidc');

/** The mark that the browser brought, or null. */
export function readOidcCookie(header: string | null, publicUrl: string): string | null {
  const value = readCookie(header, cookieAt(publicUrl).name);
  return value !== null && /^[A-Za-z0-9_-]{43}$/.test(value) ? value : null;
}

/** Lax, not Strict: it must be sent when the provider sends the browser back. */
export function oidcCookie(publicUrl: string, value: string, maxAgeSeconds: number): string {
  const { name, attributes } = cookieAt(publicUrl);
  return `${name}=${value}; Max-Age=${maxAgeSeconds}; SameSite=Lax; ${attributes}`;
}

export function forgetOidcCookie(publicUrl: string): string {
  return oidcCookie(publicUrl, '', 0);
}
