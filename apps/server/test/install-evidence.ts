import type { TestDatabase } from './database.ts';

/** One entry of the install's own chain, as far as tests look at it. */
export interface InstallEntry {
  readonly kind: string;
  readonly actor: { readonly type: string; readonly id: string | null; readonly name: string };
  readonly requestId: string | null;
  /** Without the rows that the act wrote, which stand in every entry in the same way. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly records: readonly { readonly kind: string; readonly id: string; readonly facts: object | null }[];
}

/** The install's own chain of administrative acts, read out of the sealed text, oldest first. */
export async function installEvidence(database: TestDatabase): Promise<readonly InstallEntry[]> {
  const { rows } = await database.pool.query<{ sealed: string }>(
    `select sealed from evidence_entry where chain_id = '00000000-0000-0000-0000-000000000000' order by seq`,
  );
  return rows.map(({ sealed }) => {
    const body = JSON.parse(sealed.slice(sealed.indexOf('\n') + 1));
    const { records = [], ...payload } = body.payload;
    return { ...body, payload, records };
  });
}
