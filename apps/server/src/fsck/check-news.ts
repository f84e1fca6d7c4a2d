import { findDocuments } from '../documents/index.ts';
import { type Authenticity, checkChainsSince, checkWholeChain, findLastOfKinds } from '../evidence/index.ts';
import { findLoan } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { checkInstall } from './check-install.ts';
import { checkDocuments, checkLoan } from './check-loan.ts';
import { type Checking, checkRecordsOfLoan } from './check-loan-rows.ts';
import { createSealCheck } from './check-seals.ts';
import { type Counts, countChain, noCounts } from './counts.ts';
import { type FsckFault, fsckFault } from './fsck-fault.ts';
import { collectLoanFacts, stateAfterKind, stateKinds } from './loan-facts.ts';
import { noPeople } from './people.ts';
import { readLoanRows } from './rows-of-loans.ts';

/**
 * Only chains that grew, the state of their loans, the documents that the new entries speak of, and everything else that
 * is stored about these loans. The rows of the install are few and decide much: they are checked every time.
 */
export async function checkNews(
  tx: Tx,
  app: Pick<App, 'keyring'>,
  own: Authenticity,
  since: number,
  tell: (fault: FsckFault) => void,
): Promise<Counts> {
  const counts = noCounts();
  const people = noPeople();
  const seals = createSealCheck(tx, app, people.adoptedKinds, tell);
  const checking: Checking = { runner: tx, app, seals, counts, tell };
  const install = await checkWholeChain(tx, own, null, collectLoanFacts(people));
  if (install.fault === null) await checkInstall(checking, install);
  else tell(install.fault);

  for await (const chain of checkChainsSince(tx, own, since, collectLoanFacts(noPeople()))) {
    countChain(counts, chain);
    // The install's own chain has been looked at whole.
    if (chain.loanId === null) continue;
    if (chain.fault !== null) {
      tell(chain.fault);
      continue;
    }
    const loan = await tx.maybe(findLoan, [chain.loanId]);
    if (loan === undefined) {
      tell(fsckFault({ loanId: chain.loanId, seq: null }, 'loan-missing'));
      continue;
    }
    counts.loans += 1;
    const last = await tx.maybe(findLastOfKinds, [chain.loanId, [...stateKinds]]);
    const state = last === undefined ? null : stateAfterKind(last.kind);
    const facts = { ...chain.facts, state, onHold: chain.facts.onHold ?? loan.on_hold };
    const documents = await tx.many(findDocuments, [[...facts.documents.keys()]]);
    counts.documents += documents.length;
    const grown = { ...chain, facts };
    for (const fault of [...checkLoan(loan, grown), ...checkDocuments(loan, grown, documents)]) tell(fault);

    // What was done to a finding or a wire is told by all entries together, so the chain is read from its start.
    const whole = await checkWholeChain(tx, own, chain.loanId, collectLoanFacts(people));
    if (whole.fault !== null) {
      tell({ ...whole.fault, externalRef: loan.external_ref });
      continue;
    }
    const rows = await readLoanRows(tx, loan.id);
    counts.records += rows.findings.length + rows.records.boarding.length + rows.records.wire.length;
    counts.rows += rows.actions.length + rows.sources.reduce((sum, each) => sum + each.length, 0);
    await checkRecordsOfLoan(checking, loan, whole.facts, rows);
  }
  await seals.flush();
  counts.isAdopted = people.adoptedKinds.size > 0;
  return counts;
}
