import { findField } from '@countersign/engine/fields/field-catalogue';
import { normalize } from '@countersign/engine/values/normalize';
import { normalizeField } from '@countersign/engine/values/normalize-field';
import type { ValueKind } from '@countersign/engine/values/value-kind';

/** Fields that documents print and the catalogue is about to name: their kinds, until it does. */
const comingFields: Readonly<Record<string, ValueKind>> = {
  insurable_value: 'money',
  notary_name: 'name',
  notary_date: 'date',
  notary_commission_expiration: 'date',
  signer_name: 'name',
  signer_title: 'text',
  authorized_signer: 'name',
  good_standing_date: 'date',
  organic_name: 'name',
  ownership_percent: 'rate',
  index_value: 'rate',
  index_date: 'date',
  rate_cap_initial: 'rate',
  rate_cap_periodic: 'rate',
  rate_cap_lifetime: 'rate',
  draw_period_end: 'date',
  credit_limit: 'money',
  covenant: 'text',
  title_exception: 'text',
  ofac_date: 'date',
};

export function kindOf(field: string): ValueKind | null {
  return findField(field)?.kind ?? comingFields[field] ?? null;
}

/** What the engine takes the print for. */
export function meaningOf(field: string, printed: string): string | null {
  const coming = comingFields[field];
  if (findField(field) !== undefined || coming === undefined) return normalizeField(field, printed)?.value ?? null;
  return normalize(coming, printed, {})?.value ?? null;
}
