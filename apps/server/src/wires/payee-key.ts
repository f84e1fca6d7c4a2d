import { createHmac } from 'node:crypto';
import { idKeyWithoutZeros } from '@countersign/engine/values/id-key';
import type { Keyring } from '../platform/keyring/index.ts';

/** The same for every wire to one account, however it is printed; without the install's key it tells nothing of it. */
export function payeeKey(keyring: Pick<Keyring, 'derive'>, aba: string, account: string): string {
  return createHmac('sha256', keyring.derive('payees of wires'))
    .update(`${aba}\n${idKeyWithoutZeros(account)}`, 'utf8')
    .digest('hex');
}
