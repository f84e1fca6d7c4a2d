import { readdirSync, readFileSync } from 'node:fs';

/** The most memory that a process of this name, started by this one, has used, in megabytes; null where the system does not tell. */
export function childMemory(name: string): number | null {
  try {
    const lists = readdirSync('/proc/self/task').map((task) =>
      readFileSync(`/proc/self/task/${task}/children`, 'latin1'),
    );
    const living = lists.flatMap((list) => list.split(' ').filter((pid) => pid !== ''));
    const named = living.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(name));
    const peaks = named.map((pid) =>
      Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]),
    );
    return peaks.length === 0 ? null : Math.round(Math.max(...peaks) / 1024);
  } catch {
    return null;
  }
}
