// What must never be committed: registry hosts, absolute paths of somebody's machine, private keys, a call that lies, the
// name of a decision that there is not.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decisionFaults, listDecisions } from './list-decisions.mjs';
import { root } from './run-steps.mjs';

const forbidden = [
  [/registry\.(npmjs|yarnpkg)\.(org|com)/, 'a host of a package registry'],
  [/(^|[\s"'`(=:])\/(home|Users|root|work)\/[A-Za-z0-9._-]+\//m, 'an absolute path of a machine'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]{40}/, 'a private key'],
  [/URL\.canParse\(/, 'a call that Node 20 answers wrongly once it is compiled: use parseUrl'],
];
/** This file holds the patterns themselves. */
const self = 'tools/check-tree.mjs';

const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const files = stdout.split('\0').filter((file) => file !== '' && file !== self);
const decisions = listDecisions();
const faults = decisionFaults(decisions);
const numbers = new Set(decisions.map(({ number }) => number));
const records = new Set(decisions.map((decision) => decision.file));
for (const file of files) {
  const text = read(file);
  for (const [pattern, what] of forbidden) if (pattern.test(text)) faults.push(`${file} holds ${what}.`);
  for (const named of namedDecisions(text)) if (!isKnown(named)) faults.push(`${file} names the decision ${named}.`);
}

/** `decision 0061`, `decisions 0059 to 0062`, and paths of records. */
function namedDecisions(text) {
  const byNumber = [...text.matchAll(/\bdecisions? (\d{4})(?:(?:,| and| to) (\d{4}))*/g)].flatMap(([words]) =>
    words.match(/\d{4}/g),
  );
  const byPath = [...text.matchAll(/\bdecisions\/(\d{4}-[a-z0-9-]+\.md)/g)].map(([, path]) => path);
  return [...byNumber, ...byPath];
}

function isKnown(named) {
  return named.endsWith('.md') ? records.has(named) : numbers.has(named);
}

function read(file) {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return ''; // A file that git still lists and the disk no longer has.
  }
}

if (files.length === 0 && stdout !== '') throw new Error('No file was looked at.');
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`Nothing forbidden in ${files.length} files.`);
