import pg from 'pg';

/**
 * The role under which the service works on the embedded database. It owns nothing: what it may do with a table is what
 * it is granted here, so that even the service's own code can neither change evidence nor switch off a trigger.
 */
const SERVICE_ROLE = 'countersign_service';

const statements = [
  // The job queue's tables carry row-level security that lets only their owner in; bypassing it gives no right on evidence.
  `do $$ begin
     if not exists (select from pg_roles where rolname = '${SERVICE_ROLE}') then create role ${SERVICE_ROLE} login bypassrls; end if;
   end $$`,
  `grant usage on schema public, graphile_worker to ${SERVICE_ROLE}`,
  `grant select, insert, update, delete on all tables in schema public, graphile_worker to ${SERVICE_ROLE}`,
  `grant usage on all sequences in schema public, graphile_worker to ${SERVICE_ROLE}`,
  `grant execute on all functions in schema public, graphile_worker to ${SERVICE_ROLE}`,
  // After the general grant, which would undo it: evidence is only ever added, history of the schema only read.
  `do $$ declare name text; begin
     for name in select tablename from pg_tables where schemaname = 'public' and tablename in
       ('evidence_entry', 'evidence_leaf', 'evidence_node', 'evidence_checkpoint')
     loop execute format('revoke update, delete, truncate on %I from ${SERVICE_ROLE}', name); end loop;
   end $$`,
  // Parts of a table are reached by way of the table alone, whose rights then hold for them.
  `do $$ declare part regclass; begin
     for part in select oid from pg_class where relispartition and relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
     loop execute format('revoke all on %s from ${SERVICE_ROLE}', part); end loop;
   end $$`,
  `revoke insert, update, delete, truncate on schema_migration from ${SERVICE_ROLE}`,
];

/** Grants the service's role what it needs on a freshly migrated database. Run at every start, so new tables are included. */
export async function grantServiceRole(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** The same database as the service's role sees it. */
export function serviceUrl(ownerUrl: string): string {
  return ownerUrl.replace(/^(postgres(?:ql)?:\/\/)[^@/]*@/, `$1${SERVICE_ROLE}@`);
}
