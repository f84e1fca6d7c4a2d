import type { StaffMember } from '@countersign/contract/enrolment';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import type { List } from '../list.ts';
import { request } from '../request.ts';

/** Everybody who can be given work: a list that is short enough to be held whole. */
export const staff = queryOptions({
  queryKey: keys.staff,
  staleTime: 5 * 60_000,
  queryFn: async ({ signal }) => {
    const everybody: StaffMember[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: List<StaffMember> = await request('GET', '/v1/staff', { query: { limit: 200, cursor }, signal });
      everybody.push(...page.items);
      cursor = page.nextCursor;
    }
    return everybody;
  },
});
