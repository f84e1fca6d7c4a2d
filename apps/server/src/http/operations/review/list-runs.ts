import { LoanParams } from '@countersign/contract/loans';
import { RunDetail, RunList, RunParams, RunsQuery } from '@countersign/contract/reconciliation';
import { describeRun, listRuns as list } from '../../../review/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const listRuns = operation({
  id: 'listRuns',
  method: 'GET',
  url: '/v1/loans/:ref/runs',
  tag: 'Review',
  summary: 'The runs over a package, the newest first.',
  description: 'Of the current version of the package, or of the one that packageVersion names.',
  who: { roles: anyStaff, scope: 'status:read' },
  params: LoanParams,
  query: RunsQuery,
  success: { status: 200, body: RunList },
  problems: ['loan_not_found', 'cursor_invalid'],
  handle: ({ app, params, query }) => list(app, params.ref, query),
});

export const getRun = operation({
  id: 'getRun',
  method: 'GET',
  url: '/v1/loans/:ref/runs/:runId',
  tag: 'Review',
  summary: 'One run: what it found, what was done about it, and which rules lacked their fields.',
  who: { roles: anyStaff, scope: 'status:read' },
  params: RunParams,
  success: { status: 200, body: RunDetail },
  problems: ['loan_not_found', 'run_not_found'],
  handle: ({ app, params }) => describeRun(app, params.ref, params.runId),
});
