import type { KeySet } from '@countersign/contract/identity';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { App } from '../platform/app.ts';
import type { RowOf } from '../platform/db.ts';
import type { listSigningKeys } from './signing-key.queries.ts';

type Keys = Pick<App, 'keyring'>;
type ImportedKey = Exclude<Awaited<ReturnType<typeof importJWK>>, Uint8Array>;

export interface SigningKey {
  readonly kid: string;
  readonly signsFrom: Date;
  readonly publicJwk: KeySet['keys'][number];
  readonly publicKey: ImportedKey;
  readonly privateKey: ImportedKey;
}

export interface NewSigningKey {
  readonly kid: string;
  readonly publicJwk: JWK;
  readonly sealedPrivate: Buffer;
}

/** About the strength of 128 bits (NIST SP 800-57), good beyond 2030. */
const MODULUS_BITS = 3072;

/** A new pair, its private half already sealed. */
export async function generateSigningKey(app: Keys): Promise<NewSigningKey> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: MODULUS_BITS, extractable: true });
  return sealSigningKey(app, await exportJWK(privateKey));
}

/** The id is the key's own thumbprint (RFC 7638): nobody can choose one. */
export async function sealSigningKey(app: Keys, privateJwk: JWK): Promise<NewSigningKey> {
  const { n, e } = privateJwk;
  const kid = await calculateJwkThumbprint({ kty: 'RSA', n, e } as JWK);
  const privateText = JSON.stringify(privateJwk);
  const sealedPrivate = Buffer.from(app.keyring.seal(Buffer.from(privateText, 'utf8'), signingKeyContext(kid)));
  return { kid, publicJwk: publicHalf(kid, privateJwk), sealedPrivate };
}

function publicHalf(kid: string, { n, e }: JWK): JWK {
  return { kty: 'RSA', use: 'sig', alg: 'RS256', kid, n, e } as JWK;
}

export async function openSigningKey(app: Keys, row: RowOf<(typeof listSigningKeys)['columns']>): Promise<SigningKey> {
  const opened = Buffer.from(app.keyring.open(row.sealed_private, signingKeyContext(row.kid))).toString('utf8');
  const privateJwk = JSON.parse(opened) as JWK;
  // The public half is taken out of the sealed one, never from the row: whoever could write there could sign tokens.
  const publicJwk = publicHalf(row.kid, privateJwk) as KeySet['keys'][number];
  const publicKey = (await importJWK(publicJwk as JWK, 'RS256')) as ImportedKey;
  const privateKey = (await importJWK(privateJwk, 'RS256')) as ImportedKey;
  return { kid: row.kid, signsFrom: row.signs_from, publicJwk, publicKey, privateKey };
}

/** Binds a sealed private key to its id: one copied into another row does not open. */
export function signingKeyContext(kid: string): string {
  return `signing-key:${kid}`;
}
