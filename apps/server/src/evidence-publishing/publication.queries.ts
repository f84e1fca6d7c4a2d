import { query, t } from '../platform/db.ts';

/** Where checkpoints can be pushed to. */
export type Target = 'file' | 'webhook' | 'mail';

export const findPublication = query(
  'evidence-publishing.find-publication',
  `select size, published_at from evidence_publication where target = $1`,
  { size: t.int8, published_at: t.timestamptz },
  [t.set<Target>()],
);

export const savePublication = query(
  'evidence-publishing.save-publication',
  `insert into evidence_publication (target, size, published_at) values ($1, $2, $3)
   on conflict (target) do update set size = excluded.size, published_at = excluded.published_at`,
  {},
  [t.set<Target>(), t.int8, t.timestamptz],
);
