import type { BoardingOrder, CoreAdapter, CoreStanding } from '../../../platform/core-adapter.ts';
import { newId } from '../../../platform/ids.ts';
import type { FaultyAdapter } from './faulty-adapters.ts';

/** Commits another order than was given. */
function committing(good: CoreAdapter, change: (order: BoardingOrder) => BoardingOrder): CoreAdapter {
  return { ...good, commit: (core, order) => good.commit(core, change(order)) };
}

/** Believes another thing than stands in the folder. */
function believing(good: CoreAdapter, change: (standing: CoreStanding) => CoreStanding): CoreAdapter {
  return { ...good, verify: async (core, order) => change(await good.verify(core, order)) };
}

const booked = (raw: string): CoreStanding => ({
  kind: 'held',
  stage: 'committed',
  coreReference: null,
  differing: [],
  raw,
});

/** Mistakes with a folder in which files are dropped and answered, each planted into an adapter that has none. */
export function faultyDrops(good: CoreAdapter, spare: string): readonly FaultyAdapter[] {
  const books = 'stages, commits and verifies';
  const without = (name: string) => (order: BoardingOrder) => ({
    ...order,
    fields: order.fields.filter(({ core }) => core !== name),
  });
  return [
    { fault: 'leaves a field out of the file', adapter: committing(good, without(spare)), caughtBy: books },
    {
      fault: 'drops a field that the core does not know',
      adapter: { ...committing(good, without('noSuchField')), validate: () => [] },
      caughtBy: 'refuses a field that the core does not know',
    },
    {
      fault: 'guards a value against spreadsheets and does not say so',
      adapter: committing(good, (order) => ({
        ...order,
        fields: order.fields.map((field) => ({ ...field, value: field.value.replace(/^[=+@-]/, "'$&") })),
      })),
      caughtBy: 'carries every value exactly',
    },
    {
      fault: 'drops the file under another name',
      adapter: committing(good, (order) => ({ ...order, boardingId: newId() })),
      caughtBy: books,
    },
    {
      fault: 'drops the file when it stages',
      adapter: {
        ...good,
        stage: async (core, order) => {
          const staged = await good.stage(core, order);
          if (staged.kind === 'done') await good.commit(core, order);
          return staged;
        },
      },
      caughtBy: 'says unavailable when the core is not there',
    },
    {
      fault: 'says done when the file lies there',
      adapter: {
        ...good,
        commit: async (core, order) => {
          const answer = await good.commit(core, order);
          return answer.kind === 'unknown' ? { kind: 'done', coreReference: null, raw: '' } : answer;
        },
      },
      caughtBy: books,
    },
    {
      fault: 'takes a file that nobody has answered for a booked loan',
      adapter: believing(good, (standing) => (standing.kind === 'unknown' ? booked(standing.raw) : standing)),
      caughtBy: books,
    },
    {
      fault: 'takes any answer that speaks of acceptance for its own',
      adapter: believing(good, (standing) =>
        standing.kind === 'unknown' && standing.raw !== '' ? booked(standing.raw) : standing,
      ),
      caughtBy: 'does not take a spoilt answer',
    },
    {
      fault: 'says absent when the answer makes no sense',
      adapter: believing(good, (standing) =>
        standing.kind === 'unknown' ? { kind: 'absent', raw: standing.raw } : standing,
      ),
      caughtBy: 'does not take a spoilt answer',
    },
    {
      fault: 'takes a refusal for a booked loan',
      adapter: believing(good, (standing) => (standing.kind === 'refused' ? booked(standing.raw) : standing)),
      caughtBy: 'tells a refusal that the core gives later',
    },
    {
      fault: 'does not say which field was refused',
      adapter: believing(good, (standing) => (standing.kind === 'refused' ? { ...standing, faults: [] } : standing)),
      caughtBy: 'tells a refusal that the core gives later',
    },
    {
      fault: 'says that it voided and does nothing',
      adapter: { ...good, void: async () => ({ kind: 'done', coreReference: null, raw: '' }) },
      caughtBy: 'does not say that it voided what is booked',
    },
    {
      fault: 'throws when the folder is not there',
      adapter: {
        ...good,
        stage: async (core, order) => {
          const staged = await good.stage(core, order);
          if (staged.kind === 'unavailable') throw new Error(staged.detail);
          return staged;
        },
      },
      caughtBy: 'says unavailable when the core is not there',
    },
    {
      fault: 'changes the order that it was given',
      adapter: committing(good, (order) => {
        (order as { loanRef: string }).loanRef = 'another';
        return order;
      }),
      caughtBy: books,
    },
  ];
}
