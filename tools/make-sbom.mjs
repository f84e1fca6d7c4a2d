// `node tools/make-sbom.mjs`: prints what a release is made of, as CycloneDX 1.6: every package of the lockfile that the
// server or the web page brings, with its version, license and hash, and what asks for what. The build writes the same
// beside the bundle, `dist/sbom.cdx.json`. Nothing in it changes but with the lockfile.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './run-steps.mjs';

/** The workspaces that end up in a release. */
const shipped = ['apps/server', 'apps/web', 'packages/engine', 'packages/contract'];

export function makeSbom(lock, { name, version }) {
  const found = new Map();
  const roots = shipped.flatMap((place) => requiredBy(lock, place));
  const waiting = [...roots];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (found.has(place)) continue;
    const asks = requiredBy(lock, place);
    found.set(place, asks);
    waiting.push(...asks);
  }
  // A package that stands in several places of the tree is one component.
  const components = new Map();
  const edges = new Map([[refOfRelease(name, version), new Set(roots.map((place) => purl(lock, place)))]]);
  for (const [place, asks] of found) {
    const ref = purl(lock, place);
    components.set(ref, describe(lock, place));
    const known = edges.get(ref) ?? new Set();
    for (const ask of asks) known.add(purl(lock, ask));
    edges.set(ref, known);
  }
  const release = refOfRelease(name, version);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': release, name, version } },
    components: [...components.values()].sort((a, b) => compare(a['bom-ref'], b['bom-ref'])),
    dependencies: [...edges]
      .map(([ref, asks]) => ({ ref, dependsOn: [...asks].sort(compare) }))
      .sort((a, b) => compare(a.ref, b.ref)),
  };
}

/** The places of the packages that one place of the lockfile asks for, as Node finds them: inside it first, then outside. */
function requiredBy(lock, place) {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = lock.packages[place];
  const names = Object.keys({ ...peerDependencies, ...dependencies, ...optionalDependencies });
  return names.flatMap((name) => {
    for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
      const at = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
      const entry = lock.packages[at];
      // Our own packages are part of the release, and stand among the roots already.
      if (entry !== undefined) return entry.link ? [] : [at];
      // A peer that nobody installed is one that is not needed.
      if (folder === '') return [];
    }
  });
}

function describe(lock, place) {
  const { version, integrity, license } = lock.packages[place];
  const full = nameOf(place);
  const [group, name] = full.startsWith('@') ? full.split('/') : [undefined, full];
  const [algorithm, digest] = (integrity ?? '').split('-');
  return {
    type: 'library',
    'bom-ref': purl(lock, place),
    ...(group === undefined ? {} : { group }),
    name,
    version,
    ...(algorithm === 'sha512' ? { hashes: [{ alg: 'SHA-512', content: toHex(digest) }] } : {}),
    ...(license === undefined ? {} : { licenses: [toLicense(license)] }),
    purl: purl(lock, place),
  };
}

const toHex = (base64) => Buffer.from(base64, 'base64').toString('hex');

/** Several licenses, or one with an exception, are an expression. */
function toLicense(license) {
  return /[ ()]/.test(license) ? { expression: license } : { license: { id: license } };
}

function purl(lock, place) {
  return `pkg:npm/${nameOf(place).replace('@', '%40')}@${lock.packages[place].version}`;
}

function nameOf(place) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function refOfRelease(name, version) {
  return `pkg:npm/${name}@${version}`;
}

function compare(a, b) {
  return a < b ? -1 : Number(a > b);
}

/** Of the checkout. */
export function readSbom() {
  const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
  return makeSbom(read('package-lock.json'), read('apps/server/package.json'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${JSON.stringify(readSbom(), null, 2)}\n`);
}
