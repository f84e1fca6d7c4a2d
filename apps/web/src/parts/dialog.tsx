import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { focusAtOnce } from './focus-at-once.ts';
import './dialog.css';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the one that does it last. */
  readonly actions?: ReactNode;
  readonly size?: 'normal' | 'wide';
  /** What has focus first; the first control where nothing is said. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/** Holds focus while it is open, closes on Escape, and gives focus back to where it was. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, actions, size = 'normal', initialFocus } = props;
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop className="dialog-shade" />
        <Base.Popup ref={popup} className={`dialog dialog-${size}`} initialFocus={focusAtOnce(popup, initialFocus)}>
          <Base.Title className="dialog-title">{title}</Base.Title>
          {description ? <Base.Description className="dialog-description">{description}</Base.Description> : null}
          <div className="dialog-body">{children}</div>
          {actions ? <div className="dialog-actions">{actions}</div> : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
