import { MeteringDelivery } from '@countersign/contract/metering';
import { listOf, PageQuery } from '@countersign/contract/shapes';
import { listMeteringDeliveries as list } from '../../../metering/index.ts';
import { admins, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const listMeteringDeliveries = operation({
  id: 'listMeteringDeliveries',
  method: 'GET',
  url: '/v1/metering/deliveries',
  tag: 'Metering',
  summary: 'The heartbeats by day, newest first, with the verdicts on the license.',
  who: { roles: admins, scope: null },
  query: PageQuery,
  success: { status: 200, body: listOf(MeteringDelivery) },
  problems: ['cursor_invalid'],
  handle: ({ app, query }) => list(app, query),
});
