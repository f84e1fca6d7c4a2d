import type { Setting } from '@countersign/contract/settings';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { at, request } from '../request.ts';
import type { Changed } from './changes.ts';

export const settings = queryOptions({
  queryKey: keys.settings,
  queryFn: async ({ signal }) =>
    (await request<{ readonly items: readonly Setting[] }>('GET', '/v1/settings', { signal })).items,
});

/** Null brings the default back. */
export function changeSetting(key: string, value: unknown): Promise<Changed<Setting>> {
  return request('PUT', at`/v1/settings/${key}`, { body: { value } });
}

/** A message to the one who asks. */
export function sendTestMail(): Promise<void> {
  return request('POST', '/v1/settings/mail/test');
}
