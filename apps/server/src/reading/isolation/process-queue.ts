import type { PoolHabits } from './reader-limits.ts';
import { type ReaderProcess, startReaderProcess } from './reader-process.ts';

export class PoolClosed extends Error {
  override readonly name = 'PoolClosed';

  constructor() {
    super('The reading of files was stopped.');
  }
}

/** Somebody who holds a process without using it at the moment. */
export interface Holder {
  /** Gives the process back to the queue; done when it is there. */
  yieldProcess(): Promise<void>;
}

/** Hands out processes in the order in which they were asked for. */
export interface ProcessQueue {
  /** Waits for a turn; an abort gives up the place in the queue. */
  take(signal?: AbortSignal): Promise<ReaderProcess>;
  /** The next in the queue gets it, or a fresh one in its stead when it is worn out. */
  giveBack(process: ReaderProcess): Promise<void>;
  /** The holder's process may be asked for when others wait. */
  offer(holder: Holder): void;
  /** The holder uses its process again. */
  withdraw(holder: Holder): void;
  close(): Promise<void>;
}

interface Waiting {
  resolve(process: ReaderProcess): void;
  reject(error: unknown): void;
}

export function createProcessQueue(program: string, most: number, habits: PoolHabits): ProcessQueue {
  const waiting: Waiting[] = [];
  const resting: ReaderProcess[] = [];
  const living = new Map<ReaderProcess, { files: number }>();
  const idle = new Set<Holder>();
  const starting = new Set<Promise<void>>();
  let yielding = 0;
  let closed = false;

  /** Serves the queue as far as processes are free or may be started. */
  const serve = () => {
    while (waiting.length > 0) {
      const ready = resting.pop();
      if (ready === undefined) break;
      if (isWornOut(ready)) void retire(ready);
      else hand(ready);
    }
    while (starting.size < waiting.length && living.size + starting.size < most) start();
    // Those who hold a process idly are asked for it, one for each who waits and has none coming.
    for (const holder of [...idle].slice(0, Math.max(0, waiting.length - starting.size - yielding))) {
      idle.delete(holder);
      yielding += 1;
      void holder.yieldProcess().finally(() => {
        yielding -= 1;
      });
    }
  };

  const hand = (process: ReaderProcess) => {
    const worn = living.get(process);
    const next = waiting.shift();
    if (worn === undefined || next === undefined) return void resting.push(process);
    worn.files += 1;
    next.resolve(process);
  };

  const isWornOut = (process: ReaderProcess) =>
    !process.isAlive() || process.isSpoilt() || (living.get(process)?.files ?? 0) >= habits.filesPerProcess;

  const retire = (process: ReaderProcess) => {
    living.delete(process);
    return process.end();
  };

  const start = () => {
    const begun = startReaderProcess(program, habits).then(
      async (process) => {
        starting.delete(begun);
        if (closed) return process.end();
        living.set(process, { files: 0 });
        resting.push(process);
        serve();
      },
      (error: unknown) => {
        starting.delete(begun);
        // The first who waits hears of it; the others try in turn, so that no failure starts processes without end.
        waiting.shift()?.reject(error);
        serve();
      },
    );
    starting.add(begun);
  };

  return {
    take: (signal) =>
      new Promise<ReaderProcess>((resolve, reject) => {
        if (closed) return reject(new PoolClosed());
        if (signal?.aborted === true) return reject(signal.reason);
        const leave = () => {
          waiting.splice(waiting.indexOf(place), 1);
          reject(signal?.reason);
        };
        const place: Waiting = {
          resolve: (process) => {
            signal?.removeEventListener('abort', leave);
            resolve(process);
          },
          reject: (error) => {
            signal?.removeEventListener('abort', leave);
            reject(error);
          },
        };
        signal?.addEventListener('abort', leave, { once: true });
        waiting.push(place);
        serve();
      }),
    giveBack: async (process) => {
      if (!living.has(process)) return;
      const swollen = process.isAlive() && (await process.takePeakBytes()) > habits.restingBytes;
      if (closed || swollen || isWornOut(process)) await retire(process);
      else resting.push(process);
      serve();
    },
    offer: (holder) => {
      idle.add(holder);
      serve();
    },
    withdraw: (holder) => void idle.delete(holder),
    close: async () => {
      closed = true;
      for (const { reject } of waiting.splice(0)) reject(new PoolClosed());
      await Promise.all([...starting, ...[...living.keys()].map((process) => retire(process))]);
    },
  };
}
