import type { BoardingRecord } from '@countersign/contract/boarding';
import type { BoardingErrorStatus } from '@countersign/contract/closed-sets';
import type { App } from '../platform/app.ts';
import type { BoardingRow } from './boarding.queries.ts';
import { openError, openPreview } from './boarding-content.ts';
import { shownFields } from './preview.ts';

/** A record as the specification shows it (part 2, BoardingRecord). */
export function toBoardingRecord(app: Pick<App, 'keyring'>, row: BoardingRow): BoardingRecord {
  return {
    boardingId: row.id,
    loanId: row.loan_id,
    loanRef: row.loan_ref,
    provider: row.provider_id,
    fieldMapId: row.field_map_id,
    fieldMapVersion: row.field_map_version,
    state: row.state,
    preview: shownFields(openPreview(app.keyring, row)),
    requiredApprovalRole: row.required_role,
    stagedBy: row.staged_by,
    stagedAt: row.staged_at.toISOString(),
    approvedBy: row.approved_by,
    approvedAt: row.approved_at?.toISOString() ?? null,
    committedAt: row.committed_at?.toISOString() ?? null,
    coreReference: row.core_reference,
    error: errorOf(app, row),
    idempotencyKey: row.idempotency_key,
    simulated: row.provider_id === 'simulator',
    digest: row.digest,
    isRetryable: isRetryable(row),
    proposal: proposalOf(row),
  };
}

function errorOf(app: Pick<App, 'keyring'>, row: BoardingRow): BoardingRecord['error'] {
  if (row.error_status === null || row.error_at === null) return null;
  const { detail, raw } = openError(app.keyring, row);
  const attempt = row.error_attempt ?? row.attempt;
  return { status: row.error_status, detail, rawResponse: raw, at: row.error_at.toISOString(), attempt };
}

function proposalOf(row: BoardingRow): BoardingRecord['proposal'] {
  const { proposed_outcome: outcome, proposed_by: by, proposed_at: at } = row;
  if (outcome === null || by === null || at === null) return null;
  const { proposed_reference: coreReference, proposed_note: note } = row;
  return { outcome, coreReference, note: note ?? '', proposedBy: by, proposedAt: at.toISOString() };
}

/** What the core refused once it refuses again; what never arrived or differed may be tried again (open parts, States). */
const FINAL: ReadonlySet<BoardingErrorStatus> = new Set(['refused', 'invalid']);

export function isRetryable({ state, phase, error_status: status }: BoardingRow): boolean {
  return state === 'failed' && phase === 'commit' && (status === null || !FINAL.has(status));
}
