import type { Finding, FindingWithActions } from '@countersign/contract/review';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { runDetail, runsOf } from '../../api/operations/review.ts';
import { queryClient } from '../../api/query-client.ts';
import { reviewWords } from '../../words/review.ts';
import { successorOf } from './compare-runs.ts';

const words = reviewWords.older;

/** Links in old mails name findings of earlier runs. So many runs back are looked through. */
const RUNS_BACK = 10;

/** Follows a link to a finding that the latest run does not have to what it became, and says so; null while there is nothing to say. */
export function useOlderLink(
  ref: string,
  findingId: string | null,
  findings: readonly FindingWithActions[],
  select: (id: string) => void,
): string | null {
  const { data: older } = useQuery({
    queryKey: ['older-finding', ref, findingId],
    enabled: findingId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => findOlder(ref, findingId ?? '', signal),
  });
  const [said, setSaid] = useState<string | null>(null);
  const follow = useEffectEvent((finding: Finding | null) => {
    const became = finding === null ? null : successorOf(finding, findings);
    if (became !== null) select(became.finding.id);
    setSaid(finding === null ? words.unknown : became === null ? words.gone(finding.title) : words.moved);
  });
  useEffect(() => {
    if (older !== undefined) follow(older);
  }, [older]);
  return said;
}

async function findOlder(ref: string, findingId: string, signal: AbortSignal): Promise<Finding | null> {
  const runs = await queryClient.fetchQuery(runsOf(ref));
  for (const { id, isLatest } of runs.slice(0, RUNS_BACK)) {
    if (isLatest) continue;
    const { findings } = await runDetail(ref, id, signal);
    const found = findings.find(({ finding }) => finding.id === findingId);
    if (found !== undefined) return found.finding;
  }
  return null;
}
