import { hash } from 'node:crypto';
import type { Sha256 } from '@countersign/engine/evidence/sha256';

/**
 * The engine's hashing with Node's native code. The one-shot call makes no hash object: entries are short, and making
 * the object would take longer than hashing them.
 */
export const nodeSha256: Sha256 = {
  bytes: (data) => hash('sha256', data, 'buffer'),
  textToHex: (text) => hash('sha256', text, 'hex'),
};
