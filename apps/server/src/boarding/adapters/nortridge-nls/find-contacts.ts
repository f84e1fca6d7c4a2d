import { sameAddress } from '@countersign/engine/reconciliation/comparisons/same-address';
import { isRecord } from '@countersign/engine/values/is-record';
import type { BoardingOrder, CoreCustomerMatch, CoreCustomers } from '../../../platform/core-adapter.ts';
import { orderedValue } from '../ordered-value.ts';
import type { Nls } from './request.ts';
import { CONTACT_ADDRESS, KNOWN_CONTACT, LOOKUP_FIELDS } from './shape.ts';

type Matches =
  | { readonly kind: 'found'; readonly matches: readonly CoreCustomerMatch[] }
  | { readonly kind: 'unavailable'; readonly detail: string; readonly raw: string };

/** More contacts of one name than a person can choose among say nothing. */
const MOST_CONTACTS = 20;

/**
 * Contacts that may be the borrower of the order: by tax id where the order has one, then by name and address, then by
 * name alone, which a person settles. An order that makes no contact names the one that has the loan, and nobody is asked for.
 */
export async function askContacts(nls: Nls, order: BoardingOrder): Promise<CoreCustomers> {
  if (!order.fields.some(({ core }) => core.startsWith('CIF.') && !LOOKUP_FIELDS.includes(core)))
    return { kind: 'found', parties: [] };
  const name = nameOrdered(order);
  const taxId = digitsOf(orderedValue(order, 'CIF.TaxIDNumber') ?? '');
  const byTaxId: Matches =
    taxId === ''
      ? { kind: 'found', matches: [] }
      : await search(nls, { Tin: orderedValue(order, 'CIF.TaxIDNumber') ?? '' }, 'tax_id', (contact) => {
          return digitsOf(textOf(contact, 'Tin')) === taxId;
        });
  if (byTaxId.kind !== 'found') return byTaxId;
  const byName =
    name === ''
      ? byTaxId
      : await search(nls, criteriaOf(order), 'name', (contact) => {
          return [nameHeld(contact), textOf(contact, 'Shortname')].some((held) => nameKey(held) === nameKey(name));
        });
  if (byName.kind !== 'found') return byName;
  const ordered = orderedValue(order, CONTACT_ADDRESS);
  const named = byName.matches.map((match): CoreCustomerMatch => {
    const isThere = ordered !== null && match.address !== null && sameAddress(match.address, ordered).same;
    return isThere ? { ...match, matchedBy: 'name_and_address' } : match;
  });
  // The strongest first: of many of one name those stay who have more in common with the borrower.
  const ranked = [...byTaxId.matches, ...named.filter(isSameAddress), ...named.filter((one) => !isSameAddress(one))];
  const matches = ranked.filter(({ customerId }, at) => {
    return ranked.findIndex((one) => one.customerId === customerId) === at;
  });
  return { kind: 'found', parties: [{ coreField: KNOWN_CONTACT, name, matches: matches.slice(0, MOST_CONTACTS) }] };
}

function isSameAddress({ matchedBy }: CoreCustomerMatch): boolean {
  return matchedBy === 'name_and_address';
}

/** A search may find more than was asked for: only contacts that say themselves that they fit are shown. */
async function search(
  nls: Nls,
  criteria: Readonly<Record<string, string>>,
  matchedBy: CoreCustomerMatch['matchedBy'],
  fits: (contact: Readonly<Record<string, unknown>>) => boolean,
): Promise<Matches> {
  const answer = await nls.searchContacts(criteria);
  if (answer.kind !== 'ok') return { kind: 'unavailable', detail: answer.detail, raw: answer.raw };
  if (!Array.isArray(answer.data))
    return { kind: 'unavailable', detail: 'NLS told no contacts that make sense.', raw: answer.raw };
  const matches = answer.data
    .filter(isRecord)
    .filter(fits)
    .flatMap((contact): CoreCustomerMatch[] => {
      const customerId = textOf(contact, 'Cifnumber');
      if (customerId === '') return [];
      const taxIdEnd = digitsOf(textOf(contact, 'Tin')).slice(-4);
      const address = addressHeld(contact);
      return [{ customerId, name: nameHeld(contact), address, taxIdEnd: taxIdEnd || null, matchedBy }];
    });
  return { kind: 'found', matches };
}

function criteriaOf(order: BoardingOrder): Readonly<Record<string, string>> {
  const said = (core: string) => orderedValue(order, `CIF.${core}`) ?? '';
  if (said('CompanyName') !== '') return { Company: said('CompanyName') };
  if (said('LastName1') !== '') return { Firstname1: said('FirstName1'), Lastname1: said('LastName1') };
  return { Shortname: said('ShortName') };
}

function nameOrdered(order: BoardingOrder): string {
  return Object.values(criteriaOf(order)).join(' ').trim();
}

/** By the same fields as it was asked for: a company has its name, a person a first and a last one. */
function nameHeld(contact: Readonly<Record<string, unknown>>): string {
  const person = `${textOf(contact, 'Firstname1')} ${textOf(contact, 'Lastname1')}`.trim();
  return textOf(contact, 'Company') || person || textOf(contact, 'Shortname');
}

/** For a person to compare; null where NLS tells none. */
function addressHeld(contact: Readonly<Record<string, unknown>>): string | null {
  const region = `${textOf(contact, 'State')} ${textOf(contact, 'Zip')}`.trim();
  const lines = [
    textOf(contact, 'Street_Address1'),
    textOf(contact, 'Street_Address2'),
    textOf(contact, 'City'),
    region,
  ];
  return lines.filter((line) => line !== '').join(', ') || null;
}

function textOf(contact: Readonly<Record<string, unknown>>, key: string): string {
  const value = contact[key];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function nameKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
