import { AuthMethods } from '@countersign/contract/identity';
import { describeAuthMethods } from '../../../identity/index.ts';
import { operation } from '../../operation.ts';

/** Open parts, Operations. */
export const getAuthMethods = operation({
  id: 'getAuthMethods',
  method: 'GET',
  url: '/v1/auth/methods',
  tag: 'Identity',
  summary: 'The ways to sign in.',
  who: { anonymous: true },
  success: { status: 200, body: AuthMethods },
  problems: [],
  handle: ({ app }) => describeAuthMethods(app),
});
