import { exportJWK, generateKeyPair } from 'jose';
import { insertSigningKey } from '../src/identity/signing-key.queries.ts';
import { sealSigningKey } from '../src/identity/signing-key.ts';
import type { App } from '../src/platform/app.ts';

/** Made before any transaction: on a busy machine a key takes longer than a transaction may be silent. */
export async function giveSigningKey(app: App): Promise<void> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const { kid, publicJwk, sealedPrivate } = await sealSigningKey(app, await exportJWK(privateKey));
  await app.db.run(insertSigningKey, [kid, publicJwk, sealedPrivate, app.clock.now(), app.clock.now()]);
}
