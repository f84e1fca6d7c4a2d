import { readdirSync, readFileSync } from 'node:fs';

export interface Timed<T> {
  readonly value: T;
  /** Of this process and of all that it started; null where the system does not tell. */
  readonly cpuSeconds: number | null;
  readonly seconds: number;
}

/** Linux counts in hundredths of a second. */
const TICKS = 100;

export async function timed<T>(work: () => Promise<T>): Promise<Timed<T>> {
  const [children, own, start] = [childSeconds(), process.cpuUsage(), performance.now()];
  const value = await work();
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(own);
  const after = childSeconds();
  const cpuSeconds = children === null || after === null ? null : after - children + (user + system) / 1e6;
  return { value, cpuSeconds, seconds };
}

/** What processes started by this one have used: those that have ended, and those that live. */
function childSeconds(): number | null {
  try {
    const [, , endedUser, endedSystem] = timesOf('self');
    const lists = readdirSync('/proc/self/task').map((task) =>
      readFileSync(`/proc/self/task/${task}/children`, 'latin1'),
    );
    const living = lists.flatMap((list) => list.split(' ').filter((pid) => pid !== ''));
    const ticks = living.map((pid) => timesOf(pid)).map(([user, system]) => user + system);
    return (ticks.reduce((sum, each) => sum + each, 0) + endedUser + endedSystem) / TICKS;
  } catch {
    return null;
  }
}

/** Fields 14 to 17 of a process's line: its own time and that of its ended children. The second field may hold spaces. */
function timesOf(pid: string): readonly [number, number, number, number] {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
    .replace(/^.*\) /s, '')
    .split(' ');
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
  return [user, system, endedUser, endedSystem];
}
