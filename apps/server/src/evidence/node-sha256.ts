import { createHash } from 'node:crypto';
import type { Sha256 } from '@countersign/engine/evidence/sha256';

/** The engine's hashing with Node's native code: several times as fast on long chains. */
export const nodeSha256: Sha256 = {
  bytes: (data) => createHash('sha256').update(data).digest(),
  textToHex: (text) => createHash('sha256').update(text, 'utf8').digest('hex'),
};
