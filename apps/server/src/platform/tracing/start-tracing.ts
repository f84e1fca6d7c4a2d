import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { context, trace } from '@opentelemetry/api';
import type { Sampler } from '@opentelemetry/sdk-trace';
import { createEgress, parseEgressAllow } from '../egress/index.ts';
import type { Log } from '../log.ts';
import { createBoundedProcessor } from './bounded-processor.ts';
import { createCollectorExporter } from './collector-exporter.ts';
import { switchTracing } from './in-span.ts';
import type { TracingConfig } from './tracing-config.ts';

export interface Tracing {
  /** Sends what waits, within a bound: a node that stops does not wait for a collector that is away. */
  stop(): Promise<void>;
}

export interface TracingOptions {
  readonly config: TracingConfig | null;
  readonly role: string;
  readonly version: string;
  readonly log: Log;
}

const STOP_LIMIT_MS = 3_000;

/** The SDK is loaded only where the environment names a collector: a service without one pays nothing for it. */
export async function startTracing({ config, role, version, log }: TracingOptions): Promise<Tracing> {
  if (config === null) return { stop: async () => {} };
  const [
    { AsyncLocalStorageContextManager },
    sdk,
    { resourceFromAttributes },
    { JsonTraceSerializer, ProtobufTraceSerializer },
  ] = await Promise.all([
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/otlp-transformer'),
  ]);
  // Whoever sets the environment has named the address there: it needs no second mention in EGRESS_ALLOW. Addresses
  // that are never allowed stay refused.
  const egress = createEgress(parseEgressAllow(new URL(config.url).host));
  const serializer = config.protocol === 'http/json' ? JsonTraceSerializer : ProtobufTraceSerializer;
  const exporter = createCollectorExporter({ config, egress, serializer, log });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      ...config.resource,
      'service.name': config.serviceName,
      'service.version': version,
      'service.instance.id': `${hostname()}:${process.pid}`,
      'countersign.role': role,
    }),
    sampler: samplerOf(config, sdk),
    spanProcessors: [
      createBoundedProcessor(exporter, config.timeoutMs, (options) => new sdk.BatchSpanProcessor(options)),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  switchTracing(true);
  return {
    stop: async () => {
      switchTracing(false);
      trace.disable();
      context.disable();
      const flushed = provider.shutdown().catch((error: unknown) => log.debug({ err: error }, 'traces were left'));
      await Promise.race([flushed, wait(STOP_LIMIT_MS, undefined, { ref: false })]);
      await egress.close();
    },
  };
}

function samplerOf({ sampler, ratio }: TracingConfig, sdk: typeof import('@opentelemetry/sdk-trace')): Sampler {
  const root = sampler.endsWith('always_on')
    ? new sdk.AlwaysOnSampler()
    : sampler.endsWith('always_off')
      ? new sdk.AlwaysOffSampler()
      : new sdk.TraceIdRatioBasedSampler(ratio);
  return sampler.startsWith('parentbased_') ? new sdk.ParentBasedSampler({ root }) : root;
}
