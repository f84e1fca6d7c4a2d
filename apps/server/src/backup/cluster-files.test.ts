import { describe, expect, it } from 'vitest';
import { decideClusterEntry } from './cluster-files.ts';

describe('a copy of the data folder', () => {
  it.each(['PG_VERSION', 'base/5/1259', 'base/5/1259_fsm', 'global/pg_control', 'pg_xact/0000', 'pg_hba.conf'])(
    'takes %s',
    (path) => expect(decideClusterEntry(path)).toBe('take'),
  );

  it.each([
    'postmaster.pid',
    'postmaster.opts',
    'backup_label',
    'standby.signal',
    'base/pgsql_tmp',
    'base/5/pgsql_tmp123.0',
    'base/5/pg_internal.init',
    'global/pg_internal.init.4711',
  ])('leaves %s', (path) => expect(decideClusterEntry(path)).toBe('leave'));

  it.each(['pg_wal', 'pg_wal/archive_status', 'pg_replslot', 'pg_notify', 'pg_stat_tmp', 'pg_dynshmem'])(
    'keeps the folder %s and nothing in it',
    (path) => expect(decideClusterEntry(path)).toBe('empty-folder'),
  );
});
