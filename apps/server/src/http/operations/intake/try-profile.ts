import { ProfileTrial, TrialRequest } from '@countersign/contract/intake';
import { tryProfile as tryOut } from '../../../intake/index.ts';
import { admins, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const tryProfile = operation({
  id: 'tryProfile',
  method: 'POST',
  url: '/v1/lar-profiles/try',
  tag: 'Approval records',
  summary: 'What a mapping reads from a sample, and what is wrong with either. Nothing is stored.',
  who: { roles: admins, scope: null },
  body: TrialRequest,
  success: { status: 200, body: ProfileTrial },
  problems: ['profile_invalid'],
  handle: ({ app, body }) => tryOut(app, body),
});
