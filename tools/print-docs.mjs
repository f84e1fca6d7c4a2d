// Prints docs/states.md and docs/problems.md from the tables in the code; with --check, fails when they have drifted.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-steps.mjs';
import { importTs } from './run-ts.mjs';

const { printedDocuments } = await importTs('tools/printed-documents.ts');
const drifted = [];
for (const [path, text] of Object.entries(printedDocuments())) {
  const file = join(root, path);
  if (process.argv.includes('--check')) {
    let now = '';
    try {
      now = readFileSync(file, 'utf8');
    } catch {
      // A document that was never printed has drifted, too.
    }
    if (now !== text) drifted.push(path);
  } else writeFileSync(file, text);
}
if (drifted.length > 0) {
  console.error(`Not as the code prints it: ${drifted.join(', ')}. Run npm run docs and commit the result.`);
  process.exit(1);
}
