import type { CheckpointTargets } from '@countersign/contract/evidence';
import { listActiveAdministrators } from '../identity/index.ts';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { readSettings, type Settings } from '../settings/index.ts';
import { findPublication, type Target } from './publication.queries.ts';

type Place = Pick<CheckpointTargets['targets'][number], 'target' | 'isDefault'>;

/**
 * Where checkpoints go. A bank that has named no place and has a mail server gets them by mail to its administrators:
 * a copy outside of the database is what makes a rewritten log show (open parts and control, Evidence).
 */
export function placesOf(settings: Settings): readonly Place[] {
  const named: readonly (readonly [Target, unknown])[] = [
    ['file', settings['evidence.checkpoint_file']],
    ['webhook', settings['evidence.checkpoint_webhook']],
    ['mail', settings['evidence.checkpoint_mail']],
  ];
  const chosen = named.flatMap(([target, value]) => (value === null ? [] : [{ target, isDefault: false }]));
  if (chosen.length > 0 || settings['mail.smtp_url'] === null) return chosen;
  return [{ target: 'mail', isDefault: true }];
}

/** Who gets the daily mail: the address that the bank named, or its active administrators. */
export async function mailRecipients(runner: Runner, settings: Settings): Promise<readonly string[]> {
  if (!placesOf(settings).some(({ target }) => target === 'mail')) return [];
  const named = settings['evidence.checkpoint_mail'];
  if (named !== null) return [named];
  return (await listActiveAdministrators(runner)).map(({ email }) => email);
}

/** Where checkpoints go and how far each place is, and whether any of them is out of reach of who owns the database. */
export async function listCheckpointTargets(app: App): Promise<CheckpointTargets> {
  const settings = await readSettings(app);
  const targets = [];
  for (const place of placesOf(settings)) {
    const row = await app.db.maybe(findPublication, [place.target]);
    targets.push({ ...place, size: row?.size ?? null, publishedAt: row?.published_at.toISOString() ?? null });
  }
  // Without a mail server, mail is a file in the data folder.
  const leaves = (target: Target) => target !== 'mail' || settings['mail.smtp_url'] !== null;
  return { isOutside: targets.some(({ target }) => leaves(target)), targets };
}
