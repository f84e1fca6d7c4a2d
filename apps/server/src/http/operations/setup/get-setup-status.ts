import { SetupStatusAnswer } from '@countersign/contract/setup';
import { getSetupProgress, getSetupStatus as getStatus } from '../../../setup/index.ts';
import { operation } from '../../operation.ts';

/** Open parts, Operations: anonymous callers see the status only. */
export const getSetupStatus = operation({
  id: 'getSetupStatus',
  method: 'GET',
  url: '/v1/setup/status',
  tag: 'Setup',
  summary: 'How far the setup has come.',
  description: 'Signed-in administrators also see the steps.',
  who: { anonymous: true, principal: 'if-sent' },
  success: { status: 200, body: SetupStatusAnswer },
  problems: [],
  handle: ({ app, actor }) =>
    actor?.type === 'user' && actor.roles.includes('admin') ? getSetupProgress(app) : getStatus(app),
});
