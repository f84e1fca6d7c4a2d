import { Institution, InstitutionRequest } from '@countersign/contract/setup';
import { saveInstitution as save } from '../../../setup/index.ts';
import { admins, operation } from '../../operation.ts';

/** Specification part 4, operation 15. */
export const saveInstitution = operation({
  id: 'saveInstitution',
  method: 'PUT',
  url: '/v1/setup/institution',
  tag: 'Setup',
  summary: 'Create or replace the institution (setup step 2).',
  description: 'Fields that are left out are cleared.',
  who: { roles: admins, scope: null },
  body: InstitutionRequest,
  success: { status: 200, body: Institution },
  problems: ['institution_invalid'],
  handle: ({ app, act, body }) => save(app, act, body),
});
