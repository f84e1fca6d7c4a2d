import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { type EvidenceFault, evidenceFault } from './evidence-faults.ts';
import { listCheckpoints } from './log.queries.ts';
import type { SignedRoot } from './log-walk.ts';
import type { SigningKey } from './signing-key.ts';
import { checkStoredCheckpoint } from './stored-checkpoint.ts';

const PAGE = 500;

/**
 * The stored checkpoints in order of size, each checked by itself first; one that does not hold is told and left out.
 * Roots that were kept outside are merged in, so that the log is held against them too.
 */
export async function* signedRoots(
  app: Pick<App, 'keyring'>,
  runner: Runner,
  keys: readonly SigningKey[],
  options: {
    readonly fromSize: number;
    readonly kept: readonly SignedRoot[];
    readonly onFault: (fault: EvidenceFault) => void;
  },
): AsyncGenerator<SignedRoot, void, undefined> {
  const kept = options.kept
    .filter(({ size }) => size >= options.fromSize)
    .sort((left, right) => left.size - right.size);
  let after = options.fromSize - 1;
  for (;;) {
    const rows = await runner.many(listCheckpoints, [after, PAGE]);
    for (const row of rows) {
      after = row.size;
      while (kept[0] !== undefined && kept[0].size <= row.size) yield kept.shift() as SignedRoot;
      const name = `The checkpoint over ${row.size} entries`;
      const check = checkStoredCheckpoint(row, keys, app.keyring);
      if (check.ok) yield { size: row.size, root: check.checkpoint.root, name };
      else options.onFault(evidenceFault({ seq: null }, 'bad-checkpoint', `${name}: ${check.detail}`));
    }
    if (rows.length < PAGE) break;
  }
  yield* kept;
}
