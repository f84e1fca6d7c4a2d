import { createPrivateKey, createPublicKey, type KeyObject, randomBytes, sign, verify } from 'node:crypto';
import type { Ed25519Verify } from '@countersign/engine/evidence/ed25519';
import { type NoteKey, noteKey } from '@countersign/engine/evidence/note-key';
import type { NoteSigner } from '@countersign/engine/evidence/signed-note';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { ensureInstall } from '../platform/install.ts';
import { type Keyring, KeyringError } from '../platform/keyring/index.ts';
import { insertSigningKey, listSigningKeys } from './log.queries.ts';
import { LogDamagedError } from './log-damaged-error.ts';
import { nodeSha256 } from './node-sha256.ts';

/** A key of ours, opened. The public half is derived from the sealed seed and never read from the database. */
export interface SigningKey {
  readonly key: NoteKey;
  readonly keyId: string;
  readonly signer: NoteSigner;
}

const SEED_BYTES = 32;
/** The fixed head of an Ed25519 private key in PKCS #8 (RFC 8410); the seed follows. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
/** The fixed head of an Ed25519 public key in SPKI (RFC 8410); the 32 bytes of the key follow. */
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

/** All keys that ever signed, oldest first. One that does not open is a fault that must be seen. */
export async function readSigningKeys(app: Pick<App, 'keyring'>, runner: Runner): Promise<readonly SigningKey[]> {
  const rows = await runner.many(listSigningKeys, []);
  return rows.map((row) => {
    const key = openSeed(
      row.name,
      openSealed(app.keyring, row.sealed_seed, signingKeyContext(row.name, row.created_at)),
    );
    if (key.keyId !== row.key_id) throw new LogDamagedError(`The signing key ${row.key_id} is stored as another's.`);
    return key;
  });
}

function openSealed(keyring: Keyring, sealed: Uint8Array, context: string): Uint8Array {
  try {
    return keyring.open(sealed, context);
  } catch (error) {
    if (!(error instanceof KeyringError)) throw error;
    throw new LogDamagedError(`The key that signs checkpoints does not open. ${error.message}`, { cause: error });
  }
}

/** The key that signs now, made at the first need. The caller holds the log's lock, so that only one is made. */
export async function ensureSigningKey(
  app: Pick<App, 'keyring' | 'clock'>,
  runner: Runner,
): Promise<readonly [SigningKey, ...SigningKey[]]> {
  const [newest, ...older] = (await readSigningKeys(app, runner)).toReversed();
  if (newest !== undefined) return [newest, ...older];

  // The origin of the log and the name of its key are one; C2SP asks for a name that no other log has.
  const name = `countersign/${(await ensureInstall(app, runner)).installId}`;
  const seed = randomBytes(SEED_BYTES);
  const made = openSeed(name, seed);
  const now = app.clock.now();
  const sealed = Buffer.from(app.keyring.seal(seed, signingKeyContext(name, now)));
  await runner.run(insertSigningKey, [made.keyId, name, sealed, now]);
  return [made];
}

/** Binds the seed to the log's name and its time, which decides who signs: a row that was copied or changed does not open. */
export function signingKeyContext(name: string, createdAt: Date): string {
  return `evidence signing key of ${name} made ${createdAt.toISOString()}`;
}

function openSeed(name: string, seed: Uint8Array): SigningKey {
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const publicKey = new Uint8Array(spki.subarray(SPKI_HEAD.length));
  const key = noteKey(name, publicKey, nodeSha256);
  return {
    key,
    keyId: Buffer.from(key.keyId).toString('hex'),
    signer: { name, publicKey, sign: (message) => sign(null, message, privateKey) },
  };
}

const publicKeys = new Map<string, KeyObject>();

/** Ed25519 in native code: a check of years of checkpoints takes seconds instead of minutes. */
export const nodeVerify: Ed25519Verify = (signature, message, publicKey) => {
  const name = Buffer.from(publicKey).toString('hex');
  let key = publicKeys.get(name);
  if (key === undefined) {
    key = createPublicKey({ key: Buffer.concat([SPKI_HEAD, publicKey]), format: 'der', type: 'spki' });
    publicKeys.set(name, key);
  }
  return verify(null, message, key, signature);
};
