import type { App } from '../platform/app.ts';
import type { CoreAnswer } from '../platform/core-adapter.ts';
import type { Tx } from '../platform/db.ts';
import { type BoardingRow, setError } from './boarding.queries.ts';
import { sealError } from './boarding-content.ts';
import type { CoreError } from './types.ts';

type NotDone = Exclude<CoreAnswer, { kind: 'done' }>;

/** What the record shows of a call that did not do what it should. A refusal that names fields is about their values. */
export function errorOfAnswer(answer: NotDone): CoreError {
  const { detail, raw } = answer;
  switch (answer.kind) {
    case 'refused':
      return { status: answer.faults.length > 0 ? 'invalid' : 'refused', detail, raw, faults: answer.faults };
    case 'unavailable':
      return { status: 'unavailable', detail, raw, faults: [] };
    case 'unknown':
      return { status: 'timeout', detail, raw, faults: [] };
  }
}

export async function keepError(tx: Tx, app: App, record: BoardingRow, error: CoreError): Promise<void> {
  const sealed = sealError(app.keyring, record.id, error);
  await tx.run(setError, [record.id, error.status, app.clock.now(), record.attempt, sealed]);
}

export async function clearError(tx: Tx, record: BoardingRow): Promise<void> {
  await tx.run(setError, [record.id, null, null, null, null]);
}

/** What evidence says of it: the kind of failure, and nothing that the core may have repeated of the loan. */
export function errorPayload({ status, faults }: CoreError) {
  return { error: { status, coreFields: faults.map(({ coreField }) => coreField) } };
}
