import { AsyncLocalStorage } from 'node:async_hooks';

/** What every line says that is logged while it is so: which request or which job it belongs to. */
export interface LogContext {
  readonly requestId?: string;
  readonly job?: string;
  readonly jobId?: number;
}

const storage = new AsyncLocalStorage<LogContext>();

export function inLogContext<T>(context: LogContext, work: () => T): T {
  return storage.run(context, work);
}

export function currentLogContext(): LogContext {
  return storage.getStore() ?? {};
}
