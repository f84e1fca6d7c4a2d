import { isRecord } from '@countersign/engine/values/is-record';
import type { CoreCustomerMatch, CoreCustomerParty } from '../../../platform/core-adapter.ts';

/** Null for anything that is not wholly an answer about customers. */
export function readParties(value: unknown): readonly CoreCustomerParty[] | null {
  if (!Array.isArray(value)) return null;
  const parties = value.flatMap((party: unknown): CoreCustomerParty[] => {
    if (!isRecord(party) || typeof party.coreField !== 'string' || typeof party.name !== 'string') return [];
    const matches = readMatches(party.matches);
    return matches === null ? [] : [{ coreField: party.coreField, name: party.name, matches }];
  });
  return parties.length === value.length ? parties : null;
}

function readMatches(value: unknown): readonly CoreCustomerMatch[] | null {
  if (!Array.isArray(value)) return null;
  const matches = value.flatMap((match: unknown): CoreCustomerMatch[] => {
    if (!isRecord(match)) return [];
    const { customerId, name, address, taxIdEnd, matchedBy } = match;
    if (typeof customerId !== 'string' || typeof name !== 'string') return [];
    if (matchedBy !== 'tax_id' && matchedBy !== 'name_and_address') return [];
    return [
      {
        customerId,
        name,
        address: typeof address === 'string' ? address : null,
        taxIdEnd: typeof taxIdEnd === 'string' ? taxIdEnd : null,
        matchedBy,
      },
    ];
  });
  return matches.length === value.length ? matches : null;
}
