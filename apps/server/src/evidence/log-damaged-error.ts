import { DomainError } from '../platform/domain-error.ts';

/** The log's tables say something that cannot be: somebody changed them around the program. */
export class LogDamagedError extends Error {
  override readonly name = 'LogDamagedError';
}

/** Rethrows damage as what a client is told; everything else as it is. */
export function tellDamage(error: unknown): never {
  if (!(error instanceof LogDamagedError)) throw error;
  throw new DomainError({
    code: 'evidence_inconsistent',
    detail: `${error.message} No checkpoint is signed until this is resolved; run "countersign fsck".`,
  });
}
