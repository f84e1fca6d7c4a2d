import { hashJson, loanSource, toFacts } from '../evidence/index.ts';
import { findRunRecords, pageRunRecords } from './run.queries.ts';
import { runInputContext } from './run-input.ts';

/** What a run compared, under which policy and rules, and what it found, all by their hashes. */
export const runRecords = loanSource(
  { kind: 'run', firstId: '00000000-0000-0000-0000-000000000000', weight: 20 },
  findRunRecords,
  pageRunRecords,
  (row) => ({
    id: row.id,
    loanId: row.loan_id,
    facts: (_conceal, print) =>
      toFacts({
        number: row.number,
        packageVersion: row.package_version,
        engineVersion: row.engine_version,
        rulesetVersion: row.ruleset_version,
        policy: hashJson(row.policy),
        packageHash: row.package_hash,
        inputHash: row.input_hash,
        findingsHash: row.findings_hash,
        notEvaluated: hashJson(row.not_evaluated),
        inputPrint: print(row.input, runInputContext(row.id)),
        completedAt: row.completed_at,
      }),
  }),
);
