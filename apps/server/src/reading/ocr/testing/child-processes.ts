import { execFileSync } from 'node:child_process';

/** The processes that this one has started and that still live, without the one that lists them. */
export function childProcesses(matching: RegExp): readonly string[] {
  const lines = execFileSync('ps', ['-A', '-o', 'ppid=,stat=,args='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => {
    const [parent, state = ''] = line.trim().split(/\s+/);
    return parent === String(process.pid) && !state.startsWith('Z') && matching.test(line);
  });
}
