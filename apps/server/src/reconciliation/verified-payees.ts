import type { VerifiedPayee } from '@countersign/engine/reconciliation/loan-package';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { type Keyring, openJson, sealJson } from '../platform/keyring/index.ts';
import { listVerifiedPayeeRows } from './payee.queries.ts';

/** The bank's directory of payees as rules compare it. In a fixed order, so that equal packages have equal hashes. */
export async function listVerifiedPayees(
  { keyring }: Pick<App, 'keyring'>,
  runner: Runner,
): Promise<readonly VerifiedPayee[]> {
  const rows = await runner.many(listVerifiedPayeeRows, []);
  return rows.map(({ payee_id: id, name, aba, account }) => ({
    name,
    aba,
    account: openPayeeAccount(keyring, id, account),
  }));
}

/** Sealing stands here, where accounts are opened, so that wires, which keep them, and rules cannot differ about it. */
export function sealPayeeAccount(keyring: Keyring, payeeId: string, account: string): Buffer {
  return sealJson(keyring, payeeContext(payeeId), account);
}

export function openPayeeAccount(keyring: Keyring, payeeId: string, sealed: Uint8Array): string {
  return openJson<string>(keyring, payeeContext(payeeId), sealed);
}

export function payeeContext(payeeId: string): string {
  return `account of payee ${payeeId}`;
}
