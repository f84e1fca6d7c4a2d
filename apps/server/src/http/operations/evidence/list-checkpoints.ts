import { EvidenceCheckpoint } from '@countersign/contract/evidence';
import { listOf, PageQuery } from '@countersign/contract/shapes';
import { listCheckpoints as list } from '../../../evidence/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const listCheckpoints = operation({
  id: 'listCheckpoints',
  method: 'GET',
  url: '/v1/evidence/checkpoints',
  tag: 'Evidence',
  summary: 'Signed heads of the install-wide log of evidence, the newest first.',
  description:
    'Whoever keeps a checkpoint can show later whether anything before it was rewritten, by the bank or by anybody else.',
  who: { roles: anyStaff, scope: 'evidence:read' },
  query: PageQuery,
  numbers: 'as-recorded',
  success: { status: 200, body: listOf(EvidenceCheckpoint) },
  problems: ['cursor_invalid', 'evidence_inconsistent'],
  handle: ({ app, query }) => list(app, query),
});
