import { expect, it } from 'vitest';
import { mergeMetrics } from './merge-metrics.ts';

const api = '# HELP a What a is.\n# TYPE a gauge\na{role="api"} 1\n\n# HELP b What b is.\n# TYPE b counter\n';
const worker =
  '# HELP c What c is.\n# TYPE c gauge\nc{role="worker"} 3\n\n# HELP a What a is.\n# TYPE a gauge\na{role="worker"} 2\n';

it('puts what has one name together, under one explanation, and adds nothing up', () => {
  expect(mergeMetrics([api, worker])).toBe(
    [
      '# HELP a What a is.',
      '# TYPE a gauge',
      'a{role="api"} 1',
      'a{role="worker"} 2',
      '',
      '# HELP b What b is.',
      '# TYPE b counter',
      '',
      '# HELP c What c is.',
      '# TYPE c gauge',
      'c{role="worker"} 3',
      '',
    ].join('\n'),
  );
});

it('leaves the figures of one process as they are', () => {
  expect(mergeMetrics([api]).trim()).toBe(api.trim());
});
