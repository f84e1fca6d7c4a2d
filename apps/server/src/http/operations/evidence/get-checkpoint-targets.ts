import { CheckpointTargets } from '@countersign/contract/evidence';
import { listCheckpointTargets } from '../../../evidence-publishing/index.ts';
import { admins, operation } from '../../operation.ts';

/** Where signed checkpoints go (control, Evidence); the page warns while none of them leaves the server. */
export const getCheckpointTargets = operation({
  id: 'getCheckpointTargets',
  method: 'GET',
  url: '/v1/evidence/checkpoint-targets',
  tag: 'Evidence',
  summary: 'Where signed checkpoints of the evidence log are sent, and how far each place is.',
  who: { roles: admins, scope: null },
  success: { status: 200, body: CheckpointTargets },
  problems: [],
  handle: ({ app }) => listCheckpointTargets(app),
});
