import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../../platform/clock.ts';
import type { BoardingOrder, CoreValue } from '../../../platform/core-adapter.ts';
import { createEgress, parseEgressAllow } from '../../../platform/egress/index.ts';
import type { BookedLoan, ConformanceRig, LostAnswer } from '../conformance/rig.ts';

/** A core that imports files: it takes the manifest away, reads the file as the manifest says, and answers. */
export async function fileCsvRig(): Promise<ConformanceRig & { readonly folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'cs-file-csv-'));
  await mkdir(join(folder, 'ack'));
  const egress = createEgress(parseEgressAllow(undefined));
  const books: (BookedLoan & { readonly boardingId: string })[] = [];

  const take = async (boardingId: string): Promise<{ sha256: string; fields: CoreValue[] } | null> => {
    const taken = join(folder, `taken-${randomUUID()}.json`);
    const isThere = await rename(join(folder, 'out', `${boardingId}.json`), taken).then(
      () => true,
      () => false,
    );
    if (!isThere) return null;
    const manifest = JSON.parse(await readFile(taken, 'utf8')) as { file: string; sha256: string; guarded: string[] };
    const csv = await readFile(join(folder, 'out', manifest.file), 'utf8');
    if (createHash('sha256').update(csv).digest('hex') !== manifest.sha256) throw new Error('The file is not the one.');
    await rm(join(folder, 'out', manifest.file));
    const [names = [], values = []] = readCsv(csv);
    const fields = names.map((core, index) => {
      const cell = values[index] ?? '';
      return { core, value: manifest.guarded.includes(core) ? cell.slice(1) : cell };
    });
    return { sha256: manifest.sha256, fields };
  };

  return {
    folder,
    textField: 'borrower_name',
    steps: { stage: 0, commit: 0, void: 0 },
    actFaults: [],
    answerFaults: ['garbage', 'partial', 'too_long', 'wrong_type', 'wrong_order', 'echo'],
    secrets: [],
    connect: async (timeoutMs) => ({ egress, clock: systemClock, timeoutMs, settings: { 'file_csv.folder': folder } }),
    newOrder: () => ({
      boardingId: randomUUID(),
      loanRef: 'L-1042',
      coreReference: null,
      fields: [
        { core: 'borrower_name', value: 'Mary Ann Okafor' },
        { core: 'principal', value: '250000.00' },
        { core: 'interest_rate', value: '6.25' },
        { core: 'note_date', value: '2026-03-01' },
        { core: 'maturity_date', value: '2031-03-01' },
        { core: 'branch', value: '007' },
      ],
    }),
    meetAct: async () => {},
    meetAsking: async () => {},
    actRequests: async () => (await readdir(join(folder, 'sent')).catch(() => [])).length,
    booked: async (boardingId) => books.filter((loan) => loan.boardingId === boardingId),
    // Staging leaves nothing here; a file that waits is neither booked nor staged.
    staged: async () => 0,
    settle: async (order, outcome) => {
      const taken = await take(order.boardingId);
      if (taken === null) return;
      if (outcome === 'accept')
        books.push({ boardingId: order.boardingId, coreReference: 'F-1', fields: taken.fields });
      await writeFile(join(folder, 'ack', `${order.boardingId}.json`), ackText(order, taken.sha256, outcome));
    },
    takeDown: () => rename(folder, `${folder}-away`),
    bringUp: () => rename(`${folder}-away`, folder),
    close: async () => {
      await egress.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function ackText(order: BoardingOrder, sha256: string, outcome: 'accept' | 'refuse' | LostAnswer): string {
  const { boardingId } = order;
  const accepted = JSON.stringify({ boardingId, sha256, outcome: 'accepted', reference: 'F-1' });
  switch (outcome) {
    case 'refuse': {
      const reasons = [{ field: 'principal', message: 'is above the limit of the branch' }];
      return JSON.stringify({ boardingId, sha256, outcome: 'refused', reasons });
    }
    case 'partial':
      return accepted.slice(0, -5);
    case 'too_long':
      return `${accepted}${' '.repeat(200_000)}`;
    case 'wrong_type':
      return JSON.stringify({ boardingId, sha256, outcome: true, reference: 7 });
    case 'wrong_order':
      return JSON.stringify({ boardingId, sha256: '0'.repeat(64), outcome: 'accepted', reference: 'F-1' });
    case 'accept':
      return accepted;
    default:
      return 'OK accepted\u0000';
  }
}

/** RFC 4180, for cells that are all quoted. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  return rows;
}
