import { boardingStates, findingStatuses, loanStates, wireStates } from '@countersign/contract/closed-sets';
import { problems } from '@countersign/contract/problems';
import type { Transition } from '@countersign/engine/states/transitions';
import { boardingTransitions } from '../apps/server/src/boarding/boarding.transitions.ts';
import { loanTransitions } from '../apps/server/src/loans/loan.transitions.ts';
import { findingTransitions } from '../apps/server/src/review/finding.transitions.ts';
import { wireTransitions } from '../apps/server/src/wires/wire.transitions.ts';

/** Documents that are printed from tables in the code, by their path. */
export function printedDocuments(): Record<string, string> {
  return { 'docs/states.md': printStates(), 'docs/problems.md': printProblems() };
}

function printStates(): string {
  return `# States and moves

Printed from the transition tables by \`npm run docs\`; never edited by hand. Every pair that is not listed is refused, over HTTP and by the database.

${printMachine('Loan', 'apps/server/src/loans/loan.transitions.ts', loanStates, loanTransitions)}
${printMachine('Finding', 'apps/server/src/review/finding.transitions.ts', findingStatuses, findingTransitions)}
${printMachine('Boarding', 'apps/server/src/boarding/boarding.transitions.ts', boardingStates, boardingTransitions)}
${printMachine('Wire', 'apps/server/src/wires/wire.transitions.ts', wireStates, wireTransitions)}`;
}

function printMachine(
  title: string,
  file: string,
  states: readonly string[],
  table: readonly Transition<string, string>[],
): string {
  const rows = table.map((row) => `| ${row.from} | ${row.on} | ${row.to} | ${row.evidence ?? ''} | ${row.source} |`);
  return `## ${title}

States: ${states.join(', ')}. Table: \`${file}\`.

\`\`\`mermaid
stateDiagram-v2
${table.map((row) => `  ${row.from} --> ${row.to}: ${row.on}`).join('\n')}
\`\`\`

| from | on | to | evidence | source |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

function printProblems(): string {
  const rows = Object.entries(problems)
    .sort(([a, { status: left }], [b, { status: right }]) => left - right || (a < b ? -1 : 1))
    .map(([code, { status, title }]) => `| ${status} | \`${code}\` | ${title} |`);
  return `# Problems

Printed from \`packages/contract/src/problems.ts\` by \`npm run docs\`; never edited by hand. Every error answer has this body (RFC 9457): \`type\`, \`title\`, \`status\`, \`detail\`, \`instance\`, \`code\`, \`errors\`, \`requestId\`, and \`blockers\` where approval is blocked. Branch on \`code\`: it is stable.

| status | code | title |
| --- | --- | --- |
${rows.join('\n')}
`;
}
