import type { LiveSession } from '@countersign/contract/identity';
import { Badge } from '../../parts/badge.tsx';
import { formatInstant } from '../../parts/format.ts';
import { type Column, Table } from '../../parts/table.tsx';
import { accountWords } from '../../words/account.ts';
import { sayProgram } from './say-program.ts';

const words = accountWords.sessions;

const columns: readonly Column<LiveSession>[] = [
  {
    key: 'where',
    title: words.columns.where,
    cell: ({ address, userAgent, current }) => (
      <>
        <div>
          {sayProgram(userAgent) ?? words.unknown} {current ? <Badge tone="note">{words.current}</Badge> : null}
        </div>
        <div className="configure-small mono">{address}</div>
      </>
    ),
  },
  { key: 'began', title: words.columns.began, cell: ({ createdAt }) => formatInstant(createdAt) },
  { key: 'used', title: words.columns.used, cell: ({ lastUsedAt }) => formatInstant(lastUsedAt) },
  { key: 'ends', title: words.columns.ends, cell: ({ expiresAt }) => formatInstant(expiresAt) },
];

/** Where somebody is signed in. */
export function SessionList({ sessions }: { readonly sessions: readonly LiveSession[] }) {
  return <Table caption={words.table} columns={columns} rows={sessions} rowKey={({ id }) => id} />;
}
