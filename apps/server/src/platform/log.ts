import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * Structured logs on standard output. Nothing is logged that was not named in the call: no bodies, no headers,
 * no query strings, so no password, key or borrower gets in. The redaction below is a second fence, not the first.
 */
export function createLog(level: string, role: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: { role, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
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
