import type { ISerializer } from '@opentelemetry/otlp-transformer';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { Egress } from '../egress/index.ts';
import type { Log } from '../log.ts';
import { allowedAttributes, isAllowedName } from './span-attributes.ts';
import { countLeftOut, countSpans } from './span-metrics.ts';
import type { TracingConfig } from './tracing-config.ts';

/** The collector's answer says how many spans it refused; more than this it has not to say. */
const MOST_ANSWER_BYTES = 64 * 1024;
const CONTENT_TYPES = { 'http/json': 'application/json', 'http/protobuf': 'application/x-protobuf' } as const;
/** A collector that is away is told once a minute, not with every batch. */
const TELL_EVERY_MS = 60_000;

export type TraceSerializer = ISerializer<ReadableSpan[], unknown>;

export interface CollectorOptions {
  readonly config: TracingConfig;
  readonly egress: Egress;
  readonly serializer: TraceSerializer;
  readonly log: Log;
}

/**
 * Sends finished spans to the collector through the egress guard. What cannot be delivered is counted and forgotten:
 * traces are a help, and no request waits for them.
 */
export function createCollectorExporter({ config, egress, serializer, log }: CollectorOptions): SpanExporter {
  let toldAt = Number.NEGATIVE_INFINITY;

  async function send(spans: ReadableSpan[]): Promise<void> {
    const body = serializer.serializeRequest(spans.map(withoutTheRest));
    if (body === undefined) throw new Error('The spans could not be written.');
    const response = await egress.fetch(config.url, {
      method: 'POST',
      headers: { ...config.headers, 'content-type': CONTENT_TYPES[config.protocol] },
      body,
      timeoutMs: config.timeoutMs,
      maxBytes: MOST_ANSWER_BYTES,
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The collector answered ${response.status}.`);
  }

  return {
    export: (spans, done) => {
      send(spans).then(
        () => {
          countSpans('sent', spans.length);
          done({ code: 0 });
        },
        (error: Error) => {
          countSpans('failed', spans.length);
          if (performance.now() - toldAt > TELL_EVERY_MS) {
            toldAt = performance.now();
            log.warn({ err: error }, 'traces did not reach the collector');
          }
          // Told above and counted: the SDK has nothing to add.
          done({ code: 0 });
        },
      );
    },
    forceFlush: async () => {},
    shutdown: async () => {},
  };
}

/** The second fence: whatever a library or a mistake of ours put on a span beside the list stays here. */
function withoutTheRest(span: ReadableSpan): ReadableSpan {
  const name = isAllowedName(span.name) ? span.name : 'unnamed';
  const attributes = allowedAttributes(span.attributes);
  const lost = Object.keys(span.attributes).length - Object.keys(attributes).length;
  const spoken = span.events.length + (span.status.message === undefined ? 0 : 1) + (name === span.name ? 0 : 1);
  if (lost + spoken > 0) countLeftOut(lost + spoken);
  return Object.create(span, {
    name: { value: name },
    attributes: { value: attributes },
    events: { value: [] },
    links: { value: span.links.map((link) => ({ context: link.context })) },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;
}
