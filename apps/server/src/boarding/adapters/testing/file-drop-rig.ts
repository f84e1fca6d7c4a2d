import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../../platform/clock.ts';
import type { BoardingOrder, CoreValue } from '../../../platform/core-adapter.ts';
import { createEgress, parseEgressAllow } from '../../../platform/egress/index.ts';
import type { BookedLoan, ConformanceRig, LostAnswer } from '../conformance/rig.ts';

/** A core that imports files from a folder: how it takes one away, and what it answers into `ack`. */
interface ImportingCore<Taken extends { readonly fields: readonly CoreValue[] }> {
  readonly provider: string;
  readonly coreReference: string;
  newOrder(): BoardingOrder;
  take(folder: string, boardingId: string): Promise<Taken | null>;
  answer(
    order: BoardingOrder,
    taken: Taken,
    outcome: 'accept' | 'refuse' | LostAnswer,
  ): { readonly file: string; readonly text: string };
}

export async function fileDropRig<Taken extends { readonly fields: readonly CoreValue[] }>(
  core: ImportingCore<Taken>,
): Promise<ConformanceRig & { readonly folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'cs-file-drop-'));
  await mkdir(join(folder, 'ack'));
  const egress = createEgress(parseEgressAllow(undefined));
  const books: (BookedLoan & { readonly boardingId: string })[] = [];
  return {
    folder,
    textField: 'borrower_name',
    steps: { stage: 0, commit: 0, void: 0 },
    actFaults: [],
    answerFaults: ['garbage', 'partial', 'too_long', 'wrong_type', 'wrong_order', 'echo'],
    secrets: [],
    connect: async (timeoutMs) => ({
      egress,
      clock: systemClock,
      timeoutMs,
      settings: { [`${core.provider}.folder`]: folder },
    }),
    newOrder: core.newOrder,
    meetAct: async () => {},
    meetAsking: async () => {},
    actRequests: async () => (await readdir(join(folder, 'sent')).catch(() => [])).length,
    booked: async (boardingId) => books.filter((loan) => loan.boardingId === boardingId),
    // Staging leaves nothing here; a file that waits is neither booked nor staged.
    staged: async () => 0,
    settle: async (order, outcome) => {
      const taken = await core.take(folder, order.boardingId);
      if (taken === null) return;
      if (outcome === 'accept')
        books.push({ boardingId: order.boardingId, coreReference: core.coreReference, fields: taken.fields });
      const { file, text } = core.answer(order, taken, outcome);
      await writeFile(join(folder, 'ack', file), text);
    },
    takeDown: () => rename(folder, `${folder}-away`),
    bringUp: () => rename(`${folder}-away`, folder),
    close: async () => {
      await egress.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Takes a file of the drop away; false where it is not there. */
export function takeAway(from: string, to: string): Promise<boolean> {
  return rename(from, to).then(
    () => true,
    () => false,
  );
}
