import { createHmac } from 'node:crypto';
import type { PayeeRequest } from '@countersign/contract/wires';
import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import { maskNumber } from '@countersign/engine/masking/mask-number';
import type { App } from '../platform/app.ts';
import { openPayeeAccount } from '../reconciliation/index.ts';
import type { PayeeRow } from './payee.queries.ts';

type Instructions = PayeeRequest & { readonly version?: number };

/** A payee as a second administrator sees it before it is saved: the account by its last digits and a fingerprint. */
export function showInstructions({ keyring }: Pick<App, 'keyring'>, payee: Instructions): JsonObject {
  const { account, ...rest } = payee;
  const key = keyring.derive('payee account fingerprint');
  const fingerprint = createHmac('sha256', key).update(account, 'utf8').digest('hex').slice(0, 20);
  return { ...rest, account: maskNumber(account), accountFingerprint: fingerprint };
}

/** What is saved of a payee now; empty where nothing is. */
export function showSavedPayee(app: Pick<App, 'keyring'>, row: PayeeRow | undefined): JsonObject {
  if (row === undefined || !row.is_active) return {};
  return showInstructions(app, {
    version: row.version,
    name: row.name,
    aba: row.aba,
    account: openPayeeAccount(app.keyring, row.payee_id, row.account),
    bankName: row.bank_name,
    verifiedBy: row.verified_by,
    note: row.note,
  });
}
