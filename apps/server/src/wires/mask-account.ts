import type { WireFieldName } from '@countersign/contract/wires';

/** Fields that hold account numbers, which are whole only for those who compare them with the paper. */
export const accountFields: ReadonlySet<string> = new Set<WireFieldName>([
  'beneficiary_account',
  'originator_account',
  'further_credit_account',
]);

const SHOWN = 4;

/** The last four characters, and of a short number fewer: half of it stays hidden. */
export function maskAccount(account: string): string {
  const shown = Math.min(SHOWN, Math.floor(account.length / 2));
  return `${'*'.repeat(account.length - shown)}${shown === 0 ? '' : account.slice(-shown)}`;
}
