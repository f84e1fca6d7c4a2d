import { type Authenticity, checkAllChains } from '../evidence/index.ts';
import { listLoansForCheck } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { checkInstall } from './check-install.ts';
import type { LoanToCheck } from './check-loan.ts';
import { type Checking, checkLoanRows } from './check-loan-rows.ts';
import { createSealCheck } from './check-seals.ts';
import { type Counts, countChain, noCounts } from './counts.ts';
import { type FsckFault, fsckFault } from './fsck-fault.ts';
import { collectLoanFacts } from './loan-facts.ts';
import { noPeople } from './people.ts';
import { readAhead } from './read-ahead.ts';
import { NO_ID, openLoanTables, type RowsOfLoan } from './rows-of-loans.ts';

const PAGE = 1_000;

/**
 * Chains, loans and their rows pass by side by side in the order of their ids, so that nothing has to be kept. The
 * install's own chain comes first: what it says about people is asked while the chains of loans pass.
 */
export async function checkEverything(
  tx: Tx,
  app: Pick<App, 'keyring'>,
  own: Authenticity,
  tell: (fault: FsckFault) => void,
): Promise<Counts> {
  const counts = noCounts();
  const people = noPeople();
  const seals = createSealCheck(tx, app, people.adoptedKinds, tell);
  const checking: Checking = { runner: tx, app, seals, counts, tell };
  const loans = readAhead(listAllLoans(tx));
  const tables = openLoanTables(tx);
  let hasInstallChain = false;

  for await (const chain of checkAllChains(tx, own, collectLoanFacts(people))) {
    const id = chain.loanId ?? NO_ID;
    if (!hasInstallChain && id !== NO_ID) await checkBareInstall();
    for await (const loan of loans.takeWhile((each) => each.id < id)) await tellChainless(loan);
    const { value: loan } = await loans.takeWhile((each) => each.id === id).next();
    countChain(counts, chain);
    if (loan !== undefined) {
      const rows = countRows(counts, await tables.take(loan.id));
      if (chain.fault !== null) tell({ ...chain.fault, externalRef: loan.external_ref });
      // What a broken chain says about the rows is not worth comparing; its own fault is told already.
      else await checkLoanRows(checking, loan, chain, rows);
    } else if (chain.fault !== null) tell(chain.fault);
    else if (chain.loanId !== null) tell(fsckFault({ loanId: chain.loanId, seq: null }, 'loan-missing'));
    else await checkInstall(checking, chain);
    if (id === NO_ID) hasInstallChain = true;
  }
  if (!hasInstallChain) await checkBareInstall();
  for await (const loan of loans.takeWhile(() => true)) await tellChainless(loan);
  await seals.flush();
  counts.isAdopted = people.adoptedKinds.size > 0;
  return counts;

  /** Without a chain of its own the install has no rows that evidence explains. */
  async function checkBareInstall(): Promise<void> {
    hasInstallChain = true;
    await checkInstall(checking, { facts: collectLoanFacts(people).start(null) });
  }

  async function tellChainless(loan: LoanToCheck): Promise<void> {
    tell(fsckFault({ loanId: loan.id, externalRef: loan.external_ref, seq: null }, 'chain-missing'));
    countRows(counts, await tables.take(loan.id));
  }
}

export function countRows(counts: Counts, rows: RowsOfLoan): RowsOfLoan {
  counts.loans += 1;
  counts.documents += rows.documents.length;
  counts.records += rows.findings.length + rows.records.boarding.length + rows.records.wire.length;
  counts.rows += rows.actions.length + rows.sources.reduce((sum, each) => sum + each.length, 0);
  return rows;
}

async function* listAllLoans(tx: Tx): AsyncGenerator<LoanToCheck, void, undefined> {
  let last = NO_ID;
  for (;;) {
    const page: readonly LoanToCheck[] = await tx.many(listLoansForCheck, [last, PAGE]);
    yield* page;
    last = page.at(-1)?.id ?? last;
    if (page.length < PAGE) return;
  }
}
