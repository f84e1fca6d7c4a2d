import type { ApiKeyRequest, ApiKeySummary, IssuedApiKey } from '@countersign/contract/identity';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { listAll } from '../list-all.ts';
import { at, request } from '../request.ts';

export const apiKeys = queryOptions({
  queryKey: keys.apiKeys,
  queryFn: ({ signal }) => listAll<ApiKeySummary>('/v1/api-keys', signal),
});

/** The only answer that holds the key itself. */
export function issueApiKey(body: ApiKeyRequest): Promise<IssuedApiKey> {
  return request('POST', '/v1/api-keys', { body });
}

export function revokeApiKey(id: string): Promise<void> {
  return request('DELETE', at`/v1/api-keys/${id}`);
}
