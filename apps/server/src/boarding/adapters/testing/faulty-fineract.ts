import type { BoardingOrder, CoreAdapter } from '../../../platform/core-adapter.ts';
import { CLIENT_ID } from '../fineract/bodies.ts';
import type { FaultyAdapter } from './faulty-adapters.ts';

/** Mistakes with clients and steps, each planted into an adapter of Fineract that has none. */
export function faultyFineract(good: CoreAdapter): readonly FaultyAdapter[] {
  return [
    {
      fault: 'takes a client by its external id without a word to the maker',
      adapter: {
        ...good,
        stage: async (core, order) => {
          const found = await good.findCustomers?.(core, order);
          const [party] = found?.kind === 'found' ? found.parties : [];
          const [match] = party?.matches ?? [];
          return good.stage(core, match === undefined ? order : taking(order, match.customerId));
        },
      },
      caughtBy: 'finds a customer whom the core knows by tax id',
    },
    {
      fault: 'approves a loan when it stages it',
      adapter: {
        ...good,
        stage: async (core, order) => {
          const staged = await good.stage(core, order);
          if (staged.kind === 'done') await good.commit(core, { ...order, coreReference: staged.coreReference });
          return staged;
        },
      },
      caughtBy: 'stages, commits and verifies',
    },
    {
      fault: 'does not ask what Fineract holds before it disburses',
      adapter: {
        ...good,
        commit: async (core, order) => {
          const answer = await good.commit(core, order);
          return answer.kind === 'refused' ? { kind: 'done', coreReference: order.coreReference, raw: '' } : answer;
        },
      },
      caughtBy: 'does not book what was voided',
    },
  ];
}

function taking(order: BoardingOrder, client: string): BoardingOrder {
  if (order.fields.some(({ core }) => core === CLIENT_ID)) return order;
  return { ...order, fields: [...order.fields, { core: CLIENT_ID, value: client }] };
}
