import { type Context, isSpanContextValid, ROOT_CONTEXT, type SpanContext, trace } from '@opentelemetry/api';

const PATTERN = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** W3C Trace Context, level 1: the header that one process hands to the next. */
export function formatTraceparent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${(traceFlags & 0xff).toString(16).padStart(2, '0')}`;
}

/** The context of whoever sent it, or an empty one: a header that cannot be read begins a trace of its own. */
export function contextFrom(traceparent: unknown): Context {
  const read = typeof traceparent === 'string' ? PATTERN.exec(traceparent) : null;
  if (read === null) return ROOT_CONTEXT;
  const [, version = 'ff', traceId = '', spanId = '', flags = '00', rest] = read;
  // Version 00 has four parts; later ones may have more; ff is forbidden.
  if (version === 'ff' || (version === '00' && rest !== undefined)) return ROOT_CONTEXT;
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT;
}
