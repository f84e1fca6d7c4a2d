import type { MyWork } from '@countersign/contract/worklist';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { request } from '../request.ts';

/** Asked for anew now and then: what waits for a person changes while they do something else. */
const EVERY_MS = 60_000;

export const myWork = queryOptions({
  queryKey: keys.myWork,
  refetchInterval: EVERY_MS,
  queryFn: ({ signal }) => request<MyWork>('GET', '/v1/my-work', { signal }),
});
