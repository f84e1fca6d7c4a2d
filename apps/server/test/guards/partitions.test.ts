import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate, readMigrations } from '../../src/platform/migrate.ts';
import { grantServiceRole } from '../../src/platform/service-role.ts';

/** What grows with every page and every act, and the number of its parts (decision 0083). */
const parted = { document_page: 16, evidence_entry: 16 } as const;

/** Large tables that stay whole, and why. A new one comes here with its reason, or is partitioned. */
const whole = {
  evidence_leaf: 'two keys without a column in common: one of them would be lost',
  evidence_node: 'as many small rows as leaves, found by their key',
  evidence_pending: 'emptied within seconds',
  finding: 'a tenth of the pages, and referred to by its id alone',
  finding_action: 'people write it',
  loan_event: 'gone after thirty days, in batches',
  outbox_event: 'gone after thirty days, in batches',
  part_extraction: 'a row a document',
  statistic_delta: 'added up within a minute',
  webhook_delivery: 'gone after thirty days, in batches',
} as const;

/** A bank's own database, whose owner is no superuser, and a role of the bank's that was given rights of its own. */
const name = `parted_${randomBytes(6).toString('hex')}`;
const reader = `${name}_reader`;
const migrations = await readMigrations();
let admin: pg.Client;
let owner: pg.Client;
let superuser: pg.Client;
let before: readonly unknown[];
let after: readonly unknown[];
let rowsBefore: readonly unknown[];
let rowsAfter: readonly unknown[];

beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('adminUrl') });
  await admin.connect();
  await admin.query(`create role ${name} login; create role ${reader}`);
  await admin.query(`create database ${name} owner ${name}`);
  const superUrl = inject('adminUrl').replace(/@([^/]*)\/[^?]*/, `@$1/${name}`);
  const url = superUrl.replace(/\/\/[^@/]*@/, `//${name}@`);
  await migrate(
    url,
    migrations.filter(({ version }) => version < 34),
  );
  owner = new pg.Client({ connectionString: url });
  superuser = new pg.Client({ connectionString: superUrl });
  await Promise.all([owner.connect(), superuser.connect()]);
  await fill();
  before = await shapes();
  rowsBefore = await rows();
  // What later migrations do with the tables on purpose is not what this one promised.
  await migrate(
    url,
    migrations.filter(({ version }) => version <= 34),
  );
  after = await shapes();
  rowsAfter = await rows();
  await migrate(url, migrations);
  await owner.query('create schema if not exists graphile_worker');
  await grantServiceRole(superUrl);
});

afterAll(async () => {
  await Promise.all([owner.end(), superuser.end()]);
  await admin.query(`drop database ${name} with (force)`);
  await admin.query(`drop role ${name}; drop role ${reader}`);
  await admin.end();
});

/** Pages and entries from before the tables were partitioned, and what a bank may have set on them by itself. */
async function fill(): Promise<void> {
  const [loanId, digest] = [randomUUID(), (text: string) => createHash('sha256').update(text).digest('hex')];
  await owner.query(
    `insert into loan (id, external_ref, borrower_name, state_since, created_at, updated_at)
     values ($1, 'P-1', 'x', now(), now(), now())`,
    [loanId],
  );
  for (let document = 0; document < 40; document += 1) {
    await owner.query(
      `with made as (
         insert into document (id, loan_id, package_version, name, sha256, size, media_type, stored_at)
         values (gen_random_uuid(), $1, 1, 'a.pdf', $2, 1, 'application/pdf', now()) returning id)
       insert into document_page (document_id, page_no, width, height, upright_turn, method, word_count, reader_version,
         content, read_at)
       select id, page_no, 600, 800, 0, 'text', 3, '1', decode(repeat('ab', 9000), 'hex'), now()
       from made, generate_series(1, 3) page_no`,
      [loanId, digest(`${document}`)],
    );
    const chain = randomUUID();
    for (const seq of [1, 2]) {
      const sealed = `${document}.${seq}`;
      const prev = seq === 1 ? '0'.repeat(64) : digest(`${document}.1`);
      const values = [chain, seq, prev, 'finding.commented', sealed, digest(sealed)];
      await owner.query('select evidence_append($1, $2, $3, $4, $5, $6)', values);
    }
  }
  await owner.query(`grant select on document_page, evidence_entry to ${reader}`);
  await owner.query('alter table document_page set (toast.autovacuum_vacuum_scale_factor = 0.03)');
  await owner.query(`alter default privileges grant select, update on tables to ${reader}`);
}

/** Everything of the two tables that the release before relies on, as the catalog has it. */
async function shapes(): Promise<readonly unknown[]> {
  const { rows: found } = await owner.query(
    `select c.relname, pg_get_userbyid(c.relowner) as owner,
       (select array_agg(concat_ws(' ', attname, format_type(atttypid, atttypmod), attnotnull, attstorage,
          pg_get_expr(adbin, adrelid)) order by attnum)
        from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where attrelid = c.oid and attnum > 0) as columns,
       (select array_agg(conname || ' ' || pg_get_constraintdef(oid) order by conname)
        from pg_constraint where conrelid = c.oid and contype <> 'n') as constraints,
       (select array_agg(concat_ws(' ', pg_get_triggerdef(oid), tgenabled) order by tgname)
        from pg_trigger where tgrelid = c.oid and not tgisinternal) as triggers,
       (select array_agg(a::text order by a::text) from unnest(c.relacl) a) as rights
     from pg_class c where c.oid in ('document_page'::regclass, 'evidence_entry'::regclass) order by c.relname`,
  );
  return found.map((shape) => ({ ...shape, triggers: shape.triggers ?? [] }));
}

