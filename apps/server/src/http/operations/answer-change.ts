import { PendingChange } from '@countersign/contract/administration';
import type { Made } from '../../administration/index.ts';
import { answer, type Success } from '../operation.ts';

/** The second good answer of every operation whose change may take two administrators. */
export const waits: NonNullable<Success['also']>[number] = {
  status: 202,
  description: 'Nothing has changed yet: another administrator has to confirm the change.',
  body: PendingChange,
};

/** What was done, or 202 with the change that waits. */
export function answerChange(made: Made<unknown>): unknown {
  return 'done' in made ? made.done : answer({ status: 202, body: { change: made.pending } });
}
