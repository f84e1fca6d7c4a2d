import { LarProfile, ProfileRequest } from '@countersign/contract/intake';
import { createProfile as create } from '../../../intake/index.ts';
import { admins, operation } from '../../operation.ts';

/** Specification part 4, operation 9. */
export const createProfile = operation({
  id: 'createProfile',
  method: 'POST',
  url: '/v1/lar-profiles',
  tag: 'Approval records',
  summary: 'Add a version of a profile: where each canonical field stands in an approval record.',
  description:
    'Versions are immutable. Unless `activate` is false the new one becomes active and the previous one inactive. Of ' +
    'two versions made at the same moment one is refused with 409.',
  who: { roles: admins, scope: null },
  body: ProfileRequest,
  success: { status: 201, body: LarProfile },
  problems: ['profile_invalid', 'already_exists', 'evidence_conflict'],
  handle: ({ app, act, body }) => create(app, act, body),
});
