import { createHmac, randomBytes } from 'node:crypto';
import type { App } from '../platform/app.ts';
import type { Runner, Tx } from '../platform/db.ts';
import { destroyLoanKey, findLoanKey, insertLoanKey } from './loan-key.queries.ts';

const KEY_BYTES = 32;

/** How a code begins. */
export const CODE = 'hmac-sha256:';

/** Turns a personal value into what stands in the chain for it. */
export type Conceal = (value: string) => string;

/**
 * Opens the loan's key once, for payloads with many personal values (open parts, Evidence). The same value has the same
 * code throughout one loan, so a chain still shows that two documents named the same person; without the key, which
 * retention destroys, nobody can find out who.
 */
export async function openConcealer(tx: Tx, app: Pick<App, 'keyring'>, loanId: string): Promise<Conceal> {
  return concealWith(await loanKey(tx, app, loanId));
}

/**
 * As openConcealer, for the rows of a loan or, by its chain's id, of the install, whose key nobody destroys. Where
 * retention took the key away nothing is left that a code could stand for.
 */
export async function openRecordConcealer(tx: Tx, app: Pick<App, 'keyring'>, chainId: string): Promise<Conceal> {
  const row = await tx.maybe(findLoanKey, [chainId]);
  return row?.sealed_key === null ? concealBlindly : openConcealer(tx, app, chainId);
}

/** What stands for a code that cannot be made any more; no value has it. */
export const concealBlindly: Conceal = () => `${CODE}?`;

/** For looking only: null where the loan, or by its chain's id the install, has no key, or none any more. */
export async function findConcealer(
  runner: Runner,
  app: Pick<App, 'keyring'>,
  loanId: string,
): Promise<Conceal | null> {
  const row = await runner.maybe(findLoanKey, [loanId]);
  if (row === undefined || row.sealed_key === null) return null;
  return concealWith(app.keyring.open(row.sealed_key, loanKeyContext(loanId)));
}

function concealWith(key: Uint8Array): Conceal {
  return (value) => `${CODE}${createHmac('sha256', key).update(value, 'utf8').digest('hex')}`;
}

export async function concealPersonal(
  tx: Tx,
  app: Pick<App, 'keyring'>,
  loanId: string,
  value: string,
): Promise<string> {
  return (await openConcealer(tx, app, loanId))(value);
}

/** After this nobody can tell which value a code in the chain stands for. The chain itself verifies as before. */
export async function destroyPersonalKey(tx: Tx, loanId: string): Promise<void> {
  await tx.run(destroyLoanKey, [loanId]);
}

async function loanKey(tx: Tx, app: Pick<App, 'keyring'>, loanId: string): Promise<Uint8Array> {
  const context = loanKeyContext(loanId);
  let row = await tx.maybe(findLoanKey, [loanId]);
  if (row === undefined) {
    await tx.run(insertLoanKey, [loanId, Buffer.from(app.keyring.seal(randomBytes(KEY_BYTES), context))]);
    row = await tx.one(findLoanKey, [loanId]);
  }
  if (row.sealed_key === null) throw new Error(`The evidence key of loan ${loanId} was destroyed by retention.`);
  return app.keyring.open(row.sealed_key, context);
}

export function loanKeyContext(loanId: string): string {
  return `evidence key of loan ${loanId}`;
}
