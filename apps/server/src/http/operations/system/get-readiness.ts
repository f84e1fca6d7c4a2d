import { strictObject } from '@countersign/contract/shapes';
import { Type } from 'typebox';
import type { App } from '../../../platform/app.ts';
import { answer, operation } from '../../operation.ts';
import { checkReadiness, type ReadinessCheck } from './readiness.ts';

const Check = strictObject({
  name: Type.String(),
  ok: Type.Boolean(),
  detail: Type.Union([Type.String(), Type.Null()]),
});
const Readiness = strictObject({ ready: Type.Boolean(), checks: Type.Array(Check) }, { $id: 'Readiness' });

/** Only where it is so: whoever shares out requests sends no more, while those that are under way are answered. */
const LEAVING = { name: 'stopping', ok: false, detail: 'This node was told to stop; send requests to another.' };

export const getReadiness = operation({
  id: 'getReadiness',
  method: 'GET',
  url: '/readyz',
  tag: 'System',
  summary: 'Whether requests can be served: database, migrations, storage, keys.',
  description: 'A node that was told to stop says so here first, and answers everything else until it has gone.',
  who: { anonymous: true },
  rate: 'unlimited',
  anyHost: true,
  success: { status: 200, body: Readiness, also: [{ status: 503, description: 'Not ready; the checks say why.' }] },
  problems: [],
  handle: async ({ app, isLeaving }) => {
    const checks = [...(await checkReadiness(app)), ...replicaOf(app), ...(isLeaving() ? [LEAVING] : [])];
    const ready = checks.every((check) => check.ok);
    return answer({ status: ready ? 200 : 503, body: { ready, checks } });
  },
});

/** Never a reason to take a node out: without the replica it reads its lists from the primary. */
function replicaOf({ db }: App): readonly ReadinessCheck[] {
  if (db.isReplicaUsed === undefined) return [];
  const detail = db.isReplicaUsed() ? null : 'The replica cannot be used; lists are read from the primary.';
  return [{ name: 'replica', ok: true, detail }];
}
