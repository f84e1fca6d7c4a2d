import { leafHashOfText } from '@countersign/engine/evidence/merkle-hash';
import { appendLeaves, EMPTY_FRONTIER } from '@countersign/engine/evidence/merkle-tree';
import { sealEntry } from '@countersign/engine/evidence/seal-entry';
import type pg from 'pg';
import { nodeSha256 } from '../../src/evidence/index.ts';
import type { WorldEntry } from './tamper-world.ts';

type Body = Parameters<typeof sealEntry>[0];

export function bodyOf(entry: WorldEntry): Body {
  return JSON.parse(entry.sealed.slice(entry.sealed.indexOf('\n') + 1)) as Body;
}

export function setEntry(client: pg.PoolClient, at: WorldEntry, sealed: string, hash: string) {
  return client.query('update evidence_entry set sealed = $3, hash = $4 where chain_id = $1 and seq = $2', [
    at.chainId,
    at.seq,
    sealed,
    hash,
  ]);
}

export function setHead(client: pg.PoolClient, chainId: string, seq: number, head: string) {
  return client.query('update evidence_chain set seq = $2, head = $3 where chain_id = $1', [chainId, seq, head]);
}

/**
 * Rewrites a chain from one entry on as somebody would who knows the format: another note in that entry, and all hashes
 * and links after it made anew, the head included.
 */
export async function rewriteFrom(
  client: pg.PoolClient,
  chain: readonly WorldEntry[],
  from: number,
  note: string,
): Promise<void> {
  let prevHash = chain[from - 2]?.hash ?? '0'.repeat(64);
  for (const entry of chain.slice(from - 1)) {
    const body = bodyOf(entry);
    const payload = entry.seq === from ? { ...body.payload, note } : body.payload;
    const { sealed, hash } = sealEntry({ ...body, payload, prevHash });
    await setEntry(client, entry, sealed, hash);
    prevHash = hash;
  }
  await setHead(client, chain[0]?.chainId ?? '', chain.length, prevHash);
}

/** Makes the leaves fit the entries as they stand now. */
export async function rewriteLeaves(client: pg.PoolClient, chainId: string): Promise<void> {
  const { rows } = await client.query<{ seq: string; sealed: string }>(
    'select seq, sealed from evidence_entry where chain_id = $1',
    [chainId],
  );
  for (const { seq, sealed } of rows) {
    const leaf = Buffer.from(leafHashOfText(sealed, nodeSha256));
    await client.query('update evidence_leaf set leaf_hash = $3 where chain_id = $1 and seq = $2', [
      chainId,
      seq,
      leaf,
    ]);
  }
}

/** Makes all inner nodes fit the leaves as they stand now. */
export async function rewriteNodes(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ leaf_hash: Buffer }>('select leaf_hash from evidence_leaf order by leaf_index');
  const { nodes } = appendLeaves(
    EMPTY_FRONTIER,
    rows.map(({ leaf_hash }) => leaf_hash),
    nodeSha256,
  );
  await client.query('delete from evidence_node');
  const full = nodes.filter(({ level }) => level > 0);
  await client.query('insert into evidence_node select * from unnest($1::int[], $2::bigint[], $3::bytea[])', [
    full.map(({ level }) => level),
    full.map(({ index }) => index),
    full.map(({ hash }) => Buffer.from(hash)),
  ]);
}
