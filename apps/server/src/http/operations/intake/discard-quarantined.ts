import { DiscardRequest, QuarantineEntry, QuarantineParams } from '@countersign/contract/intake';
import { discardEntry } from '../../../intake/index.ts';
import { managers, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const discardQuarantined = operation({
  id: 'discardQuarantined',
  method: 'POST',
  url: '/v1/intake/quarantine/:id/discard',
  tag: 'Intake',
  summary: 'Discard a quarantined file that nobody needs. The entry stays, its bytes go.',
  who: { roles: managers, scope: null },
  params: QuarantineParams,
  body: DiscardRequest,
  success: { status: 200, body: QuarantineEntry },
  problems: ['quarantine_not_found', 'quarantine_settled'],
  handle: ({ app, act, params, body }) => discardEntry(app, act, params.id, body),
});
