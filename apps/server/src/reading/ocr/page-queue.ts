/** Nobody else may wait now; ask again later. */
export class QueueFull extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('As many pages wait as may.');
    this.name = 'QueueFull';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface PageQueue {
  /** Runs the work when it is its turn; rejects at once with QueueFull, or with the signal's reason while waiting. */
  run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  counts(): { readonly running: number; readonly waiting: number };
}

/** A page takes a few seconds; whoever is sent away comes back when about one has been done. */
const RETRY_SECONDS = 2;

/** A few at a time, a bounded number waiting, first come first served. */
export function createPageQueue(slots: number, mostWaiting: number): PageQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function takeTurn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (running < slots) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new QueueFull(RETRY_SECONDS);
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(go), 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(go);
    });
  }

  return {
    async run(signal, work) {
      await takeTurn(signal);
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        // Handed on rather than given back: nobody who comes later may overtake.
        if (next === undefined) running -= 1;
        else next();
      }
    },
    counts: () => ({ running, waiting: waiting.length }),
  };
}
