import type { Finding } from '@countersign/contract/review';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import { runDetail, runsOf } from '../../api/operations/review.ts';
import { queryClient } from '../../api/query-client.ts';

/** Links in old mails name findings of earlier runs. So many runs back are looked through. */
const RUNS_BACK = 10;

/** The finding of an earlier run that a link names: undefined while it is looked for, null where there is none. */
export function useOlderLink(ref: string, findingId: string | null): Finding | null | undefined {
  const { data } = useQuery({
    queryKey: keys.loanPart(ref, `older finding ${findingId}`),
    enabled: findingId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const runs = await queryClient.fetchQuery(runsOf(ref));
      for (const { id, isLatest } of runs.slice(0, RUNS_BACK)) {
        if (isLatest) continue;
        const { findings } = await runDetail(ref, id, signal);
        const found = findings.find(({ finding }) => finding.id === findingId);
        if (found !== undefined) return found.finding;
      }
      return null;
    },
  });
  return findingId === null ? null : data;
}
