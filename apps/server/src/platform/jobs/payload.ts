import type { TSchema } from 'typebox';
import { currentTraceparent } from '../tracing/in-span.ts';
import { createValidator } from '../validation.ts';

/** What is wrong with a payload, in words, or null. */
export function payloadFaults(schema: TSchema, payload: unknown): string | null {
  const faults = createValidator(schema, 'body')(payload);
  return faults.length === 0 ? null : faults.map((fault) => `${fault.field || 'it'} ${fault.message}`).join('; ');
}

/** A payload as it stood when the job was enqueued, with what the queue and the tracing put beside it. */
export interface SplitPayload {
  readonly payload: unknown;
  /** The minute that a cron job was due at. */
  readonly scheduledFor: Date | null;
  /** The span that the job follows from. */
  readonly traceparent: string | null;
}

/** What follows from a traced request or job is part of its trace. Stands on the queue alone, never in evidence. */
export function withTrace(payload: unknown): unknown {
  const traceparent = currentTraceparent();
  return traceparent === null ? payload : { ...(payload as object), _trace: traceparent };
}

/** The queue library puts the time of a cron job into its payload. */
export function splitPayload(raw: unknown): SplitPayload {
  if (typeof raw !== 'object' || raw === null) return { payload: raw, scheduledFor: null, traceparent: null };
  const { _cron, _trace, ...payload } = raw as { _cron?: { ts: string }; _trace?: string };
  return {
    payload,
    scheduledFor: _cron === undefined ? null : new Date(_cron.ts),
    traceparent: typeof _trace === 'string' ? _trace : null,
  };
}
