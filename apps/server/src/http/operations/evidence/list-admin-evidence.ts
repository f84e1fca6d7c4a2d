import { EvidenceEntry } from '@countersign/contract/evidence';
import { listOf, PageQuery } from '@countersign/contract/shapes';
import { listEvidence } from '../../../evidence/index.ts';
import { admins, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const listAdminEvidence = operation({
  id: 'listAdminEvidence',
  method: 'GET',
  url: '/v1/evidence/admin',
  tag: 'Evidence',
  summary: "The install's own chain: administrative acts, from the first on.",
  who: { roles: admins, scope: 'evidence:read' },
  query: PageQuery,
  numbers: 'as-recorded',
  success: { status: 200, body: listOf(EvidenceEntry) },
  problems: ['cursor_invalid', 'evidence_inconsistent'],
  handle: ({ app, query }) => listEvidence(app, null, query),
});
