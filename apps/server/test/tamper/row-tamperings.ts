import type { Tampering } from './tampering.ts';

function rowChange(name: string, statement: string, reasons: readonly string[]): Tampering {
  return {
    name,
    apply: async (world) => {
      await world.change(async (client) => void (await client.query(statement)));
      return { fsck: { reasons } };
    },
  };
}

/** Rows that are not evidence themselves but must agree with it. */
export const rowTamperings: readonly Tampering[] = [
  rowChange(
    "a loan's state changed",
    `update loan set state = 'approved' where id = (select min(id::text)::uuid from loan where state = 'review')`,
    ['bad-state'],
  ),
  rowChange("a loan's hold released", `update loan set on_hold = false where on_hold`, ['bad-hold']),
  rowChange("a loan's reference changed", `update loan set external_ref = 'L-other' where state = 'boarded'`, [
    'bad-reference',
  ]),
  rowChange('a loan removed', `delete from loan where state = 'boarded'`, ['loan-missing']),
  rowChange(
    "a document's hash changed",
    `update document set sha256 = repeat('a', 64) where id = (select min(id::text)::uuid from document)`,
    ['document-changed'],
  ),
  rowChange(
    "a document's name changed",
    `update document set name = 'other.pdf' where id = (select min(id::text)::uuid from document)`,
    ['document-changed'],
  ),
  rowChange('a document removed', `delete from document where id = (select min(id::text)::uuid from document)`, [
    'document-missing',
  ]),
  rowChange(
    'a document marked as purged',
    `update document set purged_at = now() where id = (select min(id::text)::uuid from document)`,
    ['bad-purge'],
  ),
  rowChange(
    'a document added beside the chain',
    `insert into document select gen_random_uuid(), loan_id, 2, 'x', sha256, size, media_type, doc_type, stored_at from document limit 1`,
    ['document-unknown'],
  ),
];
