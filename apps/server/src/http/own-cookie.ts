/** A cookie of ours as it is called and kept under one public address. */
export interface OwnCookie {
  readonly name: string;
  /** Path, HttpOnly and, on https, Secure. */
  readonly attributes: string;
}

/**
 * On https the name says to browsers how strictly to keep it: `__Host-` takes it from this very host alone, so that a
 * neighbour under the same domain cannot plant one, and asks for the whole host as its path. Under a path of a host that
 * is shared with others it is `__Secure-` and narrow. On plain http browsers would drop either.
 */
export function ownCookie(publicUrl: string, name: string, path: string): OwnCookie {
  const { pathname, protocol } = new URL(publicUrl);
  const folder = pathname.replace(/\/$/, '');
  if (protocol !== 'https:') return { name, attributes: `Path=${folder}${path}; HttpOnly` };
  if (folder === '') return { name: `__Host-${name}`, attributes: 'Path=/; HttpOnly; Secure' };
  return { name: `__Secure-${name}`, attributes: `Path=${folder}${path}; HttpOnly; Secure` };
}

/** What the browser brought under that name, or null. Of two neither is believed: one of them was planted. */
export function readCookie(header: string | null, name: string): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const values = pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
  return values.length === 1 ? (values[0] ?? null) : null;
}
