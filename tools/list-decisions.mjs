// The decisions: records of one topic each, which hold one or more numbered decisions.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-steps.mjs';

const folder = 'docs/decisions';

/** Every numbered decision with its title and the record that holds it, by number. */
export function listDecisions() {
  return readdirSync(join(root, folder))
    .filter((file) => /^\d{4}-.*\.md$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, folder, file), 'utf8');
      return [...text.matchAll(/^##? (\d{4}) (.+)$/gm)].map(([, number, title]) => ({ number, title, file }));
    })
    .sort((a, b) => a.number.localeCompare(b.number));
}

/** Numbers that stand twice, or in a record without any. */
export function decisionFaults(decisions) {
  const numbers = decisions.map(({ number }) => number);
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  return twice.map((number) => `Decision ${number} stands twice in ${folder}.`);
}

/** The index of the records. */
export function printDecisions(decisions) {
  const rows = decisions.map(({ number, title, file }) => `| ${number} | [${title}](${file}) |`);
  return `# Decisions

Printed from the records by \`npm run docs\`; never edited by hand. What the specification leaves open and others could decide otherwise. One record holds the decisions of one topic, each under the number by which code and documents name it. A new decision goes into the record of its topic, with the next free number; what no longer decides anything is taken out.

| number | decision |
| --- | --- |
${rows.join('\n')}
`;
}
