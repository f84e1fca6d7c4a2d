import type { ReactNode } from 'react';
import type { Tone } from './badge.tsx';
import './notice.css';

interface NoticeProps {
  readonly tone?: Tone;
  readonly children: ReactNode;
  /** Said at once by screen readers: for what went wrong just now. */
  readonly alert?: boolean;
}

/** A sentence or two that stay where they are. */
export function Notice({ tone = 'note', children, alert = false }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} role={alert ? 'alert' : undefined}>
      {children}
    </div>
  );
}
