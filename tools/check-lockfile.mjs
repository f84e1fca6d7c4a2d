// The lockfile must install anywhere: it names no registry host, and every package that ships a binary is listed for
// linux and macOS on x64 and arm64. npm writes only the machine's own platform when it updates a tree in place. And the list
// of what a release is made of must follow from it whole.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSbom } from './make-sbom.mjs';
import { root } from './run-steps.mjs';

const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/** What is wrong with a lockfile, in sentences. */
export function findLockfileFaults(lock) {
  const faults = [];
  const families = new Map();
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (typeof entry.resolved === 'string' && /:\/\//.test(entry.resolved))
      faults.push(`${path} names a host: ${entry.resolved}`);
    if (path.startsWith('node_modules') && !entry.link && !entry.integrity)
      faults.push(`${path} has no integrity hash.`);
    for (const os of entry.os ?? []) {
      for (const cpu of entry.cpu ?? []) {
        const family = familyOf(path);
        families.set(family, (families.get(family) ?? new Set()).add(`${os}-${cpu}`));
      }
    }
  }
  for (const [family, seen] of families) {
    // A family for another system alone (such as fsevents' kin for Windows) is not one that we need.
    if (!platforms.some((platform) => seen.has(platform))) continue;
    for (const platform of platforms)
      if (!seen.has(platform)) faults.push(`${family} lists no binary for ${platform}.`);
  }
  if (families.size === 0) faults.push('No package with binaries was found; the check is blind.');
  return faults;
}

/** What is wrong with the list of what a release is made of, in sentences. */
export function findSbomFaults({ components, dependencies }) {
  const listed = new Set(components.map((component) => component['bom-ref']));
  const asked = dependencies.flatMap(({ dependsOn }) => dependsOn);
  const faults = asked.filter((ref) => !listed.has(ref)).map((ref) => `${ref} is asked for and not listed.`);
  for (const component of components)
    if (!component.hashes) faults.push(`${component['bom-ref']} is listed without its hash.`);
  if (listed.size !== components.length) faults.push('A component is listed twice.');
  // The server cannot do without them: a walk that misses them sees nothing.
  for (const name of ['fastify', 'pg', 'react'])
    if (!components.some((component) => component.name === name && !component.group))
      faults.push(`${name} is missing.`);
  return faults;
}

/** The packages of one program differ only in the platform at the end of their names. */
function familyOf(path) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return name.replace(
    /(linux|darwin|win32|windows|android|freebsd|openbsd|netbsd|sunos|aix|openharmony|wasm32).*$/,
    '',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const faults = [...findLockfileFaults(lock), ...findSbomFaults(readSbom())];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
  console.log('The lockfile names no host and lists every binary for linux and macOS, x64 and arm64.');
}
