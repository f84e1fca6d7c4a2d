import { query, t } from '../platform/db.ts';

/** Made once for a row and again at every act that changes it. */
export const upsertSeals = query(
  'evidence.upsert-seals',
  `insert into record_seal (kind, id, chain_id, seq, seal)
   select * from unnest($1::text[], $2::text[], $3::uuid[], $4::bigint[], $5::text[])
   on conflict (kind, id) do update set chain_id = excluded.chain_id, seq = excluded.seq, seal = excluded.seal`,
  {},
  [t.textArray, t.textArray, t.uuidArray, t.int8Array, t.textArray],
);

export const deleteSeals = query(
  'evidence.delete-seals',
  `delete from record_seal s using unnest($1::text[], $2::text[]) as gone (kind, id)
   where s.kind = gone.kind and s.id = gone.id`,
  {},
  [t.textArray, t.textArray],
);

export const findSeals = query(
  'evidence.find-seals',
  `select s.kind, s.id, s.chain_id, s.seq, s.seal
   from unnest($1::text[], $2::text[]) as wanted (kind, id)
   join record_seal s on s.kind = wanted.kind and s.id = wanted.id`,
  { kind: t.text, id: t.text, chain_id: t.uuid, seq: t.int8, seal: t.text },
  [t.textArray, t.textArray],
);

/** Compare and set: an act of the row's own that came meanwhile has sealed it already. */
export const replaceSeal = query(
  'evidence.replace-seal',
  `update record_seal set seal = $4 where kind = $1 and id = $2 and seal = $3`,
  {},
  [t.text, t.text, t.text, t.text],
);
