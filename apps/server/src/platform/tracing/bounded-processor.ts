import { TraceFlags } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter, SpanProcessor } from '@opentelemetry/sdk-trace';
import { countSpans } from './span-metrics.ts';

/** Two to five seconds of a busy node; about two megabytes. */
const MOST_WAITING = 4_096;
const BATCH = 512;
const SEND_EVERY_MS = 2_000;

type Batching = (options: {
  exporter: SpanExporter;
  maxQueueSize: number;
  maxExportBatchSize: number;
  scheduledDelayMillis: number;
  exportTimeoutMillis: number;
}) => SpanProcessor;

/**
 * Lets spans wait in memory up to a bound and drops and counts what comes beyond it. The SDK's own queue is as long and so
 * is never full: it would drop without a figure.
 */
export function createBoundedProcessor(exporter: SpanExporter, timeoutMs: number, batching: Batching): SpanProcessor {
  let waiting = 0;
  const counting: SpanExporter = {
    ...exporter,
    export: (spans, done) => {
      waiting -= spans.length;
      exporter.export(spans, done);
    },
  };
  const inner = batching({
    exporter: counting,
    maxQueueSize: MOST_WAITING,
    maxExportBatchSize: BATCH,
    scheduledDelayMillis: SEND_EVERY_MS,
    exportTimeoutMillis: timeoutMs + 1_000,
  });
  return {
    onStart: (span, parent) => inner.onStart(span, parent),
    onEnd: (span: ReadableSpan) => {
      if ((span.spanContext().traceFlags & TraceFlags.SAMPLED) === 0) return;
      if (waiting >= MOST_WAITING) return countSpans('dropped', 1);
      waiting += 1;
      inner.onEnd(span);
    },
    forceFlush: () => inner.forceFlush(),
    shutdown: () => inner.shutdown(),
  };
}
