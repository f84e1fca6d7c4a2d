import { MyWork } from '@countersign/contract/worklist';
import { listMyWork } from '../../../worklist/index.ts';
import { anyStaff, operation } from '../../operation.ts';

export const getMyWork = operation({
  id: 'getMyWork',
  method: 'GET',
  url: '/v1/my-work',
  tag: 'Review',
  summary: 'What waits for the person who asks, over all loans.',
  description:
    'Escalations, and boardings and wires that somebody else staged; for managers also confirmed exceptions and loans ' +
    'for approval, for administrators the changes of other administrators.',
  who: { roles: anyStaff, scope: null },
  success: { status: 200, body: MyWork },
  problems: [],
  handle: ({ app, actor }) => listMyWork(app, actor),
});
