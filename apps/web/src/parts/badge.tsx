import type { ReactNode } from 'react';
import './badge.css';

export type Tone = 'bad' | 'warn' | 'note' | 'good' | 'plain';

interface BadgeProps {
  readonly tone?: Tone;
  readonly children: ReactNode;
}

/** A word about a state. The word carries the meaning; the colour only helps to find it. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
