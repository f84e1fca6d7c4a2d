import pg from 'pg';

/** As a bank's queue after some years: most loans are done, a third wait for somebody. */
export async function insertLoans(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Their way through the states is not what is measured.
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into loan (id, external_ref, borrower_name, expected_principal, state, state_since, has_exceptions, created_at, updated_at)
       select gen_random_uuid(), 'BENCH-' || lpad(n::text, 6, '0'), 'Borrower ' || n || ' Holdings, LLC', 1000 + n,
         (array['review','review','review','received','processing','approved','rejected','boarded','boarded','sealed'])[1 + n % 10],
         now() - n * interval '7 minutes', n % 4 = 0, now() - n * interval '7 minutes', now() - n * interval '5 minutes'
       from generate_series(1, $1) as n`,
      [count],
    );
    await client.query('analyze loan');
  } finally {
    await client.end();
  }
}
