import { ApiKeyRequest, IssuedApiKey } from '@countersign/contract/identity';
import { issueApiKey as issue } from '../../../identity/index.ts';
import { admins, operation } from '../../operation.ts';

/** Specification part 4, operation 1. */
export const issueApiKey = operation({
  id: 'issueApiKey',
  method: 'POST',
  url: '/v1/api-keys',
  tag: 'Identity',
  summary: 'Issue an API key.',
  description: 'The key is in this answer and is never shown again. It is exchanged at POST /v1/auth/token.',
  who: { roles: admins, scope: null },
  body: ApiKeyRequest,
  success: { status: 201, body: IssuedApiKey },
  problems: [],
  handle: ({ app, act, actor, body }) => issue(app, act, actor, body),
});
