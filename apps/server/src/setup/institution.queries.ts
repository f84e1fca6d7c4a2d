import { query, t } from '../platform/db.ts';

export const institutionColumns = {
  id: t.uuid,
  name: t.text,
  charter_no: t.nullable(t.text),
  aba_routing: t.nullable(t.text),
  address_line1: t.nullable(t.text),
  address_line2: t.nullable(t.text),
  city: t.nullable(t.text),
  state: t.nullable(t.text),
  postal_code: t.nullable(t.text),
} as const;

const list = 'id, name, charter_no, aba_routing, address_line1, address_line2, city, state, postal_code';

export const findInstitution = query('setup.find-institution', `select ${list} from institution`, institutionColumns);

export const lockInstitution = query('setup.lock-institution', `select id from institution for update`, { id: t.uuid });
/** For evidence; $1 are ids, or null for all. */
export const listInstitutionRecords = query(
  'setup.list-institution-records',
  `select ${list} from institution where $1::text[] is null or id = any($1::text[]::uuid[])`,
  institutionColumns,
  [t.nullable(t.textArray)],
);

/** Creates or replaces; the id is the first one for ever. */
export const saveInstitutionRow = query(
  'setup.save-institution-row',
  `insert into institution (${list}, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   on conflict (only_one) do update
     set name = excluded.name, charter_no = excluded.charter_no, aba_routing = excluded.aba_routing,
         address_line1 = excluded.address_line1, address_line2 = excluded.address_line2, city = excluded.city,
         state = excluded.state, postal_code = excluded.postal_code, updated_at = excluded.updated_at
   returning ${list}`,
  institutionColumns,
  [
    t.uuid,
    t.text,
    t.nullable(t.text),
    t.nullable(t.text),
    t.nullable(t.text),
    t.nullable(t.text),
    t.nullable(t.text),
    t.nullable(t.text),
    t.nullable(t.text),
    t.timestamptz,
  ],
);
