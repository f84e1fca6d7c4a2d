import { createHash } from 'node:crypto';
import type { Condition } from '@countersign/contract/conditions';
import { conditionKey, conditionRows } from '@countersign/engine/reconciliation/approval/conditions';
import { arrange } from '@countersign/engine/reconciliation/facts';
import type { LoanPackage, SettledCondition } from '@countersign/engine/reconciliation/loan-package';
import { type Keyring, openJson, sealJson } from '../platform/keyring/index.ts';
import type { ConditionDecisionRow } from './condition.queries.ts';

export function conditionContext(id: string): string {
  return `decision on a condition ${id}`;
}

export function sealCondition(keyring: Keyring, id: string, text: string): Buffer {
  return sealJson(keyring, conditionContext(id), { text });
}

/** Null after retention. */
function openCondition(keyring: Keyring, { id, content }: ConditionDecisionRow): string | null {
  return content === null ? null : openJson<{ text: string }>(keyring, conditionContext(id), content).text;
}

/** Names a condition in paths: the same for the same words, whatever their case and spacing. */
export function conditionId(text: string): string {
  return createHash('sha256').update(conditionKey(text)).digest('hex').slice(0, 16);
}

interface LastWord {
  readonly text: string;
  readonly row: ConditionDecisionRow;
}

/** The last word on each condition. */
function lastWords(keyring: Keyring, rows: readonly ConditionDecisionRow[]): ReadonlyMap<string, LastWord> {
  const last = new Map<string, LastWord>();
  for (const row of rows) {
    const text = openCondition(keyring, row);
    if (text !== null) last.set(conditionId(text), { text, row });
  }
  return last;
}

/** What stands settled, as a run takes it; a condition that was reopened is open again. */
export function settledConditions(
  keyring: Keyring,
  rows: readonly ConditionDecisionRow[],
): readonly SettledCondition[] {
  return [...lastWords(keyring, rows).values()].flatMap(({ text, row }): readonly SettledCondition[] =>
    row.decision === 'reopened' ? [] : [{ text, decision: row.decision, documentId: row.document_id }],
  );
}

/** The conditions of the approval, one each, with who settled them and by what. */
export function toConditions(
  keyring: Keyring,
  loanPackage: LoanPackage,
  rows: readonly ConditionDecisionRow[],
): readonly Condition[] {
  const last = lastWords(keyring, rows);
  return conditionRows(arrange(loanPackage)).map(({ reading, status, missing, candidates, settled }) => {
    const id = conditionId(reading.value);
    const row = last.get(id)?.row;
    return {
      id,
      text: reading.raw ?? reading.value,
      status,
      missing: missing.map((docTypes) => [...docTypes]),
      candidates: candidates.map((document) => document.id),
      decided:
        settled === null || row === undefined
          ? null
          : {
              by: row.made_by_name,
              byId: row.made_by,
              at: row.made_at.toISOString(),
              documentId: row.document_id,
              note: row.note,
            },
    };
  });
}
