import { readdirSync, readFileSync } from 'node:fs';

/** What a process of the service is for. */
export type Role = 'service' | 'reading' | 'recognition' | 'database';
export type MemoryByRole = Readonly<Record<Role, number>>;

/**
 * Bytes that a process and all that it started hold, by what they are for. Pages that several share count in parts
 * (PSS), so that the sum is what the machine gives them. Linux only.
 */
export function memoryOfTree(pid: number): MemoryByRole {
  const found: Record<Role, number> = { service: 0, reading: 0, recognition: 0, database: 0 };
  for (const one of treeOf(pid)) {
    try {
      const command = readFileSync(`/proc/${one}/cmdline`, 'latin1').replaceAll('\0', ' ');
      const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'latin1'))?.[1];
      found[roleOf(command)] += Number(kilobytes ?? 0) * 1024;
    } catch {
      // It ended between one look and the next.
    }
  }
  return found;
}

function roleOf(command: string): Role {
  if (/postgres/.test(command)) return 'database';
  if (/dist\/recognizer/.test(command)) return 'recognition';
  return /dist\/reader/.test(command) ? 'reading' : 'service';
}

function treeOf(root: number): readonly number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    const parent = parentOf(pid);
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const found = [root];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found;
}

/** The second field may hold spaces and brackets: what counts comes after the last one. */
function parentOf(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ');
    return Number(fields[1]);
  } catch {
    return null;
  }
}

export interface Watch {
  /** The most that each role, and all together, held at one time since the watch began. */
  end(): { readonly all: number; readonly byRole: MemoryByRole };
}

export function watchMemory(pid: number, everyMs: number): Watch {
  let byRole = memoryOfTree(pid);
  let all = total(byRole);
  const look = () => {
    const now = memoryOfTree(pid);
    all = Math.max(all, total(now));
    const roles = Object.keys(now) as Role[];
    byRole = Object.fromEntries(roles.map((role) => [role, Math.max(byRole[role], now[role])])) as Record<Role, number>;
  };
  const looking = setInterval(look, everyMs);
  return {
    end() {
      clearInterval(looking);
      look();
      return { all, byRole };
    },
  };
}

export function total(memory: MemoryByRole): number {
  return Object.values(memory).reduce((sum, bytes) => sum + bytes, 0);
}
