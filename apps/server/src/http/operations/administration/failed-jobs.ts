import { FailedJobList } from '@countersign/contract/administration';
import { PageQuery, strictObject } from '@countersign/contract/shapes';
import { Type } from 'typebox';
import { listFailedJobs as list, settleFailedJob } from '../../../administration/index.ts';
import { admins, operation } from '../../operation.ts';

const JobParams = strictObject({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });

export const listFailedJobs = operation({
  id: 'listFailedJobs',
  method: 'GET',
  url: '/v1/admin/failed-jobs',
  tag: 'Administration',
  summary: 'Jobs that failed for good, newest first, with the reason.',
  description:
    'What a room of the service settles itself is not among them: a loan whose reading failed says so itself. A job ' +
    'stands here until it is retried, discarded, or forgotten.',
  who: { roles: admins, scope: null },
  query: PageQuery,
  success: { status: 200, body: FailedJobList },
  problems: ['cursor_invalid'],
  handle: ({ app, query }) => list(app, query),
});

export const retryFailedJob = operation({
  id: 'retryFailedJob',
  method: 'POST',
  url: '/v1/admin/failed-jobs/:id/retry',
  tag: 'Administration',
  summary: 'Try a failed job again, with all its attempts.',
  who: { roles: admins, scope: null },
  params: JobParams,
  success: { status: 204, body: null },
  problems: ['job_not_found', 'evidence_conflict'],
  handle: ({ app, act, params }) => settleFailedJob(app, act, params.id, 'retried'),
});

export const discardFailedJob = operation({
  id: 'discardFailedJob',
  method: 'POST',
  url: '/v1/admin/failed-jobs/:id/discard',
  tag: 'Administration',
  summary: 'Take a failed job off the queue for good.',
  who: { roles: admins, scope: null },
  params: JobParams,
  success: { status: 204, body: null },
  problems: ['job_not_found', 'evidence_conflict'],
  handle: ({ app, act, params }) => settleFailedJob(app, act, params.id, 'discarded'),
});
