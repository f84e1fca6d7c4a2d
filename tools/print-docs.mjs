// Prints docs/states.md, docs/problems.md, the index of the decisions, the drawing in docs/architecture.md and the counts in
// docs/security.md; with --check, fails when they have drifted.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawRooms } from './draw-rooms.mjs';
import { listDecisions, printDecisions } from './list-decisions.mjs';
import table from './rooms.cjs';
import { root } from './run-steps.mjs';
import { importTs } from './run-ts.mjs';

const { printedDocuments } = await importTs('tools/printed-documents.ts');
const documents = {
  ...printedDocuments(),
  'docs/architecture.md': withDrawing(read('docs/architecture.md')),
  'docs/decisions/README.md': printDecisions(listDecisions()),
  'docs/security.md': withCounts(read('docs/security.md')),
};
const drifted = [];
for (const [path, text] of Object.entries(documents)) {
  if (!process.argv.includes('--check')) writeFileSync(join(root, path), text);
  else if (read(path) !== text) drifted.push(path);
}

/** The map is written by hand but for this. */
function withDrawing(text) {
  const place = /(<!-- rooms: [^\n]* -->\n)```text\n[\s\S]*?```\n/;
  if (!place.test(text)) throw new Error('docs/architecture.md has no place for the drawing of the rooms.');
  return text.replace(place, (_, mark) => `${mark}\`\`\`text\n${drawRooms(table)}\n\`\`\`\n`);
}

/** How many requirements are in each state; a row without a state is of something that the product has not. */
function withCounts(text) {
  const cells = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const rows = cells.filter(([, number = '']) => /^V\d/.test(number));
  const states = rows.map((row) => (row.length === 8 ? row[4] : 'not applicable'));
  const place = /(<!-- counts: [^\n]* -->\n(?:\|[^\n]*\n){2})((?:\|[^\n]*\n)+)/;
  if (!place.test(text)) throw new Error('docs/security.md has no place for the counts of its rows.');
  return text.replace(place, (_, head, table) => {
    const counted = table.replace(/^\| ([^|]+) \| ([^|]+) \| \d+ \|$/gm, (_row, state, meaning) => {
      const count = states.filter((each) => each === state).length;
      return `| ${state} | ${meaning} | ${count} |`;
    });
    return head + counted;
  });
}

/** Empty where there is none: a document that was never printed has drifted, too. */
function read(path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return '';
  }
}

if (drifted.length > 0) {
  console.error(`Not as the code prints it: ${drifted.join(', ')}. Run npm run docs and commit the result.`);
  process.exit(1);
}
