import { recordAccess, recordView, type View } from '../access/index.ts';
import { requireLoan } from '../loans/index.ts';
import type { Act, Principal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Operation } from './operation.ts';

/** A request that was answered well and whose answer is about to go out. */
export interface Reading {
  readonly app: App;
  readonly operation: Operation;
  readonly principal: Principal | null;
  readonly act: Act;
  readonly requestId: string;
  readonly address: string;
  readonly params: unknown;
  /** Fields whose whole tax or account numbers the answer shows. */
  readonly whole: readonly string[];
}

/**
 * Writes down what is read, before it is: every reading of a key in the access log, and whole tax and account numbers
 * that a person is shown in evidence (0096). Acts have evidence of their own.
 */
export async function recordReading(reading: Reading): Promise<void> {
  const { app, operation, principal, act, params, whole } = reading;
  if (operation.method !== 'GET' || principal === null) return;
  const { ref } = (params ?? {}) as { ref?: string };
  if (principal.type === 'api_key') {
    const { requestId, address } = reading;
    const about = { operation: operation.id, externalRef: ref ?? null, documentId: null };
    await recordAccess(app, principal, { ...about, requestId, address });
    return;
  }
  if (whole.length === 0 || ref === undefined) return;
  const { id: loanId } = await requireLoan(app.db, ref);
  const record = { kind: recordKinds[operation.tag] ?? 'review', id: loanId };
  await recordView(app, { ...act, actor: principal }, { loanId, record, operation: operation.id, fields: whole });
}

const recordKinds: Readonly<Record<string, View['record']['kind']>> = { Wires: 'wire', Boarding: 'boarding' };
