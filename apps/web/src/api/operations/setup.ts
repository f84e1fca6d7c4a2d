import type { SetupStatusAnswer } from '@countersign/contract/setup';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { request } from '../request.ts';

export const setupStatus = queryOptions({
  queryKey: keys.setupStatus,
  queryFn: ({ signal }) => request<SetupStatusAnswer>('GET', '/v1/setup/status', { signal }),
});
