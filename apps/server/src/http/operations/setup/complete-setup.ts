import { SetupStatusAnswer } from '@countersign/contract/setup';
import { completeSetup as complete } from '../../../setup/index.ts';
import { admins, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const completeSetup = operation({
  id: 'completeSetup',
  method: 'POST',
  url: '/v1/setup/complete',
  tag: 'Setup',
  summary: 'Call the setup complete.',
  description: 'Steps 3 to 6 may be left open. Asked again, it answers the same.',
  who: { roles: admins, scope: null },
  success: { status: 200, body: SetupStatusAnswer },
  problems: ['setup_incomplete'],
  handle: ({ app, act, actor }) => complete(app, act, actor),
});
