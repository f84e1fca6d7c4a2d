import type { Headline, Report } from './harness/report.ts';

export const report: Report = {
  takes: 'two minutes',
  charts: [
    {
      table: 'Reads',
      title: 'A signed-in read on the real service, beside a bare Fastify route with the same answer',
      labels: ['what'],
      values: ['requests/s'],
      unit: 'requests a second, 32 connections',
      better: 'more',
    },
    {
      name: 'waiting',
      table: 'Waiting beside sign-ins',
      title: 'How long reads wait while passwords and keys are hashed',
      labels: ['what'],
      values: ['p99 ms', 'event loop p99 ms'],
      unit: 'milliseconds, 99th of a hundred',
      better: 'less',
      where: (row) => row['p99 ms'] !== undefined,
    },
    {
      name: 'heavy-bodies',
      table: 'Waiting beside heavy bodies',
      title: 'How long reads wait while the heaviest bodies arrive',
      labels: ['what'],
      values: ['p99 ms', 'event loop p99 ms'],
      unit: 'milliseconds, 99th percentile',
      better: 'less',
    },
  ],
  headlines: ({ Reads = [], 'Waiting beside heavy bodies': heavy = [] }) => {
    const [ours, bare] = Reads;
    const [, beside] = heavy;
    const headlines: Headline[] = [];
    if (ours !== undefined) {
      headlines.push({
        what: 'signed-in read',
        figure: `${ours['requests/s']} requests a second`,
        peer: `bare Fastify ${bare?.['requests/s']}`,
        ratio: Number(ours.ratio),
        judged: { value: Number(ours.ratio), better: 'more', goal: 0.5, floor: 0.35 },
      });
    }
    if (beside !== undefined) {
      headlines.push({
        what: 'event loop while the heaviest bodies arrive',
        figure: `${beside['event loop p99 ms']} ms at the 99th percentile`,
        judged: { value: Number(beside['event loop p99 ms']), better: 'less', goal: 50 },
      });
    }
    return headlines;
  },
};
