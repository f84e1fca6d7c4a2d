import { equalBytes } from '@countersign/engine/evidence/bytes';
import { EMPTY_FRONTIER, type Frontier, nodesOfRange, rootOf } from '@countersign/engine/evidence/merkle-tree';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { loanIdOf } from './chain-id.ts';
import { findCheckpoint, listGonePending } from './check.queries.ts';
import { type EvidenceFault, evidenceFault } from './evidence-faults.ts';
import { LogDamagedError } from './log-damaged-error.ts';
import { type LogWalk, type SignedRoot, walkLog } from './log-walk.ts';
import { readMarker, rootOfMarker } from './marker.ts';
import { nodeSha256 } from './node-sha256.ts';
import { signedRoots } from './signed-roots.ts';
import { readSigningKeys, type SigningKey } from './signing-key.ts';
import { checkNote, checkStoredCheckpoint } from './stored-checkpoint.ts';
import { readNodes } from './tree-nodes.ts';

const NOTHING: LogWalk = { leaves: 0, checkpoints: 0, provenSize: 0 };
/** More rows that wait for entries which are gone tell nothing new. */
const MAX_GONE = 1_000;

/**
 * Checks the log of the whole install: leaves, nodes, checkpoints, and checkpoints that were kept outside. From the
 * start, or from the size of a checkpoint that an earlier check has found sound.
 */
export async function checkLog(
  app: Pick<App, 'keyring'>,
  runner: Runner,
  options: {
    readonly since: number;
    readonly kept: readonly string[];
    readonly onFault: (fault: EvidenceFault) => void;
  },
): Promise<LogWalk> {
  const { onFault } = options;
  for (const { chain_id, seq } of await runner.many(listGonePending, [MAX_GONE])) {
    onFault(evidenceFault({ loanId: loanIdOf(chain_id), seq }, 'entry-missing'));
  }
  let keys: readonly SigningKey[];
  try {
    keys = await readSigningKeys(app, runner);
  } catch (error) {
    if (!(error instanceof LogDamagedError)) throw error;
    onFault(evidenceFault({ seq: null }, 'bad-signing-key', error.message));
    return NOTHING;
  }
  const start = (await readProvenFrontier(app, runner, keys, options.since)) ?? EMPTY_FRONTIER;
  const marked = rootOfMarker(await readMarker(app, runner));
  const kept = [...marked, ...options.kept.flatMap((note) => readKept(note, keys, onFault))];
  const roots = signedRoots(app, runner, keys, { fromSize: Math.max(1, start.size), kept, onFault });
  return walkLog(runner, roots, onFault, start);
}

/** The tree as an earlier check left it, if its nodes still lead to the root that was signed then. */
async function readProvenFrontier(
  app: Pick<App, 'keyring'>,
  runner: Runner,
  keys: readonly SigningKey[],
  size: number,
): Promise<Frontier | null> {
  const row = size === 0 ? undefined : await runner.maybe(findCheckpoint, [size]);
  if (row === undefined) return null;
  const check = checkStoredCheckpoint(row, keys, app.keyring);
  if (!check.ok) return null;
  try {
    const places = nodesOfRange(0, size);
    const readNode = await readNodes(runner, places);
    const frontier = { size, hashes: places.map(({ level, index }) => readNode(level, index)) };
    return equalBytes(rootOf(frontier, nodeSha256), check.checkpoint.root) ? frontier : null;
  } catch (error) {
    if (error instanceof LogDamagedError) return null;
    throw error;
  }
}

function readKept(
  note: string,
  keys: readonly SigningKey[],
  onFault: (fault: EvidenceFault) => void,
): readonly SignedRoot[] {
  const check = checkNote(note, keys);
  if (!check.ok) {
    onFault(evidenceFault({ seq: null }, 'bad-checkpoint', `One that was kept outside: ${check.detail}`));
    return [];
  }
  const { size, root } = check.checkpoint;
  return size === 0 ? [] : [{ size, root, name: `The checkpoint over ${size} entries that was kept outside` }];
}

/** A file of kept checkpoints holds notes with an empty line between them; inside a note an em dash follows the empty line. */
export function splitNotes(text: string): readonly string[] {
  return text
    .split(/\n\n(?!\u2014 )/)
    .map((note) => note.trim())
    .filter((note) => note !== '')
    .map((note) => `${note}\n`);
}
