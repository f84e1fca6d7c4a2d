import { printable } from '@countersign/contract/shapes';
import type { WireFieldName } from '@countersign/contract/wires';
import { idKey } from '@countersign/engine/values/id-key';
import { isRoutingNumber } from '@countersign/engine/values/routing-number';

/** Why a value cannot stand in a field of a wire, or null. The money would go nowhere, or to somebody else. */
export function faultOf(name: WireFieldName, value: string): string | null {
  if (printable(value) !== value.trim()) {
    return 'must be one line without control characters or characters that change the direction of writing';
  }
  if (name.endsWith('_aba')) return isRoutingNumber(value) ? null : routingFault(value);
  if (name.endsWith('_account')) return accountFault(value);
  if (name.endsWith('_country'))
    return /^[A-Z]{2}$/.test(value) ? null : 'must be a country code of two letters such as US';
  if (name === 'value_date') return isDay(value) ? null : 'must be a day such as 2026-11-18';
  return null;
}

/** The check digit tells nearly every slip of a finger: with a wrong one no bank has this number (decision 0066). */
function routingFault(value: string): string {
  if (!/^[0-9]{9}$/.test(value)) return 'must be a routing number of nine digits';
  return 'is no routing number: its check digit does not fit. Compare it with the document';
}

/** Papers often hide part of an account. */
export function accountFault(value: string): string | null {
  if (idKey(value).includes('*')) return 'hides part of the account: give the whole number';
  return idKey(value) === '' ? 'must be an account number' : null;
}

function isDay(value: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === value;
}
