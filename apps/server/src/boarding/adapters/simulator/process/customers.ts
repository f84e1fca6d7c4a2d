import { sameAddress } from '@countersign/engine/reconciliation/comparisons/same-address';
import { nameKey } from '@countersign/engine/values/name-key';
import type { CoreCustomerMatch, CoreValue } from '../../../../platform/core-adapter.ts';
import { rowsOf } from '../../rows-of.ts';
import type { Book } from './book.ts';

interface Customer {
  readonly customerId: string;
  readonly name: string;
  readonly address: string | null;
  readonly taxId: string | null;
}

/** A party as a caller asks for it. */
export interface AskedParty {
  readonly coreField: string;
  readonly name: string;
  readonly address: string | null;
  readonly taxId: string | null;
}

/** The parties of an order: its rows, or where it has none the borrower. */
export function partiesOf(fields: readonly CoreValue[]): readonly AskedParty[] {
  const rows = rowsOf(fields, 'party').map(({ row, values }) => ({
    coreField: `party[${row}].customerId`,
    name: values.name ?? '',
    address: values.address ?? null,
    taxId: values.taxId ?? null,
  }));
  if (rows.length > 0) return rows;
  const value = (name: string) => fields.find(({ core }) => core === name)?.value ?? null;
  return [
    { coreField: 'customerId', name: value('borrowerName') ?? '', address: value('borrowerAddress'), taxId: null },
  ];
}

/** Everybody on a booked loan is a customer, once: a loan that names its customer makes none. */
export function customersOf(book: Book): readonly Customer[] {
  return [...book].flatMap(([, { stage, coreReference, fields }]) => {
    if (stage !== 'committed') return [];
    return partiesOf(fields).flatMap(({ coreField, name, address, taxId }, index): Customer[] => {
      const chosen = fields.find(({ core }) => core === coreField)?.value;
      if (chosen !== undefined && chosen !== 'new') return [];
      return [{ customerId: `${coreReference ?? ''}-C${index + 1}`, name, address, taxId }];
    });
  });
}

/** By tax id; where one of the two has none, by name and address together. */
export function matchCustomers(customers: readonly Customer[], asked: AskedParty): readonly CoreCustomerMatch[] {
  return customers.flatMap((customer): CoreCustomerMatch[] => {
    const matchedBy = matchOf(customer, asked);
    if (matchedBy === null) return [];
    const { customerId, name, address, taxId } = customer;
    return [{ customerId, name, address, taxIdEnd: taxId === null ? null : digitsOf(taxId).slice(-4), matchedBy }];
  });
}

function matchOf(customer: Customer, asked: AskedParty): CoreCustomerMatch['matchedBy'] | null {
  if (customer.taxId !== null && asked.taxId !== null) {
    return digitsOf(customer.taxId) === digitsOf(asked.taxId) ? 'tax_id' : null;
  }
  if (customer.address === null || asked.address === null) return null;
  const isSame = nameKey(customer.name) === nameKey(asked.name) && sameAddress(customer.address, asked.address).same;
  return isSame ? 'name_and_address' : null;
}

function digitsOf(taxId: string): string {
  return taxId.replace(/\D/g, '');
}
