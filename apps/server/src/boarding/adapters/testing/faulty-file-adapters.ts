import type { FileLayout, LayoutRecord } from '@countersign/engine/field-maps/file-layout';
import type { BoardingOrder, CoreAdapter } from '../../../platform/core-adapter.ts';
import type { FaultyAdapter } from './faulty-adapters.ts';

/** Commits another order than was given. */
function committing(good: CoreAdapter, change: (order: BoardingOrder) => BoardingOrder): CoreAdapter {
  return { ...good, commit: (core, order) => good.commit(core, change(order)) };
}

function withRecord(order: BoardingOrder, name: string, change: (record: LayoutRecord) => LayoutRecord): BoardingOrder {
  const { layout } = order;
  if (layout === undefined) return order;
  const records = layout.records.map((record) => (record.name === name ? change(record) : record));
  return { ...order, layout: { ...layout, records } };
}

const withAnswer = (order: BoardingOrder, answer: Partial<FileLayout['answer']>): BoardingOrder =>
  order.layout === undefined
    ? order
    : { ...order, layout: { ...order.layout, answer: { ...order.layout.answer, ...answer } } };

/** Mistakes that writers and readers of batch files are made with, each planted into an adapter that has none. */
export function faultyFileAdapters(good: CoreAdapter): readonly FaultyAdapter[] {
  const books = 'stages, commits and verifies';
  return [
    {
      fault: 'leaves the second party out',
      adapter: committing(good, (order) => ({
        ...order,
        fields: order.fields.filter(({ core }) => !core.startsWith('party[2]')),
      })),
      caughtBy: books,
    },
    {
      fault: 'counts fewer records in the trailer than the file has',
      adapter: committing(good, (order) =>
        withRecord(order, 'trailer', (record) => ({
          ...record,
          cells: record.cells.map((cell) => (cell.title === 'Records' ? { ...cell, count: ['loan'] } : cell)),
        })),
      ),
      caughtBy: books,
    },
    {
      fault: 'totals another field than the trailer says',
      adapter: committing(good, (order) =>
        withRecord(order, 'trailer', (record) => ({
          ...record,
          cells: record.cells.map((cell) => (cell.total === undefined ? cell : { ...cell, total: 'interest_rate' })),
        })),
      ),
      caughtBy: books,
    },
    {
      fault: 'cuts a value to its cell',
      adapter: committing(good, (order) => ({
        ...order,
        fields: order.fields.map((field) => ({ ...field, value: field.value.slice(0, 30) })),
      })),
      caughtBy: 'carries every value exactly',
    },
    {
      fault: 'takes the answer to another file for its own',
      adapter: {
        ...good,
        verify: async (core, order) => {
          const standing = await good.verify(core, order);
          const raw = 'raw' in standing ? standing.raw : '';
          return raw.startsWith('RES')
            ? { kind: 'held', stage: 'committed', coreReference: 'B-77', differing: [], raw }
            : standing;
        },
      },
      caughtBy: 'does not take a spoilt answer',
    },
    {
      fault: 'takes half an answer for the whole',
      adapter: {
        ...good,
        verify: (core, order) =>
          good.verify(
            core,
            withAnswer(order, { records: order.layout?.answer.records.map((r) => ({ ...r, times: 'any' })) ?? [] }),
          ),
      },
      caughtBy: 'does not take a spoilt answer',
    },
    {
      fault: 'takes a refusal for the word of a core that accepts',
      adapter: {
        ...good,
        verify: (core, order) => good.verify(core, withAnswer(order, { accepted: ['A', 'R'], refused: ['X'] })),
      },
      caughtBy: 'tells a refusal that the core gives later',
    },
    {
      fault: 'drops a field that the layout does not have',
      adapter: { ...good, validate: () => [] },
      caughtBy: 'refuses a field that the core does not know',
    },
  ];
}
