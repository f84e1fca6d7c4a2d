import type { CoreAdapter } from '../../../platform/core-adapter.ts';
import { NEW_CUSTOMER } from '../customers.ts';
import { CONTACT_ADDRESS, KNOWN_CONTACT } from '../nortridge-nls/shape.ts';
import type { FaultyAdapter } from './faulty-adapters.ts';

/** Mistakes with contacts, each planted into an adapter of NLS that has none. */
export function faultyNortridge(good: CoreAdapter): readonly FaultyAdapter[] {
  return [
    {
      fault: 'makes a contact whom NLS knows a second time, because nobody is asked',
      adapter: {
        ...good,
        stage: (core, order) => {
          const others = order.fields.filter((field) => field.core !== KNOWN_CONTACT);
          return good.stage(core, { ...order, fields: [...others, { core: KNOWN_CONTACT, value: NEW_CUSTOMER }] });
        },
      },
      caughtBy: 'finds a customer whom the core knows by tax id',
    },
    {
      fault: 'does not compare addresses',
      adapter: {
        ...good,
        findCustomers: async (core, order) => {
          const fields = order.fields.filter((field) => field.core !== CONTACT_ADDRESS);
          return (await good.findCustomers?.(core, { ...order, fields })) ?? { kind: 'found', parties: [] };
        },
      },
      caughtBy: 'finds a customer whom the core knows by name and address',
    },
    {
      fault: 'asks for contacts by name alone',
      adapter: {
        ...good,
        findCustomers: async (core, order) => {
          const fields = order.fields.filter((field) => field.core !== 'CIF.TaxIDNumber');
          return (await good.findCustomers?.(core, { ...order, fields })) ?? { kind: 'found', parties: [] };
        },
      },
      caughtBy: 'finds a customer whom the core knows by tax id',
    },
  ];
}
