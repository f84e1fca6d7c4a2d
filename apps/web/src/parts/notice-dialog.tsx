import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface NoticeDialogProps {
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  /** What the one button says. */
  readonly close: string;
  readonly children: ReactNode;
}

/** An open dialog that shows something and asks nothing: its one button closes it. */
export function NoticeDialog({ onClose, title, description, close, children }: NoticeDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <Button look="primary" onClick={onClose}>
          {close}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
