import { Stats, StatsQuery } from '@countersign/contract/statistics';
import { readStats } from '../../../statistics/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const getStats = operation({
  id: 'getStats',
  method: 'GET',
  url: '/v1/stats',
  tag: 'Loans',
  summary: 'Counts, times in state, straight-through rate, override reasons, ageing and noisy rules.',
  who: { roles: anyStaff, scope: null },
  query: StatsQuery,
  success: { status: 200, body: Stats },
  problems: [],
  handle: ({ app, query }) => readStats(app, query),
});
