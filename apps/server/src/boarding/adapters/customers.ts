import type { BoardingOrder, CoreCustomerParty, CoreFault } from '../../platform/core-adapter.ts';
import { orderedValue } from './ordered-value.ts';

/** A person's word that a party is nobody whom the core knows, although it looks so. */
export const NEW_CUSTOMER = 'new';

/**
 * Parties of whom a person must say who they are: the core knows somebody like them, and the order does not say whether
 * it is the same. Nobody is made a second time because a program did not ask, and nobody is taken for somebody else.
 */
export function undecidedCustomers(order: BoardingOrder, parties: readonly CoreCustomerParty[]): readonly CoreFault[] {
  return parties.flatMap(({ coreField, name, matches }): CoreFault[] => {
    const chosen = orderedValue(order, coreField);
    if (chosen === NEW_CUSTOMER || matches.some(({ customerId }) => customerId === chosen)) return [];
    if (chosen !== null)
      return [{ coreField, message: `is ${chosen}, which is no customer that looks like "${name}"` }];
    if (matches.length === 0) return [];
    const known = matches.map(({ customerId, name: held }) => `${customerId} ("${held}")`).join(', ');
    return [{ coreField, message: `is open: "${name}" may be customer ${known} of the core` }];
  });
}
