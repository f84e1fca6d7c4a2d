import { moveBoarding } from '../../api/operations/boarding.ts';
import { Button } from '../../parts/button.tsx';
import { boardingWords as words } from '../../words/boarding.ts';
import { Fault } from '../configure/fault.tsx';
import { useMove } from './use-move.ts';

export function AskCore({ loanRef }: { readonly loanRef: string }) {
  const verify = useMove(
    loanRef,
    () => moveBoarding(loanRef, 'verify'),
    () => words.done.verify,
  );
  return (
    <>
      <Button busy={verify.isPending} onClick={() => verify.mutate(undefined)}>
        {words.verify}
      </Button>
      <Fault error={verify.error} />
    </>
  );
}
