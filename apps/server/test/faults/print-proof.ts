import { families } from './families.ts';
import type { FaultRun } from './run-faults.ts';

/** One line a run, as it goes. */
export function printRow({ family, name, round, seconds, skipped, faults, figures }: FaultRun): string {
  const result = skipped !== null ? `not done: ${skipped}` : faults.length === 0 ? 'held' : `BROKEN (${faults.length})`;
  const told = Object.entries(figures).map(([what, count]) => `${count} ${what}`);
  const head = `${family.padEnd(12)} ${name.padEnd(34)} round ${round + 1} ${seconds.toFixed(0).padStart(4)} s  ${result}`;
  return [`${head}${told.length === 0 ? '' : `  (${told.join(', ')})`}`, ...faults.map((fault) => `  - ${fault}`)].join(
    '\n',
  );
}

/** The table of runs and results for docs/proof. */
export function printProof(runs: readonly FaultRun[], command: string, about: string): string {
  const lines = ['# Fault matrix: what is broken on purpose, and what held', '', `\`${command}\``, '', about, ''];
  for (const family of families) {
    lines.push(`## ${family.name}`, '', `Checked by code after each: ${family.checked}.`, '');
    lines.push('| fault | what is broken | expected | runs | result |', '| --- | --- | --- | --- | --- |');
    for (const fault of family.faults) {
      const of = runs.filter(({ name }) => name === fault.name);
      lines.push(`| ${fault.name} | ${fault.broken} | ${fault.expected} | ${countOf(of)} | ${resultOf(of)} |`);
    }
    lines.push('');
    const last = runs.filter((run) => run.family === family.name && Object.keys(run.figures).length > 0).at(-1);
    if (last === undefined) continue;
    const figures = Object.entries(last.figures).map(([what, count]) => `${what} ${count}`);
    lines.push(`Checked after the last of them: ${figures.join(', ')}.`, '');
  }
  const broken = runs.filter(({ faults }) => faults.length > 0);
  for (const { name, round, faults } of broken) {
    lines.push(
      `- ${name}, round ${round + 1}: ${faults
        .slice(0, 5)
        .map((fault) => fault.split('\n', 1)[0])
        .join(' ')}`,
    );
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

function countOf(runs: readonly FaultRun[]): number {
  return runs.filter(({ skipped }) => skipped === null).length;
}

function resultOf(runs: readonly FaultRun[]): string {
  if (runs.length === 0) return 'not run';
  const skipped = runs.find((run) => run.skipped !== null)?.skipped;
  if (skipped !== undefined && skipped !== null) return `not done here: ${skipped}`;
  const broken = runs.filter(({ faults }) => faults.length > 0).length;
  return broken === 0 ? 'held' : `broken in ${broken}, see below`;
}
