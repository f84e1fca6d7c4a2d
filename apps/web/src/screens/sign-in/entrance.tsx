import type { ReactNode } from 'react';
import { shellWords } from '../../words/shell.ts';
import './entrance.css';

/** The frame of the screens before the sign-in. */
export function Entrance({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className="entrance">
      <div className="entrance-brand">
        <img src="/icon.svg" alt="" width="28" height="28" />
        {shellWords.product}
      </div>
      <div className="entrance-card">
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </div>
    </main>
  );
}
