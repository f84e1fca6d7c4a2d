import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FieldMap } from '@countersign/engine/field-maps/field-map';
import type { FileLayout } from '@countersign/engine/field-maps/file-layout';
import type { BoardingOrder } from '../../../platform/core-adapter.ts';
import { newId } from '../../../platform/ids.ts';
import type { ConformanceRig, LostAnswer } from '../conformance/rig.ts';
import { fileDropRig, takeAway } from './file-drop-rig.ts';
import { readBatch } from './read-batch.ts';

/** A core that imports the batch files of an example: it takes one away, holds the trailer against it, and answers. */
export async function fileLayoutRig({ layout }: FieldMap): Promise<ConformanceRig & { readonly folder: string }> {
  if (layout === undefined) throw new Error('The map has no layout.');
  return fileDropRig({
    provider: 'file_layout',
    coreReference: 'B-77',
    take: async (folder, boardingId) => {
      const taken = join(folder, `taken-${randomUUID()}`);
      const isThere = await takeAway(join(folder, 'out', `${boardingId}.${layout.extension}`), taken);
      return isThere ? readBatch(layout, await readFile(taken, 'utf8'), boardingId) : null;
    },
    newOrder: () => ({
      boardingId: newId(),
      loanRef: 'L-1042',
      coreReference: null,
      layout,
      fields: [
        { core: 'loan_number', value: '4471-02' },
        { core: 'borrower_name', value: 'Mary Ann Okafor' },
        { core: 'principal', value: '250000.00' },
        { core: 'interest_rate', value: '6.25' },
        { core: 'note_date', value: '20260301' },
        { core: 'maturity_date', value: '20310301' },
        { core: 'branch', value: '007' },
        { core: 'party[1].name', value: 'Mary Ann Okafor' },
        { core: 'party[1].relationship', value: 'B' },
        { core: 'party[1].address', value: '14 Elm Street, Des Moines, IA 50309' },
        { core: 'party[2].name', value: 'Okafor Holdings LLC' },
        { core: 'party[2].relationship', value: 'G' },
        { core: 'note[1].number', value: '4471-02' },
        { core: 'note[1].principal', value: '150000.00' },
        { core: 'note[2].number', value: '4471-03' },
        { core: 'note[2].principal', value: '100000.00' },
        { core: 'collateral[1].description', value: 'All inventory and chattel paper' },
      ],
    }),
    answer: (order, { lines }, outcome) => ({
      file: `${order.boardingId}.${layout.extension}`,
      text: answerText(layout, order, lines, outcome),
    }),
  });
}

/** As the examples describe answers: RES with the file's id, ERR for each reason, END with the count of records. */
function answerText(
  layout: FileLayout,
  order: BoardingOrder,
  records: number,
  outcome: 'accept' | 'refuse' | LostAnswer,
): string {
  const line = (cells: readonly string[], widths: readonly number[]) =>
    layout.form.kind === 'fixed'
      ? cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('')
      : cells.join(layout.form.delimiter);
  const whole = (id: string, word: string, reasons: readonly (readonly [string, string])[], count: string) =>
    [
      line(['RES', id, word, word === 'A' ? 'B-77' : ''], [3, 36, 1, 20]),
      ...reasons.map(([field, message]) => line(['ERR', field, message], [3, 40, 200])),
      line(['END', count], [3, 7]),
    ]
      .map((each) => `${each}\n`)
      .join('');
  const accepted = whole(order.boardingId, 'A', [], String(records));
  switch (outcome) {
    case 'refuse':
      return whole(order.boardingId, 'R', [['Principal', 'is above the limit of the branch']], String(records));
    case 'partial':
      return accepted.slice(0, accepted.indexOf('END'));
    case 'too_long':
      return `${accepted}${accepted.repeat(2000)}`;
    case 'wrong_type':
      return whole(order.boardingId, 'A', [], 'many');
    case 'wrong_order':
      return whole(newId(), 'A', [], String(records));
    case 'accept':
      return accepted;
    default:
      return 'OK accepted\u0000\n';
  }
}
