import type { Modules } from './modules.ts';

/** How hard a camera finds it (ISO/IEC 18004, 7.8.3): long runs, blocks, what looks like a finder, too much of one colour. */
export function penaltyOf(modules: Modules): number {
  const size = modules.length;
  const columns = modules.map((_, x) => modules.map((row) => row[x] === true));
  const lines = [...modules, ...columns].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''));
  let penalty = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2;
    for (const finder of ['00001011101', '10111010000']) {
      for (let at = line.indexOf(finder); at >= 0; at = line.indexOf(finder, at + 1)) penalty += 40;
    }
  }
  for (let y = 1; y < size; y += 1) {
    for (let x = 1; x < size; x += 1) {
      const here = modules[y]?.[x];
      const alike = [modules[y]?.[x - 1], modules[y - 1]?.[x], modules[y - 1]?.[x - 1]].every(
        (other) => other === here,
      );
      if (alike) penalty += 3;
    }
  }
  const dark = modules.flat().filter(Boolean).length;
  return penalty + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}
