import { QuarantineEntry, QuarantineParams, RetryRequest } from '@countersign/contract/intake';
import { retryEntry } from '../../../intake/index.ts';
import { managers, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const retryQuarantined = operation({
  id: 'retryQuarantined',
  method: 'POST',
  url: '/v1/intake/quarantine/:id/retry',
  tag: 'Intake',
  summary: 'File a quarantined file after all: as a document or as an approval record, by its content.',
  description: 'A refusal says why, counts as a retry and becomes the entry’s reason.',
  who: { roles: managers, scope: null },
  params: QuarantineParams,
  body: RetryRequest,
  success: { status: 200, body: QuarantineEntry },
  problems: [
    'quarantine_not_found',
    'quarantine_settled',
    'quarantine_empty',
    'file_unsupported',
    'file_empty',
    'file_too_large',
    'profile_unknown',
    'profile_invalid',
    'lar_missing_fields',
    'lar_invalid',
    'loan_exists',
    'loan_state_conflict',
    'changed_meanwhile',
    'evidence_conflict',
    'loan_sealed',
  ],
  handle: ({ app, act, params, body }) => retryEntry(app, act, params.id, body),
});
