import type { CoreAdapter, CoreAnswer } from '../../../platform/core-adapter.ts';

/** An adapter with one fault, and the words of a check that must notice it. */
export interface FaultyAdapter {
  readonly fault: string;
  readonly adapter: CoreAdapter;
  readonly caughtBy: string;
}

type Tell = CoreAdapter['commit'];

/** Changes what all three acts do. */
function withActs(good: CoreAdapter, change: (tell: Tell) => Tell): CoreAdapter {
  return { ...good, stage: change(good.stage), commit: change(good.commit), void: change(good.void) };
}

function answering(good: CoreAdapter, change: (answer: CoreAnswer) => CoreAnswer): CoreAdapter {
  return withActs(good, (tell) => async (core, order) => change(await tell(core, order)));
}

function dropping(good: CoreAdapter, name: string): CoreAdapter {
  return withActs(good, (tell) => (core, order) => {
    const fields = order.fields.filter((field) => field.core !== name);
    return tell(core, { ...order, fields });
  });
}

/** What the mistakes are made with, which every core calls otherwise. */
interface Called {
  /** A field of every order that may be left out. */
  readonly spare: string;
  /** The setting with the secret. */
  readonly secret: string;
  readonly taxId: string;
  readonly address: string;
}

/** Mistakes that adapters are made with, each planted into one that has none. */
export function faultyAdapters(good: CoreAdapter, called: Called): readonly FaultyAdapter[] {
  const withoutLooking = (field: string): CoreAdapter => ({
    ...good,
    stage: (core, order) =>
      good.stage(core, { ...order, fields: order.fields.filter(({ core: name }) => name !== field) }),
  });
  return [
    {
      fault: 'makes a customer whom the core knows a second time, because it does not look for the tax id',
      adapter: withoutLooking(called.taxId),
      caughtBy: 'finds a customer whom the core knows by tax id',
    },
    {
      fault: 'does not compare addresses',
      adapter: {
        ...good,
        findCustomers: async (core, order) => {
          const fields = order.fields.filter(({ core: name }) => name !== called.address);
          return (await good.findCustomers?.(core, { ...order, fields })) ?? { kind: 'found', parties: [] };
        },
      },
      caughtBy: 'finds a customer whom the core knows by name and address',
    },
    {
      fault: 'finds customers and does not say so',
      adapter: { ...good, findCustomers: async () => ({ kind: 'found', parties: [] }) },
      caughtBy: 'finds a customer whom the core knows by tax id',
    },
    {
      fault: 'says done on a time-out',
      adapter: answering(good, (answer) =>
        answer.kind === 'unknown' ? { kind: 'done', coreReference: null, raw: '' } : answer,
      ),
      caughtBy: 'lost by timeout_before',
    },
    {
      fault: 'says done on garbage',
      adapter: answering(good, (answer) =>
        answer.raw.includes('maintenance') ? { kind: 'done', coreReference: null, raw: '' } : answer,
      ),
      caughtBy: 'lost by garbage',
    },
    {
      fault: 'takes a lost answer for a refusal',
      adapter: answering(good, (answer) =>
        answer.kind === 'unknown' ? { ...answer, kind: 'refused', faults: [] } : answer,
      ),
      caughtBy: 'lost by timeout_after',
    },
    {
      fault: 'sends again by itself',
      adapter: withActs(good, (tell) => async (core, order) => {
        const first = await tell(core, order);
        return first.kind === 'unknown' ? tell(core, order) : first;
      }),
      caughtBy: 'lost by reset_after',
    },
    {
      fault: 'says unavailable after it has sent',
      adapter: answering(good, (answer) => (answer.kind === 'unknown' ? { ...answer, kind: 'unavailable' } : answer)),
      caughtBy: 'lost by reset_before',
    },
    {
      fault: 'says unknown of what it never sent',
      adapter: answering(good, (answer) => (answer.kind === 'unavailable' ? { ...answer, kind: 'unknown' } : answer)),
      caughtBy: 'says unavailable when the core is not there',
    },
    {
      fault: 'throws',
      adapter: withActs(good, (tell) => async (core, order) => {
        const answer = await tell(core, order);
        if (answer.kind === 'unknown') throw new Error(answer.detail);
        return answer;
      }),
      caughtBy: 'lost by timeout_before',
    },
    {
      fault: 'drops a field',
      adapter: dropping(good, called.spare),
      caughtBy: 'stages, commits and verifies',
    },
    {
      fault: 'drops a field that the core would not take',
      adapter: { ...dropping(good, 'noSuchField'), validate: () => [] },
      caughtBy: 'refuses a field that the core does not know',
    },
    {
      fault: 'tidies a value',
      adapter: withActs(
        good,
        (tell) => (core, order) =>
          tell(core, {
            ...order,
            fields: order.fields.map((field) => ({ ...field, value: field.value.replace(/^[=+@-]/, "'$&") })),
          }),
      ),
      caughtBy: 'carries every value exactly',
    },
    {
      fault: 'books while it stages',
      adapter: {
        ...good,
        stage: async (core, order) => {
          const staged = await good.stage(core, order);
          return staged.kind === 'done' ? good.commit(core, { ...order, coreReference: staged.coreReference }) : staged;
        },
      },
      caughtBy: 'stages, commits and verifies',
    },
    {
      fault: 'names every order anew',
      adapter: withActs(good, (tell) => {
        let count = 0;
        return (core, order) => {
          count += 1;
          return tell(core, { ...order, boardingId: `${order.boardingId.slice(0, 30)}-${count}` });
        };
      }),
      caughtBy: 'stages the same order twice',
    },
    {
      fault: 'says absent when it does not know',
      adapter: {
        ...good,
        verify: async (core, order) => {
          const standing = await good.verify(core, order);
          return standing.kind === 'unknown' ? { kind: 'absent', raw: standing.raw } : standing;
        },
      },
      caughtBy: 'does not take a spoilt answer',
    },
    {
      fault: 'says committed of what is staged',
      adapter: {
        ...good,
        verify: async (core, order) => {
          const standing = await good.verify(core, order);
          return standing.kind === 'held' ? { ...standing, stage: 'committed' } : standing;
        },
      },
      caughtBy: 'lost by timeout_before',
    },
    {
      fault: 'commits while it asks',
      adapter: {
        ...good,
        verify: async (core, order) => {
          await good.commit(core, order);
          return good.verify(core, order);
        },
      },
      caughtBy: 'stages, commits and verifies',
    },
    {
      fault: 'says that it voided and does nothing',
      adapter: { ...good, void: async () => ({ kind: 'done', coreReference: null, raw: '' }) },
      caughtBy: 'voids what was staged',
    },
    {
      fault: 'says that it voided what is booked',
      adapter: {
        ...good,
        void: async (core, order) => {
          const answer = await good.void(core, order);
          return answer.kind === 'refused' ? { kind: 'done', coreReference: null, raw: answer.raw } : answer;
        },
      },
      caughtBy: 'does not say that it voided what is booked',
    },
    {
      fault: 'keeps the token in what it answers',
      adapter: withActs(good, (tell) => async (core, order) => {
        const answer = await tell(core, order);
        return { ...answer, raw: `${answer.raw} ${core.settings[called.secret] ?? ''}` };
      }),
      caughtBy: 'stages, commits and verifies',
    },
    {
      fault: 'keeps whole answers, however long',
      adapter: answering(good, (answer) => ({ ...answer, raw: answer.raw.padEnd(5000) })),
      caughtBy: 'stages, commits and verifies',
    },
    {
      fault: 'does not say which field was refused',
      adapter: answering(good, (answer) => (answer.kind === 'refused' ? { ...answer, faults: [] } : answer)),
      caughtBy: 'says refused when the core refuses',
    },
    {
      fault: 'does not say why',
      adapter: answering(good, (answer) => ('detail' in answer ? { ...answer, detail: '' } : answer)),
      caughtBy: 'lost by garbage',
    },
    {
      fault: 'hides that the core holds another value',
      adapter: {
        ...good,
        verify: async (core, order) => {
          const standing = await good.verify(core, order);
          return standing.kind === 'held' ? { ...standing, differing: [] } : standing;
        },
      },
      caughtBy: 'tells of a value that the core holds otherwise',
    },
    {
      fault: 'changes the order that it was given',
      adapter: withActs(good, (tell) => (core, order) => {
        (order as { loanRef: string }).loanRef = 'another';
        return tell(core, order);
      }),
      caughtBy: 'stages, commits and verifies',
    },
  ];
}
