// What must never be committed: registry hosts, absolute paths of somebody's machine, private keys, a call that lies.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
const faults = [];
for (const file of files) {
  const text = read(file);
  for (const [pattern, what] of forbidden) if (pattern.test(text)) faults.push(`${file} holds ${what}.`);
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
