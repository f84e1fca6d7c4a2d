import { canonicalJson, type Json } from '@countersign/engine/evidence/canonical-json';
import type { CustomRuleSpec } from '@countersign/engine/reconciliation/custom-rule';
import type { LoanPackage } from '@countersign/engine/reconciliation/loan-package';
import type { Policy } from '@countersign/engine/reconciliation/policy';
import type { Rule } from '@countersign/engine/reconciliation/rule';
import { nodeSha256 } from '../evidence/index.ts';
import { type Keyring, openJson, sealJson } from '../platform/keyring/index.ts';

/** All that a run depends on beside the engine's own code: enough to do it again and get the same, byte for byte. */
export interface RunInput {
  readonly package: LoanPackage;
  readonly policy: Policy;
  /** The rules that were asked, in their order: a shipped one by its id and version, a bank's own one with its spec. */
  readonly rules: readonly { readonly id: string; readonly version: string; readonly spec: CustomRuleSpec | null }[];
}

/** As it will come out of the database again: what JSON leaves out is left out before the run, not after it. */
export function toRunInput(loanPackage: LoanPackage, policy: Policy, rules: readonly Rule[]): RunInput {
  const named = rules.map(({ id, version, spec }) => ({ id, version, spec }));
  return JSON.parse(JSON.stringify({ package: loanPackage, policy, rules: named })) as RunInput;
}

export function hashOf(value: LoanPackage | RunInput): string {
  return nodeSha256.textToHex(canonicalJson(value as unknown as Json));
}

export function sealInput(keyring: Keyring, runId: string, input: RunInput): Buffer {
  return sealJson(keyring, runInputContext(runId), input);
}

export function openInput(keyring: Keyring, runId: string, sealed: Uint8Array): RunInput {
  return openJson(keyring, runInputContext(runId), sealed);
}

export function runInputContext(runId: string): string {
  return `input of run ${runId}`;
}
