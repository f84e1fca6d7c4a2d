import { join } from 'node:path';

/** Says how many milliseconds the clock of a node is off (clock-shift.mjs). */
export function clockFileOf(folder: string, name: string): string {
  return join(folder, `${name}.clock`);
}
