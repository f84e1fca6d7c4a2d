import { verifyChain } from '../../src/evidence/index.ts';
import { type FsckFault, fsck } from '../../src/fsck/index.ts';
import type { Random } from '../soak/random.ts';
import { entryTamperings } from './entry-tamperings.ts';
import { logTamperings } from './log-tamperings.ts';
import { rowTamperings } from './row-tamperings.ts';
import type { TamperWorld } from './tamper-world.ts';
import type { Expected, Tampering } from './tampering.ts';

export const allTamperings: readonly Tampering[] = [...entryTamperings, ...logTamperings, ...rowTamperings];

/** Tampers, checks, and puts everything back. Answers what was not found as it should be; null when all was. */
export async function checkTampering(world: TamperWorld, tampering: Tampering, random: Random): Promise<string | null> {
  try {
    const expected = await tampering.apply(world, random);
    return (await missedByFsck(world, expected)) ?? (await missedByVerify(world, expected));
  } finally {
    await world.restore();
  }
}

/** Answers a false alarm on data that nobody touched. */
export async function checkClean(world: TamperWorld): Promise<string | null> {
  const faults: FsckFault[] = [];
  await fsck(world.app, { kept: world.keptNotes, onFault: (fault) => faults.push(fault) });
  if (faults.length > 0) return `fsck told of ${JSON.stringify(faults[0])} on clean data`;
  for (const chain of world.chains) {
    const verdict = await verifyChain(world.app, chain[0]?.chainId ?? null);
    if (!verdict.valid) return `verify told of ${JSON.stringify(verdict)} on clean data`;
  }
  return null;
}

async function missedByFsck(world: TamperWorld, { fsck: wanted }: Expected): Promise<string | null> {
  const faults: FsckFault[] = [];
  await fsck(world.app, { onFault: (fault) => faults.push(fault) });
  const isFound = faults.some(
    (fault) =>
      (wanted.chainId === undefined || (fault.loanId ?? NIL) === wanted.chainId) &&
      (wanted.seq === undefined || fault.seq === wanted.seq) &&
      (wanted.leafIndex === undefined || fault.leafIndex === wanted.leafIndex) &&
      (wanted.reasons === undefined || wanted.reasons.includes(fault.reason)),
  );
  return isFound ? null : `fsck should tell ${JSON.stringify(wanted)} and told ${JSON.stringify(faults.slice(0, 5))}`;
}

const NIL = '00000000-0000-0000-0000-000000000000';

async function missedByVerify(world: TamperWorld, { verify: wanted }: Expected): Promise<string | null> {
  if (wanted === undefined) return null;
  const verdict = await verifyChain(world.app, wanted.chainId === NIL ? null : wanted.chainId);
  const isFound = !verdict.valid && verdict.firstBadSeq === wanted.seq;
  return isFound ? null : `verify should name entry ${wanted.seq} and answered ${JSON.stringify(verdict)}`;
}
