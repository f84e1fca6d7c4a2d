import { recordAccess, recordView, type View } from '../access/index.ts';
import { requireLoan } from '../loans/index.ts';
import type { Act, UserPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Operation } from './operation.ts';
import type { RequestCall } from './request-call.ts';

/**
 * Writes down what is read, before it is: every reading of a key in the access log, and whole tax and account numbers
 * that a person is shown in evidence (0096). Acts have evidence of their own. Null: there is nothing to write.
 */
export function recordReading(operation: Operation, call: RequestCall, whole: readonly string[]): Promise<void> | null {
  const { app, actor } = call;
  if (operation.method !== 'GET' || actor === null) return null;
  const { ref } = (call.params ?? {}) as { ref?: string };
  if (actor.type === 'api_key') {
    const { requestId, address } = call;
    const about = { operation: operation.id, externalRef: ref ?? null, documentId: null };
    return recordAccess(app, actor, { ...about, requestId, address });
  }
  if (whole.length === 0 || ref === undefined) return null;
  return viewOfLoan(app, { ...call.act, actor }, { operation, ref, fields: whole });
}

async function viewOfLoan(
  app: App,
  act: Act & { readonly actor: UserPrincipal },
  {
    operation,
    ref,
    fields,
  }: { readonly operation: Operation; readonly ref: string; readonly fields: readonly string[] },
): Promise<void> {
  const { id: loanId } = await requireLoan(app.db, ref);
  const record = { kind: recordKinds[operation.tag] ?? 'review', id: loanId };
  await recordView(app, act, { loanId, record, operation: operation.id, fields });
}

const recordKinds: Readonly<Record<string, View['record']['kind']>> = { Wires: 'wire', Boarding: 'boarding' };
