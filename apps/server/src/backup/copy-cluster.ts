import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FinishedBackup } from '../platform/backup-session.ts';
import { hasCode } from '../platform/keyring/index.ts';
import type { BackupFolder } from './backup-folder.ts';
import { CONTROL_FILE, decideClusterEntry } from './cluster-files.ts';
import { inParallel } from './in-parallel.ts';
import { listSegments } from './wal-segments.ts';

const PLACE = 'postgres';
const AT_ONCE = 4;
/** The control file is written in one piece of 8 KiB a few times a minute: two equal reads in a row are a whole one. */
const CONTROL_READS = 100;
const CONTROL_PAUSE_MS = 5;

/**
 * Copies the data folder of the running server, between start and finish of a backup session. Pages that are torn while
 * they are copied are put right by the log; files that vanish meanwhile belong to tables that the log drops as well.
 */
export async function copyCluster(clusterDir: string, backup: BackupFolder): Promise<void> {
  await inParallel(listFiles(clusterDir, backup), AT_ONCE, async (path) => {
    await backup.copy(join(clusterDir, path), `${PLACE}/${path}`);
  });
  await copyControlFile(clusterDir, backup);
}

/** What makes the copy usable: the label, and the log from its start to its end. */
export async function copyLog(clusterDir: string, finished: FinishedBackup, backup: BackupFolder): Promise<void> {
  await backup.write(`${PLACE}/backup_label`, finished.label);
  for (const name of listSegments(finished.firstSegment, finished.lastSegment, finished.segmentBytes)) {
    const file = await backup.copy(join(clusterDir, 'pg_wal', name), `${PLACE}/pg_wal/${name}`);
    // The slot keeps them; one that is not there or not whole must never pass for a backup.
    if (file?.size !== finished.segmentBytes) throw new Error(`The segment ${name} of the log is not there.`);
  }
}

async function* listFiles(clusterDir: string, backup: BackupFolder): AsyncGenerator<string, void, undefined> {
  const waiting = [''];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const entry of await readFolder(join(clusterDir, folder))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const decision = decideClusterEntry(path);
      // Within a folder that stays empty only such a folder counts: a slot's own, for instance, must not be there.
      const isWithout = isWithinEmptyFolder(folder) && decision !== 'empty-folder';
      if (decision === 'leave' || isWithout || path === CONTROL_FILE) continue;
      if (entry.isDirectory()) {
        await backup.makeFolder(`${PLACE}/${path}`);
        waiting.push(path);
      } else if (entry.isFile()) yield path;
    }
  }
}

function isWithinEmptyFolder(folder: string): boolean {
  const parts = folder.split('/');
  return parts.some((_, index) => decideClusterEntry(parts.slice(0, index + 1).join('/')) === 'empty-folder');
}

async function readFolder(path: string) {
  return readdir(path, { withFileTypes: true }).catch((error: unknown) => {
    // A database that was dropped meanwhile.
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
}

async function copyControlFile(clusterDir: string, backup: BackupFolder): Promise<void> {
  const path = join(clusterDir, CONTROL_FILE);
  for (let read = 0; read < CONTROL_READS; read += 1) {
    const before = await readFile(path);
    const file = await backup.copy(path, `${PLACE}/${CONTROL_FILE}`);
    if (file !== null && before.equals(await readFile(join(backup.path, PLACE, CONTROL_FILE)))) return;
    await delay(CONTROL_PAUSE_MS);
  }
  throw new Error('The control file of the database was never at rest.');
}
