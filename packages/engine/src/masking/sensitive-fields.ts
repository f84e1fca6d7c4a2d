import { fieldCatalogue } from '../fields/field-catalogue.ts';
import type { SensitiveKind } from '../fields/field-entry.ts';

/** Fields of a wire instruction that hold account numbers; the other ones are marked in the catalogue. */
const wireFields: Readonly<Record<string, SensitiveKind>> = {
  beneficiary_account: 'account_number',
  originator_account: 'account_number',
  further_credit_account: 'account_number',
};

const marked: ReadonlyMap<string, SensitiveKind> = new Map([
  ...fieldCatalogue.flatMap(({ name, sensitive }) => (sensitive === undefined ? [] : [[name, sensitive] as const])),
  ...Object.entries(wireFields),
]);

/** Names that cores and banks give to fields of their own, which no table of ours can list. */
const TAX_NAME = /(^|_)(tin|ssn|ein|itin)(_|$)|tax_?(payer_?)?(id|no|num)|social_?security/;
const ACCOUNT_NAME = /(^|_)(acc(oun)?t|iban)(_?(no|num|number|nbr))?(_|$)/;

/** Without its place in a list and the group that it stands in: `borrower_tin[2]`, `party[2].taxId`. */
export function bareName(name: string): string {
  return name.replace(/^[^.[\]]+\[(?:\d+|\*)\]\./, '').replace(/\[(?:\d+|\*)\]$/, '');
}

/** What a field holds by any of its names, in snake or camel case: a tax number, an account number, or neither. */
export function sensitiveKindOf(placed: string): SensitiveKind | null {
  const name = bareName(placed);
  const known = marked.get(name);
  if (known !== undefined) return known;
  const snake = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
  if (TAX_NAME.test(snake)) return 'tax_number';
  return ACCOUNT_NAME.test(snake) ? 'account_number' : null;
}
