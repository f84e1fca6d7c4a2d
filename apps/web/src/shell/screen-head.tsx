import type { ReactNode } from 'react';
import { useTitle } from './use-title.ts';

interface ScreenHeadProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** The heading of a screen, which also names the browser's tab; what can be done stands beside it. */
export function ScreenHead({ title, children }: ScreenHeadProps) {
  useTitle(title);
  return (
    <header className="screen-head">
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </header>
  );
}
