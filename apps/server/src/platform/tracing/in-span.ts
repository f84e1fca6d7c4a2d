import {
  type Context,
  context,
  createContextKey,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { DomainError } from '../domain-error.ts';
import type { SpanAttributes } from './span-attributes.ts';
import { contextFrom, formatTraceparent } from './traceparent.ts';

/** What whoever works in a span may add to it. */
export interface Noted {
  note(attributes: SpanAttributes): void;
}

export interface SpanOptions {
  /** Who is on the other side: a caller, a queue, somebody whom we call; nobody where left out. */
  readonly kind?: 'server' | 'consumer' | 'client';
  readonly attributes?: SpanAttributes;
  /** The traceparent of what led to this; given, even as null, it is the only thing that did. */
  readonly from?: string | null;
  /** A request or a job: what happens inside may be noted on it from anywhere within. */
  readonly isUnit?: boolean;
}

const KINDS = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT } as const;
const UNIT = createContextKey('countersign unit of work');
const nowhere: Noted = { note: () => {} };

let isOn = false;

/** Off until the process has an exporter: then every function here costs one comparison. */
export function switchTracing(on: boolean): void {
  isOn = on;
}

/** For whoever would have to put together what a span says. */
export function isTracing(): boolean {
  return isOn;
}

/** Runs work as a span. What it throws is named by its kind, never by its message. */
export async function inSpan<T>(name: string, options: SpanOptions, work: (span: Noted) => Promise<T>): Promise<T> {
  if (!isOn) return work(nowhere);
  const { span, within } = begin(name, options);
  try {
    return await context.with(within, () => work({ note: (attributes) => void span.setAttributes({ ...attributes }) }));
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', kindOf(error));
    throw error;
  } finally {
    span.end();
  }
}

/** A span whose beginning and end are two calls, as those of a request. */
export interface OpenSpan extends Noted {
  /** Runs something inside the span. */
  run<T>(work: () => T): T;
  end(attributes: SpanAttributes, failed: boolean): void;
}

/** Null where nothing is traced. */
export function openSpan(name: string, options: SpanOptions): OpenSpan | null {
  if (!isOn) return null;
  const { span, within } = begin(name, options);
  return {
    note: (attributes) => void span.setAttributes({ ...attributes }),
    run: (work) => context.with(within, work),
    end: (attributes, failed) => {
      span.setAttributes({ ...attributes });
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

function begin(name: string, options: SpanOptions): { readonly span: Span; readonly within: Context } {
  const { kind, attributes = {}, from, isUnit = false } = options;
  const parent = from === undefined ? context.active() : from === null ? ROOT_CONTEXT : contextFrom(from);
  const spanOptions = { kind: kind === undefined ? SpanKind.INTERNAL : KINDS[kind], attributes: { ...attributes } };
  const span = trace.getTracer('countersign').startSpan(name, spanOptions, parent);
  const within = trace.setSpan(parent, span);
  return { span, within: isUnit ? within.setValue(UNIT, span) : within };
}

/** Adds to the request or the job that this is part of, from wherever something is known about it. */
export function noteOnUnit(attributes: SpanAttributes): void {
  if (!isOn) return;
  const unit = context.active().getValue(UNIT) as Span | undefined;
  unit?.setAttributes({ ...attributes });
}

/** What to hand to whatever follows from this, or null where nothing is traced. */
export function currentTraceparent(): string | null {
  if (!isOn) return null;
  const spanContext = trace.getSpanContext(context.active());
  return spanContext === undefined ? null : formatTraceparent(spanContext);
}

/** For log lines, so that a line leads to its trace. */
export function currentTraceIds(): { readonly traceId: string; readonly spanId: string } | null {
  if (!isOn) return null;
  const spanContext = trace.getSpanContext(context.active());
  return spanContext === undefined ? null : { traceId: spanContext.traceId, spanId: spanContext.spanId };
}

/** Messages of errors may hold anything; their kinds are ours. */
function kindOf(error: unknown): string {
  if (error instanceof DomainError) return error.refusal.code;
  return error instanceof Error ? error.name : 'unknown';
}
