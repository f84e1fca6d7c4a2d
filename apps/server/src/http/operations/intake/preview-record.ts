import { RecordPreview, RecordPreviewRequest } from '@countersign/contract/intake';
import { previewRecord as preview } from '../../../intake/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Approval records, "Sending a record": what a form is filled in with. */
export const previewRecord = operation({
  id: 'previewRecord',
  method: 'POST',
  url: '/v1/lar-profiles/preview',
  tag: 'Approval records',
  summary: 'What the configured profile reads from a record, and which loan it is about. Nothing is stored.',
  description: 'A record that would be refused with its package is refused here in the same words.',
  who: { roles: anyStaff, scope: null },
  body: RecordPreviewRequest,
  success: { status: 200, body: RecordPreview },
  problems: ['profile_unknown', 'profile_invalid', 'lar_missing_fields', 'lar_invalid'],
  handle: ({ app, body }) => preview(app, body),
});
