import { createHash, randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BoardingOrder, CoreValue } from '../../../platform/core-adapter.ts';
import type { ConformanceRig, LostAnswer } from '../conformance/rig.ts';
import { fileDropRig, takeAway } from './file-drop-rig.ts';

/** A core that imports files: it takes the manifest away, reads the file as the manifest says, and answers. */
export function fileCsvRig(): Promise<ConformanceRig & { readonly folder: string }> {
  return fileDropRig({
    provider: 'file_csv',
    coreReference: 'F-1',
    take,
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
    answer: (order, { sha256 }, outcome) => ({
      file: `${order.boardingId}.json`,
      text: ackText(order, sha256, outcome),
    }),
  });
}

async function take(folder: string, boardingId: string): Promise<{ sha256: string; fields: CoreValue[] } | null> {
  const taken = join(folder, `taken-${randomUUID()}.json`);
  if (!(await takeAway(join(folder, 'out', `${boardingId}.json`), taken))) return null;
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
