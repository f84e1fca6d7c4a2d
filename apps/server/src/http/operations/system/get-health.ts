import { strictObject } from '@countersign/contract/shapes';
import { Type } from 'typebox';
import { operation } from '../../operation.ts';

export const getHealth = operation({
  id: 'getHealth',
  method: 'GET',
  url: '/healthz',
  tag: 'System',
  summary: 'Whether the process answers.',
  who: { anonymous: true },
  rate: 'unlimited',
  anyHost: true,
  success: { status: 200, body: strictObject({ status: Type.Literal('ok') }) },
  problems: [],
  handle: async () => ({ status: 'ok' }),
});
