import { createReaderPool } from '../reader-pool.ts';
import type { FileScript } from './scripted-reader.ts';

/** A process of its own with a pool, in the middle of a page that never ends: to be killed. */
export async function runSpinningParent(): Promise<void> {
  const [program = '', mark = ''] = process.argv.slice(2);
  const pool = createReaderPool({ processes: 1, program, limits: { readSeconds: 3600 } });
  const file = { pages: ['spin'], mark } satisfies FileScript;
  const opened = await pool.open(new TextEncoder().encode(JSON.stringify(file)));
  await opened.readPage(1);
}
