import { DomainError } from '../../../platform/domain-error.ts';
import { registry } from '../../../platform/metrics.ts';
import { isLoopback } from '../../client-address.ts';
import { printMetrics } from '../../metrics-listener.ts';
import { holdsToken } from '../../metrics-token.ts';
import { answer, operation } from '../../operation.ts';
import { refreshFigures } from './figures.ts';

/** Open parts, Conventions: loopback may read, others with METRICS_TOKEN as a bearer token, else 401. */
export const getMetrics = operation({
  id: 'getMetrics',
  method: 'GET',
  url: '/metrics',
  tag: 'System',
  summary: 'Figures for Prometheus.',
  description: 'Answers the machine itself, and others with the token of `METRICS_TOKEN` as `Authorization: Bearer`.',
  who: { anonymous: true },
  rate: 'unlimited',
  anyHost: true,
  success: { status: 200, body: null, mediaType: 'text/plain' },
  problems: ['unauthenticated'],
  handle: async ({ app, address, header }) => {
    if (!isLoopback(address) && !holdsToken(header('authorization'), app.config.metricsToken)) {
      throw new DomainError({
        code: 'unauthenticated',
        detail: 'Ask from the machine itself, or send METRICS_TOKEN as a bearer token.',
      });
    }
    await refreshFigures(app);
    return answer({ headers: { 'content-type': registry.contentType }, body: await printMetrics() });
  },
});
