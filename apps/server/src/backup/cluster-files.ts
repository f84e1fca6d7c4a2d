/**
 * What a copy of a running PostgreSQL's data folder must not hold, after its documentation ("Making a Base Backup Using
 * the Low Level API"). Paths are relative to the data folder, with slashes.
 */

/** Only what the running server needs for itself; the copy starts with these folders empty. */
const emptyFolders = [
  'pg_dynshmem',
  'pg_notify',
  // A slot of the original would keep the copy's log for ever.
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  // The segments that belong to the copy are taken by name, after its end is known.
  'pg_wal',
  'pg_wal/archive_status',
  'pg_wal/summaries',
] as const;

const leftOutFiles: readonly string[] = [
  'postmaster.pid',
  'postmaster.opts',
  'current_logfiles',
  // Written anew from what the end of the backup says; an old one would lead recovery to the wrong place.
  'backup_label',
  'backup_label.old',
  'tablespace_map',
  'tablespace_map.old',
  'backup_manifest',
  'standby.signal',
  'recovery.signal',
];

export type ClusterEntry = 'take' | 'leave' | 'empty-folder';

export function decideClusterEntry(path: string): ClusterEntry {
  if (emptyFolders.some((folder) => folder === path)) return 'empty-folder';
  const name = path.split('/').at(-1) ?? '';
  const isLeftOut = leftOutFiles.includes(path) || name.startsWith('pgsql_tmp') || name.startsWith('pg_internal.init');
  return isLeftOut ? 'leave' : 'take';
}

/** The control file is rewritten in place all the time and comes last, so that it is not older than what it speaks of. */
export const CONTROL_FILE = 'global/pg_control';
