import type { LoanState } from '@countersign/contract/closed-sets';
import type { LoanSort } from '@countersign/contract/loans';
import type { ColumnType } from '../platform/column-types.ts';
import { query, t } from '../platform/db.ts';
import { columns, loanColumns } from './loan.queries.ts';

/** Everything that is asked for is optional: null asks for nothing. */
const filters = `($1::text is null or state = $1) and ($2::uuid is null or assignee_id = $2)
     and ($3::bool is null or has_exceptions = $3)
     and ($4::text is null or external_ref ilike $4 or borrower_name ilike $4)`;

const filterParams = [
  t.nullable(t.set<LoanState>()),
  t.nullable(t.uuid),
  t.nullable(t.bool),
  t.nullable(t.text),
] as const;

/** One statement for each order: the key is compared as the index has it. $5 and $6 are the last row shown, or null. */
function listBy<T>(name: string, key: string, keyType: ColumnType<T>, descending: boolean) {
  const [after, order] = descending ? ['<', 'desc'] : ['>', 'asc'];
  return query(
    `loans.list-by-${name}`,
    `select ${columns} from loan
     where ${filters} and ($5::${keyType.name} is null or (${key}, id) ${after} ($5, $6))
     order by ${key} ${order}, id ${order} limit $7`,
    loanColumns,
    [...filterParams, t.nullable(keyType), t.nullable(t.uuid), t.int8],
  );
}

export const byTime = {
  createdAt: listBy('created', 'created_at', t.timestamptz, false),
  '-createdAt': listBy('created-descending', 'created_at', t.timestamptz, true),
  updatedAt: listBy('updated', 'updated_at', t.timestamptz, false),
  '-updatedAt': listBy('updated-descending', 'updated_at', t.timestamptz, true),
} as const satisfies Partial<Record<LoanSort, unknown>>;

export const byText = {
  externalRef: listBy('reference', 'external_ref', t.text, false),
  '-externalRef': listBy('reference-descending', 'external_ref', t.text, true),
} as const satisfies Partial<Record<LoanSort, unknown>>;

/** Loans that somebody or something still has to deal with, by state: few beside those that are done. */
export const countWaitingLoans = query(
  'loans.count-waiting',
  `select state, count(*) as count, extract(epoch from now() - min(created_at))::float8 as oldest_seconds
   from loan_waiting group by state`,
  { state: t.text, count: t.int8, oldest_seconds: t.nullable(t.float8) },
);
