import { strictObject } from '@countersign/contract/shapes';
import { Type } from 'typebox';
import { answer, operation } from '../../operation.ts';
import { checkReadiness } from './readiness.ts';

const Check = strictObject({
  name: Type.String(),
  ok: Type.Boolean(),
  detail: Type.Union([Type.String(), Type.Null()]),
});
const Readiness = strictObject({ ready: Type.Boolean(), checks: Type.Array(Check) }, { $id: 'Readiness' });

export const getReadiness = operation({
  id: 'getReadiness',
  method: 'GET',
  url: '/readyz',
  tag: 'System',
  summary: 'Whether requests can be served: database, migrations, storage, keys.',
  who: { anonymous: true },
  rate: 'unlimited',
  success: { status: 200, body: Readiness, also: [{ status: 503, description: 'Not ready; the checks say why.' }] },
  problems: [],
  handle: async ({ app }) => {
    const checks = await checkReadiness(app);
    const ready = checks.every((check) => check.ok);
    return answer({ status: ready ? 200 : 503, body: { ready, checks } });
  },
});
