import { EgressTimeoutError } from './errors.ts';

/** What can end a request early: its time limit or the caller's signal. */
export interface RequestClock {
  readonly signal: AbortSignal;
  /** Rejects when the signal fires, and never settles otherwise. */
  readonly stopped: Promise<never>;
  /** The request is over: nothing is left that keeps the process or the caller's signal busy. */
  end(): void;
}

export function startClock(
  host: string,
  timeoutMs: number,
  callerSignal: AbortSignal | null | undefined,
): RequestClock {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => {
    controller.abort(new EgressTimeoutError(`${host} did not answer in full within ${timeoutMs} ms.`));
  }, timeoutMs);
  const forward = () => controller.abort(callerSignal?.reason);
  callerSignal?.addEventListener('abort', forward, { once: true });

  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // Whoever waits for it hears of it; where nobody does any more, it is not an error of the process.
  stopped.catch(() => {});
  if (callerSignal?.aborted === true) forward();

  return {
    signal,
    stopped,
    end() {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', forward);
    },
  };
}
