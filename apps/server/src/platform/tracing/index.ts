export {
  currentTraceIds,
  currentTraceparent,
  inSpan,
  type Noted,
  noteOnUnit,
  type OpenSpan,
  openSpan,
  type SpanOptions,
} from './in-span.ts';
export { isAllowedAttribute, isAllowedName, type SpanAttributes } from './span-attributes.ts';
export { startTracing, type Tracing } from './start-tracing.ts';
export { traceDb } from './trace-db.ts';
export { readTracingConfig, type TracingConfig } from './tracing-config.ts';
