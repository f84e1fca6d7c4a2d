import type { Role } from '@countersign/contract/closed-sets';
import type { User } from '@countersign/contract/identity';
import { createUser, hashPassword, openSession, toSession } from '../src/identity/index.ts';
import { type Act, systemActor } from '../src/platform/actor.ts';
import type { App } from '../src/platform/app.ts';

export interface SignedUp {
  readonly user: User;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly password: string;
}

/** A user with a session; specialist where no roles are given. */
export type SignUp = (
  roles?: readonly Role[],
  about?: Partial<{ email: string; displayName: string }>,
) => Promise<SignedUp>;

/** Every user of `signUp` has it: hashing one for each would be most of the time that tests take. */
export const TEST_PASSWORD = 'correct horse battery';

const nobody: Act = { actor: systemActor('test'), requestId: null };
const visit = { address: '127.0.0.1', userAgent: 'test' };

let testPasswordHash: Promise<string> | undefined;
let people = 0;

export function signUpOn(app: App): SignUp {
  return async (roles = ['specialist'], about = {}) => {
    people += 1;
    const { email = `person${people}@bank.example`, displayName = `Person ${people}` } = about;
    testPasswordHash ??= hashPassword(TEST_PASSWORD);
    const passwordHash = await testPasswordHash;
    const opened = await app.db.transaction(async (tx) => {
      const staff = await createUser(tx, app, nobody, { email, displayName, roles, passwordHash });
      return openSession(tx, app, staff.id, 'password', visit);
    });
    const { accessToken, refreshToken, user } = await toSession(app, opened);
    return { user, accessToken, refreshToken, password: TEST_PASSWORD };
  };
}
