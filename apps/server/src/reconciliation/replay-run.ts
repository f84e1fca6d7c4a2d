import { ENGINE_VERSION } from '@countersign/engine/engine-version';
import { reconcile } from '@countersign/engine/reconciliation/reconcile';
import type { Rule } from '@countersign/engine/reconciliation/rule';
import { customRule } from '@countersign/engine/reconciliation/run-custom-rule';
import { shippedRules } from '@countersign/engine/reconciliation/shipped-rules';
import { nodeSha256 } from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import { findRun, findRunInput } from './run.queries.ts';
import { hashOf, openInput, type RunInput } from './run-input.ts';

export interface Replay {
  readonly same: boolean;
  /** What was found, in sentences for the terminal. */
  readonly lines: readonly string[];
}

/** Does a run again from what it was given, and compares what comes out with what came out then. */
export async function replayRun(app: App, runId: string): Promise<Replay> {
  const run = await app.db.maybe(findRun, [runId]);
  if (run === undefined) return { same: false, lines: [`There is no run ${runId}.`] };
  const { input: sealed } = await app.db.one(findRunInput, [runId]);
  if (sealed === null) {
    return { same: false, lines: ['What the run was given was deleted with the documents after their retention.'] };
  }
  const input = openInput(app.keyring, runId, sealed);
  if (hashOf(input) !== run.input_hash) return { same: false, lines: ['What the run was given is not what it says.'] };
  const { rules, missing } = rulesOf(input);
  const { findings, findingsHash } = reconcile(input.package, rules, input.policy, nodeSha256);
  const same = missing.length === 0 && findingsHash === run.findings_hash;
  const made = `Run ${run.number} of loan ${run.loan_id}, ruleset ${run.ruleset_version}, engine ${run.engine_version}.`;
  const engine =
    run.engine_version === ENGINE_VERSION ? [] : [`This program has engine ${ENGINE_VERSION}: it may find otherwise.`];
  const verdict = same
    ? `The same again: ${findings.length} findings, ${findingsHash}.`
    : `Not the same: ${run.findings_hash} then, ${findingsHash} now, with ${findings.length} findings.`;
  return { same, lines: [made, ...engine, ...missing, verdict] };
}

/** The rules by the ids and versions that were asked; one that this program lacks cannot be asked again. */
function rulesOf(input: RunInput): { readonly rules: readonly Rule[]; readonly missing: readonly string[] } {
  const shipped = new Map(shippedRules.map((rule) => [rule.id, rule]));
  const rules: Rule[] = [];
  const missing: string[] = [];
  for (const { id, version, spec } of input.rules) {
    const rule = spec === null ? shipped.get(id) : customRule(spec, version);
    if (rule?.version === version) rules.push(rule);
    else missing.push(`This program has no version ${version} of rule ${id}.`);
  }
  return { rules, missing };
}
