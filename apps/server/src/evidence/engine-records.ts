import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { lockHead } from './evidence.queries.ts';
import { type ControlledRecord, sealRecords } from './records.ts';

/**
 * Seals rows that the engine has just changed, at the last entry of their loan. The next entry that tells of them makes
 * this seal an old one, so that a row cannot be put back past it. Whoever seals reads the rows under this lock.
 */
export async function sealUntold(
  tx: Tx,
  app: Pick<App, 'keyring'>,
  loanId: string,
  read: () => Promise<readonly ControlledRecord[]>,
): Promise<void> {
  const seq = await lockChain(tx, loanId);
  await sealRecords(tx, app, { chainId: loanId, seq }, await read());
}

/** Holds the chain of a loan: no entry comes, and no row of the engine is sealed, until the transaction ends. */
export async function lockChain(tx: Tx, loanId: string): Promise<number> {
  return (await tx.maybe(lockHead, [loanId]))?.seq ?? 0;
}
