import type { Report } from './harness/report.ts';

export const report: Report = {
  takes: 'a minute and a half',
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
  ],
  headlines: ({ Reads = [] }) => {
    const [ours, bare] = Reads;
    return [
      {
        what: 'signed-in read',
        figure: `${ours?.['requests/s']} requests a second`,
        peer: `bare Fastify ${bare?.['requests/s']}`,
        ratio: Number(ours?.ratio),
      },
    ];
  },
};