async function rows(): Promise<readonly unknown[]> {
  const pages = await owner.query('select md5(p::text) from document_page p order by document_id, page_no');
  const entries = await owner.query('select md5(e::text) from evidence_entry e order by chain_id, seq');
  return [...pages.rows, ...entries.rows];
}

async function partsOf(table: string): Promise<readonly string[]> {
  const { rows: found } = await owner.query<{ part: string }>(
    'select inhrelid::regclass::text as part from pg_inherits where inhparent = $1::regclass order by 1',
    [table],
  );
  return found.map(({ part }) => part);
}

describe('the migration to partitions', () => {
  it('leaves columns, constraints, triggers, owner and rights as the release before knows them', async () => {
    expect(before).toHaveLength(2);
    expect(after).toEqual(before);
  });

  it('carries every row over, and into more than one part', async () => {
    expect(rowsAfter).toEqual(rowsBefore);
    for (const table of Object.keys(parted)) {
      const { rows: used } = await owner.query(`select distinct tableoid from ${table}`);
      expect(used.length).toBeGreaterThan(4);
    }
  });
});

describe('a large table', () => {
  it('is partitioned, or stays whole for a reason', async () => {
    const { rows: found } = await owner.query<{ table: string }>(
      `select distinct coalesce(i.inhparent, c.oid)::regclass::text as table
       from pg_class c left join pg_inherits i on i.inhrelid = c.oid
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
         and exists (select from unnest(c.reloptions) option where option like 'autovacuum_%')`,
    );
    expect(found.map(({ table }) => table).toSorted()).toEqual(
      [...Object.keys(parted), ...Object.keys(whole)].toSorted(),
    );
  });

  it.each(Object.entries(parted))('%s has %i parts, vacuumed as it was', async (table, count) => {
    const parts = await partsOf(table);
    expect(parts).toHaveLength(count);
    const { rows: settings } = await owner.query(
      `select distinct p.reloptions, t.reloptions as toast from pg_class p join pg_class t on t.oid = p.reltoastrelid
       where p.oid = any($1::regclass[])`,
      [parts],
    );
    const ofInserts = ['autovacuum_vacuum_insert_scale_factor=0.02', 'autovacuum_analyze_scale_factor=0.01'];
    expect(settings).toEqual([
      table === 'document_page'
        ? {
            reloptions: ['autovacuum_vacuum_scale_factor=0.02', ...ofInserts],
            toast: ['autovacuum_vacuum_scale_factor=0.03'],
          }
        : { reloptions: ofInserts, toast: null },
    ]);
  });

  it.each(Object.keys(parted))('%s has the same triggers on every part', async (table) => {
    const triggersOf = async (relation: string) => {
      const { rows: found } = await owner.query<{ definition: string }>(
        `select concat_ws(' ', tgname, tgtype, tgfoid::regproc, tgenabled) as definition
         from pg_trigger where tgrelid = $1::regclass and not (tgisinternal and tgname like 'RI_%') order by tgname`,
        [relation],
      );
      return found.map(({ definition }) => definition);
    };
    const ofWhole = await triggersOf(table);
    expect(ofWhole).toHaveLength(table === 'evidence_entry' ? 2 : 0);
    for (const part of await partsOf(table)) expect(await triggersOf(part), part).toEqual(ofWhole);
  });

  it('gives nobody but its owner rights on a part, also where the database gives them on every new table', async () => {
    const { rows: granted } = await owner.query(
      `select c.relname, a.grantee::regrole::text, a.privilege_type
       from pg_class c cross join aclexplode(c.relacl) a where c.relispartition and a.grantee <> c.relowner`,
    );
    expect(granted).toEqual([]);
  });
});

describe('a part of the evidence that is named in a statement', () => {
  const changes = (part: string) => [`update ${part} set hash = hash`, `delete from ${part}`, `truncate ${part}`];

  it('refuses changes by its trigger, even to a superuser', async () => {
    for (const statement of (await partsOf('evidence_entry')).flatMap(changes)) {
      await expect(superuser.query(statement), statement).rejects.toMatchObject({ code: '23001' });
    }
  });

  it('refuses changes by its rights to its owner, even with triggers switched off', async () => {
    for (const part of await partsOf('evidence_entry')) {
      await owner.query(`alter table ${part} disable trigger user`);
      for (const statement of changes(part)) {
        await expect(owner.query(statement), statement).rejects.toMatchObject({ code: '42501' });
      }
      await owner.query(`alter table ${part} enable trigger user`);
    }
  });

  it('refuses everything to the service, which reads and adds by way of the whole', async () => {
    await superuser.query('set role countersign_service');
    try {
      for (const table of Object.keys(parted)) {
        for (const part of await partsOf(table)) {
          const statements = [`select from ${part}`, `insert into ${part} default values`, `delete from ${part}`];
          for (const statement of [...statements, `truncate ${part}`, `alter table ${part} disable trigger all`]) {
            await expect(superuser.query(statement), statement).rejects.toMatchObject({ code: '42501' });
          }
        }
      }
      const { rows: read } = await superuser.query('select count(*)::int as n from evidence_entry');
      expect(read).toEqual([{ n: 80 }]);
    } finally {
      await superuser.query('reset role');
    }
  });

  it('takes no entry that is not the next one of its chain', async () => {
    const { rows: used } = await owner.query(
      'select tableoid::regclass::text as part, chain_id from evidence_entry limit 1',
    );
    const added = superuser.query(
      `insert into ${used[0].part} (chain_id, seq, kind, sealed, hash) values ($1, 4, 'finding.commented', 'x', $2)`,
      [used[0].chain_id, 'a'.repeat(64)],
    );
    await expect(added).rejects.toMatchObject({ code: '23505', constraint: 'evidence_entry_pkey' });
  });
});
