export { inSpan, isTracing, noteOnUnit, type OpenSpan, openSpan } from './in-span.ts';
export { isAllowedAttribute, isAllowedName } from './span-attributes.ts';
export { startTracing } from './start-tracing.ts';
export { traceDb } from './trace-db.ts';
