import { Institution } from '@countersign/contract/setup';
import { getInstitution as get } from '../../../setup/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const getInstitution = operation({
  id: 'getInstitution',
  method: 'GET',
  url: '/v1/setup/institution',
  tag: 'Setup',
  summary: 'The institution.',
  who: { roles: anyStaff, scope: null },
  success: { status: 200, body: Institution },
  problems: ['institution_not_found'],
  handle: ({ app }) => get(app),
});
