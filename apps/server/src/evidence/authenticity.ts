import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import type { Keyring } from '../platform/keyring/index.ts';
import { isMacOfEntry } from './entry-mac.ts';
import { type Marker, readMarker } from './marker.ts';

/** What tells an entry of ours from one that was written around the program. */
export interface Authenticity {
  readonly keyring: Keyring;
  readonly marker: Marker | null;
}

/** By its own MAC, or by the marker, under whose root it stands in the log. */
export type AuthenticBy = 'mac' | 'marker';

export async function openAuthenticity(app: Pick<App, 'keyring'>, runner: Runner): Promise<Authenticity> {
  return { keyring: app.keyring, marker: await readMarker(app, runner) };
}

/** Null: nothing says that the service wrote it. A MAC that is wrong under a key we still have is no excuse for a marker. */
export function authenticate(
  { keyring, marker }: Authenticity,
  entry: { readonly sealed: string; readonly mac: string | null; readonly leaf_index: number | null },
): AuthenticBy | null {
  const { sealed, mac, leaf_index: leaf } = entry;
  if (mac !== null && isMacOfEntry(keyring, sealed, mac)) return 'mac';
  if (mac !== null && keyring.knowsKeyOf(mac)) return null;
  return leaf !== null && marker !== null && leaf < marker.treeSize ? 'marker' : null;
}
