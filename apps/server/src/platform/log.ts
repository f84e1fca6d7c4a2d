import { type DestinationStream, type Logger, pino } from 'pino';
import { currentLogContext } from './log-context.ts';
import { toLoggedError } from './logged-error.ts';
import { currentTraceIds } from './tracing/in-span.ts';

export type Log = Logger;

/**
 * All that a line may say beside its message: ids of ours, names from closed sets, counts and times. No field can hold a
 * borrower, a loan's reference, a file's name or an account, since none of them is listed. One that is not listed is left
 * out, and the line says so.
 */
const fields: ReadonlySet<string> = new Set([
  // which request, job or trace
  'requestId',
  'job',
  'jobId',
  'attempt',
  'traceId',
  'spanId',
  // what was asked and answered
  'method',
  'operation',
  'status',
  'ms',
  // ids of ours
  'boardingId',
  'keyId',
  'sessionId',
  'sha256',
  'userId',
  'webhookId',
  'workerId',
  // names from closed sets, and sentences of ours
  'check',
  'chore',
  'engineVersion',
  'err',
  'from',
  'license',
  'provider',
  'reason',
  'target',
  'tool',
  'what',
  // the service itself
  'applied',
  'newer',
  'code',
  'day',
  'line',
  'node',
  'nodePid',
  'restartInMs',
  'retryInSeconds',
  'signal',
]);

/** Structured logs on standard output, one line of JSON each. The redaction is a second fence behind the list of fields. */
export function createLog(level: string, role: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: { role, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    // A line leads to its request or job, and from there to its trace.
    mixin: () => ({ ...currentLogContext(), ...currentTraceIds() }),
    formatters: { log: onlyListed },
    serializers: { err: toLoggedError },
    redact: {
      paths: [
        'password',
        'apiKey',
        'token',
        'secret',
        '*.password',
        '*.apiKey',
        '*.token',
        '*.secret',
        '*.authorization',
      ],
      censor: '[removed]',
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function onlyListed(logged: Record<string, unknown>): Record<string, unknown> {
  const unknown = Object.keys(logged).filter((name) => !fields.has(name));
  if (unknown.length === 0) return logged;
  const listed = Object.entries(logged).filter(([name]) => fields.has(name));
  return { ...Object.fromEntries(listed), leftOut: unknown };
}
