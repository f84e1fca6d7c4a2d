import { LarProfile, ProfileParams } from '@countersign/contract/intake';
import { activateProfile as activate } from '../../../intake/index.ts';
import { admins, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const activateProfile = operation({
  id: 'activateProfile',
  method: 'POST',
  url: '/v1/lar-profiles/:id/activate',
  tag: 'Approval records',
  summary: 'Make a version the active one of its profile.',
  who: { roles: admins, scope: null },
  params: ProfileParams,
  success: { status: 200, body: LarProfile },
  problems: ['profile_not_found', 'evidence_conflict'],
  handle: ({ app, act, params }) => activate(app, act, params.id),
});
