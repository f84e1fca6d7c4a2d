import type { BoardingRecord } from '@countersign/contract/boarding';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import { showToast } from '../../parts/show-toast.ts';

/** A move of the record: the answer is shown at once, and everything of the loan is asked for anew, whatever came of it. */
export function useMove<Body>(
  ref: string,
  move: (body: Body) => Promise<BoardingRecord>,
  done: (record: BoardingRecord) => string,
): UseMutationResult<BoardingRecord, Error, Body> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: move,
    onSuccess: (record) => {
      client.setQueryData(keys.loanPart(ref, 'boarding'), record);
      const bad = record.state === 'failed' || record.state === 'outcome_unknown';
      // The screen itself says what went wrong, and stays.
      showToast({ tone: bad ? 'plain' : 'good', title: done(record) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.loan(ref) }),
  });
}
