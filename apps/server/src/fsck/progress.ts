import type { App } from '../platform/app.ts';
import { KeyringError } from '../platform/keyring/index.ts';
import { findProgress, saveProgress } from './fsck.queries.ts';

/** Up to where the last check without a fault came. */
export interface Progress {
  /** The size of the last checkpoint that it held the log against. */
  readonly size: number;
  readonly at: string;
}

/** Sealed, so that nobody who can write to the database can let the next check pass over what they changed. */
const CONTEXT = 'fsck progress';

export async function readProgress(app: Pick<App, 'db' | 'keyring'>): Promise<Progress | null> {
  const row = await app.db.maybe(findProgress, []);
  if (row === undefined) return null;
  try {
    return JSON.parse(app.keyring.openText(row.sealed, CONTEXT)) as Progress;
  } catch (error) {
    // Damaged or not ours: then everything is checked, as if there had been no check before.
    if (error instanceof KeyringError) return null;
    throw error;
  }
}

export async function keepProgress(app: Pick<App, 'db' | 'keyring'>, progress: Progress): Promise<void> {
  await app.db.run(saveProgress, [app.keyring.sealText(JSON.stringify(progress), CONTEXT)]);
}
