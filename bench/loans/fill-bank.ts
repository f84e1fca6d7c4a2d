import type pg from 'pg';

/** What a finished loan leaves in the tables; bytes are short, since what is asked for is another loan's. */
const STATEMENTS = [
  `insert into loan (id, external_ref, borrower_name, expected_principal, state, state_since, has_exceptions, created_at, updated_at)
   select id, 'BANK-' || n, 'Borrower ' || n || ' Holdings, LLC', 1000 + n,
     (array['review','received','boarded','boarded','boarded','approved','rejected','sealed','sealed','sealed'])[1 + n % 10],
     at, n % 4 = 0, at, at from made`,
  `insert into document (id, loan_id, package_version, name, sha256, size, media_type, stored_at)
   select id, id, 1, 'package.pdf', md5(n::text) || md5((-n)::text), 200000, 'application/pdf', at from made`,
  `insert into document_page (document_id, page_no, width, height, upright_turn, method, word_count, reader_version, content, read_at)
   select id, page, 612, 792, 0, 'text', 300, 'bench', decode(md5(n::text), 'hex'), at from made, generate_series(1, 2) as page`,
  `insert into document_part (id, document_id, from_page, to_page, doc_type, confidence, made_by, detail, made_at)
   select id, id, 1, 2, 'promissory_note', 0.9, 'engine', '{}', at from made`,
  `insert into reconciliation_run (id, loan_id, number, package_version, engine_version, ruleset_version, policy,
     package_hash, input_hash, findings_hash, not_evaluated, completed_at)
   select id, id, 1, 1, 'bench', 'bench', '{}', repeat('0', 64), repeat('0', 64), repeat('0', 64), '[]', at from made`,
  `insert into finding (id, run_id, loan_id, position, rule_id, rule_version, severity, status, title, created_at)
   select gen_random_uuid(), id, id, at_place, 'R-201', '1', 'warning', 'open', 'Bench', at
   from made, generate_series(0, 2) as at_place`,
  `insert into evidence_chain (chain_id, seq) select id, 3 from made`,
  `insert into evidence_entry (chain_id, seq, kind, sealed, hash)
   select id, seq, 'package.received', md5(n::text), repeat('0', 64) from made, generate_series(1, 3) as seq`,
];

const BATCH = 50_000;

/** Loans `from` to `to` of a bank that is years old, a day's work like another's. */
export async function fillBank(pool: pg.Pool, from: number, to: number): Promise<void> {
  const client = await pool.connect();
  try {
    // Their way through the states, and the proof of it, is not what is measured.
    await client.query('set session_replication_role = replica');
    for (let first = from; first <= to; first += BATCH) {
      await client.query(
        `create temporary table made on commit preserve rows as
         select n, gen_random_uuid() as id, now() - n * interval '7 minutes' as at
         from generate_series(${first}, ${Math.min(to, first + BATCH - 1)}) as n`,
      );
      for (const statement of STATEMENTS) await client.query(statement);
      await client.query('drop table made');
    }
    await client.query('reset session_replication_role');
    // As autovacuum leaves it.
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
}
