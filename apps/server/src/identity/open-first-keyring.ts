import type { Db } from '../platform/db.ts';
import { type Keyring, openKeyring } from '../platform/keyring/index.ts';
import { listSigningKeys } from './signing-key.queries.ts';
import { openSigningKey } from './signing-key.ts';

/**
 * Opens the key file of an install before anything else uses it. A new key is made only where nothing is sealed yet:
 * a lost or foreign key file must stop the start with a sentence, not be met by a second key that opens nothing.
 */
export async function openFirstKeyring(db: Db, keyFile: string): Promise<Keyring> {
  const sealed = await db.many(listSigningKeys, []);
  const keyring = await openKeyring({ keyFile, mayCreate: sealed.length === 0 });
  for (const row of sealed) await openSigningKey({ keyring }, row);
  return keyring;
}
