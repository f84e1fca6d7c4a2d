import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { KeyringError } from './keyring-error.ts';
import { KEY_ID_BYTES, type MasterKey, subkey } from './master-key.ts';

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + KEY_ID_BYTES;
const CIPHER = 'aes-256-gcm';

/** How much longer an envelope is than what it holds. */
export const SEAL_OVERHEAD_BYTES = HEAD_BYTES + NONCE_BYTES + TAG_BYTES;

/**
 * Envelope: version byte, key id, nonce, ciphertext, tag. The key is derived per context, so that the limit of 2^32
 * random nonces under one AES-GCM key counts per context and is out of reach. The context and the head are additional
 * data too: an envelope moved to another place, or relabelled, does not open.
 */
export function sealWith(key: MasterKey, plaintext: Uint8Array, context: string): Uint8Array {
  const head = Buffer.concat([Buffer.of(VERSION), Buffer.from(key.id, 'hex')]);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, subkey(key.secret, 'seal', context), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(additionalData(head, context));
  return Buffer.concat([head, nonce, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]);
}

export function openWith(keys: readonly MasterKey[], envelope: Uint8Array, context: string): Uint8Array {
  const bytes = Buffer.from(envelope.buffer, envelope.byteOffset, envelope.byteLength);
  if (bytes.length < SEAL_OVERHEAD_BYTES || bytes[0] !== VERSION) {
    throw new KeyringError('not_opened', 'The sealed value is not in a form that this version knows.');
  }
  const head = bytes.subarray(0, HEAD_BYTES);
  const id = head.subarray(1).toString('hex');
  const key = keys.find((each) => each.id === id);
  if (key === undefined) {
    throw new KeyringError(
      'unknown_key',
      `This was sealed with key ${id}, which is not in the key file (it holds ${keys.map((each) => each.id).join(', ')}). ` +
        'Put back the key file that belongs to this data.',
    );
  }
  const nonce = bytes.subarray(HEAD_BYTES, HEAD_BYTES + NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, subkey(key.secret, 'seal', context), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(additionalData(head, context));
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
  try {
    const body = bytes.subarray(HEAD_BYTES + NONCE_BYTES, bytes.length - TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]);
  } catch {
    // The cipher cannot tell the two apart, so neither can the sentence.
    throw new KeyringError('not_opened', 'The sealed value was changed after it was sealed, or belongs elsewhere.');
  }
}

function additionalData(head: Uint8Array, context: string): Buffer {
  return Buffer.concat([head, Buffer.from(context, 'utf8')]);
}
