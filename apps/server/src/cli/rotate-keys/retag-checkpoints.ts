import type pg from 'pg';
import { retagCheckpoint } from '../../evidence/index.ts';
import type { Keyring } from '../../platform/keyring/index.ts';

const BATCH = 500;

/**
 * Binds the times of checkpoints to their notes under the newest key. A time that was changed is not made good: such a
 * checkpoint is left as it is, for fsck to find.
 */
export async function retagCheckpoints(client: pg.Client, keyring: Keyring): Promise<number> {
  let [after, retagged] = [0, 0];
  for (;;) {
    const { rows } = await client.query(
      `select size, note, signed_at, tag from evidence_checkpoint where size > $1 order by size limit ${BATCH}`,
      [after],
    );
    const last = rows.at(-1);
    if (last === undefined) return retagged;
    after = last.size;
    await client.query('begin');
    try {
      await client.query('alter table evidence_checkpoint disable trigger user');
      await client.query('grant update (tag) on evidence_checkpoint to current_user');
      for (const row of rows) {
        const tag = retagCheckpoint(keyring, row);
        if (tag === null) continue;
        await client.query('update evidence_checkpoint set tag = $1 where size = $2', [tag, row.size]);
        retagged += 1;
      }
      await client.query('revoke update (tag) on evidence_checkpoint from current_user');
      await client.query('alter table evidence_checkpoint enable trigger user');
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  }
}
