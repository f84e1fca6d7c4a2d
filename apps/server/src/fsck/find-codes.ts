import { type Conceal, findConcealer } from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { KeyringError } from '../platform/keyring/index.ts';
import { type FsckFault, recordFault } from './fsck-fault.ts';

/** The codes of a chain's rows. A key that does not open was exchanged: that is told, and everything else still checked. */
export async function findCodes(
  runner: Runner,
  app: Pick<App, 'keyring'>,
  chainId: string,
  place: Pick<FsckFault, 'loanId' | 'externalRef'>,
  tell: (fault: FsckFault) => void,
): Promise<Conceal | null> {
  try {
    return await findConcealer(runner, app, chainId);
  } catch (error) {
    if (!(error instanceof KeyringError)) throw error;
    const record = { kind: 'evidence_loan_key', id: chainId, field: 'sealedKey' };
    tell(recordFault({ ...place, seq: null }, 'record-differs', record, 'The key of the codes in its evidence.'));
    return null;
  }
}
