import { Counter } from 'prom-client';
import { registry } from '../metrics.ts';

const total = new Counter({
  name: 'countersign_spans_total',
  help: 'Spans of traces by what became of them: sent, dropped since too many waited, refused by the collector or not delivered to it.',
  labelNames: ['outcome'] as const,
  registers: [registry],
});

const leftOut = new Counter({
  name: 'countersign_span_parts_left_out_total',
  help: 'Names, attributes, events and messages that stood on spans without being listed, and were not sent.',
  registers: [registry],
});

export function countLeftOut(parts: number): void {
  leftOut.inc(parts);
}

for (const outcome of ['sent', 'dropped', 'failed']) total.inc({ outcome }, 0);

export function countSpans(outcome: 'sent' | 'dropped' | 'failed', spans: number): void {
  total.inc({ outcome }, spans);
}
