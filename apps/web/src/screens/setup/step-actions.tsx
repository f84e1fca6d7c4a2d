import { useMutation } from '@tanstack/react-query';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { setupWords as words } from '../../words/setup.ts';
import { Fault } from '../configure/fault.tsx';

interface StepActionsProps {
  readonly onDone: () => Promise<void>;
  /** Typed and not saved: going on would lose it. */
  readonly dirty?: boolean;
  /** Where the step has a button of its own that goes on, only skipping is left. */
  readonly onlySkip?: boolean;
}

/** How a step that may be skipped is left. */
export function StepActions({ onDone, dirty = false, onlySkip = false }: StepActionsProps) {
  const going = useMutation({ mutationFn: onDone });
  return (
    <div className="configure-section">
      <Fault error={going.error} />
      {dirty ? <Notice tone="warn">{words.unsaved}</Notice> : null}
      <div className="configure-actions">
        <Button
          look={onlySkip ? 'quiet' : 'primary'}
          busy={going.isPending}
          disabled={dirty}
          onClick={() => (dirty ? undefined : going.mutate())}
        >
          {onlySkip ? words.skip : words.next}
        </Button>
        <span className="configure-small">{words.skipHint}</span>
      </div>
    </div>
  );
}
