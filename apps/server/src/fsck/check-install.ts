import type { CheckedChain } from '../evidence/index.ts';
import type { Checking } from './check-loan-rows.ts';
import { checkRows } from './check-rows.ts';
import { findCodes } from './find-codes.ts';
import type { LoanFacts } from './loan-facts.ts';
import { installSources } from './record-sources.ts';
import { NO_ID } from './rows-of-loans.ts';

/** Holds the rows of the install against its own chain: users, keys, settings, rules, profiles, maps, payees and the rest. */
export async function checkInstall(
  { runner, app, seals, counts, tell }: Checking,
  { facts }: Pick<CheckedChain<LoanFacts>, 'facts'>,
): Promise<void> {
  const conceal = await findCodes(runner, app, NO_ID, { loanId: null }, tell);
  for (const source of installSources) {
    const rows = await source.list(runner);
    counts.rows += rows.length;
    const recorded = facts.replayed.get(source.kind) ?? new Map();
    await checkRows(
      { source, rows, recorded, conceal, keyring: app.keyring, isPurged: false, place: { loanId: null } },
      seals,
      tell,
    );
  }
}
