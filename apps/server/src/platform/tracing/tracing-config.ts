import { ConfigError } from '../config-error.ts';
import type { Environment } from '../environment.ts';
import { oneOf } from '../one-of.ts';
import { parseUrl } from '../parse-url.ts';

const traceSamplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
export type TraceSampler = (typeof traceSamplers)[number];

const traceProtocols = ['http/protobuf', 'http/json'] as const;
export type TraceProtocol = (typeof traceProtocols)[number];

/** Where traces go, by the variables that OpenTelemetry's specification names. */
export interface TracingConfig {
  /** The whole address, such as http://127.0.0.1:4318/v1/traces. */
  readonly url: string;
  readonly protocol: TraceProtocol;
  /** Sent with every export; may hold a credential. */
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly serviceName: string;
  readonly resource: Readonly<Record<string, string>>;
  readonly sampler: TraceSampler;
  /** The share of traces that are kept, where the sampler asks for one. */
  readonly ratio: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;
const LONGEST_TIMEOUT_MS = 60_000;

/** Null: no traces, and nothing of OpenTelemetry's SDK is loaded. */
export function readTracingConfig(env: Environment): TracingConfig | null {
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  const own = text('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT');
  const base = text('OTEL_EXPORTER_OTLP_ENDPOINT');
  const isOff = text('OTEL_SDK_DISABLED')?.toLowerCase() === 'true' || text('OTEL_TRACES_EXPORTER') === 'none';
  if (isOff || (own === undefined && base === undefined)) return null;
  const either = (name: string) =>
    [`OTEL_EXPORTER_OTLP_TRACES_${name}`, `OTEL_EXPORTER_OTLP_${name}`].find((each) => text(each) !== undefined);
  const [protocol, headers, timeout] = [either('PROTOCOL'), either('HEADERS'), either('TIMEOUT')];
  const resource = pairs('OTEL_RESOURCE_ATTRIBUTES', text('OTEL_RESOURCE_ATTRIBUTES'));

  return {
    url:
      own === undefined
        ? address('OTEL_EXPORTER_OTLP_ENDPOINT', `${(base ?? '').replace(/\/+$/, '')}/v1/traces`)
        : address('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', own),
    protocol: oneOf(protocol, text(protocol ?? ''), traceProtocols, 'http/protobuf'),
    headers: pairs(headers ?? '', text(headers ?? '')),
    timeoutMs: milliseconds(timeout, text(timeout ?? '')),
    serviceName: text('OTEL_SERVICE_NAME') ?? resource['service.name'] ?? 'countersign',
    resource,
    sampler: oneOf('OTEL_TRACES_SAMPLER', text('OTEL_TRACES_SAMPLER'), traceSamplers, 'parentbased_always_on'),
    ratio: share(text('OTEL_TRACES_SAMPLER_ARG')),
  };
}

function address(name: string, value: string): string {
  const url = parseUrl(value);
  if (url !== null && ['http:', 'https:'].includes(url.protocol) && url.username === '') return url.href;
  throw new ConfigError(`${name} must be an http or https address without a user, such as http://127.0.0.1:4318.`);
}

/** `name=value,name=value`, percent-encoded, as the specification has it. The values are not repeated: they may be secret. */
function pairs(name: string, value: string | undefined): Readonly<Record<string, string>> {
  if (value === undefined) return {};
  const entries = value.split(',').map((each) => {
    const at = each.indexOf('=');
    if (at < 1) throw new ConfigError(`${name} must be written as name=value,name=value.`);
    return [each.slice(0, at).trim(), decode(name, each.slice(at + 1).trim())] as const;
  });
  return Object.fromEntries(entries);
}

function decode(name: string, value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw new ConfigError(`${name} holds a percent sign that encodes nothing. Write it as %25.`);
  }
}

function milliseconds(name: string | undefined, value: string | undefined): number {
  if (value === undefined) return DEFAULT_TIMEOUT_MS;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : 0;
  if (number >= 1 && number <= LONGEST_TIMEOUT_MS) return number;
  throw new ConfigError(`${name} must be a number of milliseconds from 1 to ${LONGEST_TIMEOUT_MS}, not "${value}".`);
}

function share(value: string | undefined): number {
  if (value === undefined) return 1;
  const number = /^\d(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
  if (number >= 0 && number <= 1) return number;
  throw new ConfigError(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${value}".`);
}
