import type { Wire } from '@countersign/contract/wires';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import { showToast } from '../../parts/show-toast.ts';

/** A move of the wire: the answer is shown at once, and everything of the loan is asked for anew, whatever came of it. */
export function useWireMove<Body>(
  ref: string,
  move: (body: Body) => Promise<Wire>,
  done: string,
  onDone: (wire: Wire) => void = () => {},
): UseMutationResult<Wire, Error, Body> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: move,
    onSuccess: (wire) => {
      client.setQueryData(keys.loanPart(ref, 'wires'), (wires: readonly Wire[] = []) =>
        wires.some(({ id }) => id === wire.id)
          ? wires.map((each) => (each.id === wire.id ? wire : each))
          : [...wires, wire],
      );
      onDone(wire);
      showToast({ tone: 'good', title: done });
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.loan(ref) }),
  });
}
