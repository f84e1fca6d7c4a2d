import type { ReactNode } from 'react';
import { partWords } from '../words/parts.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmProps {
  readonly open: boolean;
  readonly title: string;
  readonly description: ReactNode;
  /** What will be done, as a verb: it stands on the button. */
  readonly action: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export function Confirm({ action, danger = false, busy = false, onConfirm, ...dialog }: ConfirmProps) {
  const actions = (
    <>
      <Button onClick={dialog.onClose}>{partWords.cancel}</Button>
      <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
        {action}
      </Button>
    </>
  );
  return <Dialog {...dialog} actions={actions} />;
}
