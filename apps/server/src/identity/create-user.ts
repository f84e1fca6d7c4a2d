import type { Role } from '@countersign/contract/closed-sets';
import { appendEvidence, recordsOf } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { hasSqlState, type Tx, violatedConstraint } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { newId } from '../platform/ids.ts';
import { insertStaff } from './staff.queries.ts';
import { inOrder, type StaffRow } from './staff.ts';
import { userRecords } from './user.record.ts';

export interface NewUser {
  readonly email: string;
  readonly displayName: string;
  readonly roles: readonly Role[];
  /** Null: signs in through the identity provider only. */
  readonly passwordHash: string | null;
}

const UNIQUE_VIOLATION = '23505';

/** Adds a user in the caller's transaction, with the evidence of it. */
export async function createUser(tx: Tx, app: App, act: Act, user: NewUser): Promise<StaffRow> {
  const at = app.clock.now();
  const roles = inOrder(user.roles);
  const row = await tx
    .one(insertStaff, [newId(at), user.email, user.displayName, roles, user.passwordHash, at])
    .catch((error: unknown) => {
      if (!hasSqlState(error, UNIQUE_VIOLATION) || violatedConstraint(error) !== 'staff_email_key') throw error;
      throw new DomainError({ code: 'user_exists', detail: `There is a user with the email ${user.email}.` });
    });
  const payload = { userId: row.id, change: 'created', email: row.email, displayName: row.display_name, roles };
  const records = await recordsOf(tx, app, userRecords, [row.id]);
  await appendEvidence(tx, app, { loanId: null, kind: 'user.changed', act, payload, records });
  return row;
}
