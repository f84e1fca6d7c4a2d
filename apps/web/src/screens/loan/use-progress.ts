import { useRef, useState } from 'react';
import type { ServerEvent } from '../../api/events.ts';
import { useLoanEvents } from '../../api/use-loan-events.ts';
import { advance, type Progress } from './progress.ts';

/** Follows a loan's events; what they say of reading is told at most ten times a second, however fast pages are read. */
const TELL_MS = 100;

export function useProgress(ref: string): Progress {
  const [told, setTold] = useState<Progress>(new Map());
  const now = useRef<Progress>(told);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLoanEvents(ref, (event: ServerEvent) => {
    now.current = advance(now.current, event);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setTold(now.current);
    }, TELL_MS);
  });
  return told;
}
