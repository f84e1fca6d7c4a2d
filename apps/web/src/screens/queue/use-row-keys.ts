import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { queueWords } from '../../words/queue.ts';

const words = queueWords.keys;

/** J and K move focus from row to row, also to rows that are not in the page yet. The focused row's link is what Enter opens. */
export function useRowKeys(frame: RefObject<HTMLElement | null>, count: number, show: (index: number) => void): void {
  const at = useRef(-1);
  const linkOf = (index: number) => frame.current?.querySelector<HTMLElement>(`[data-row="${index}"] a`) ?? null;
  const move = (step: number) => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;
    const from = focused === undefined ? at.current : Number(focused);
    const to = Math.max(0, Math.min(count - 1, from + step));
    at.current = to;
    flushSync(() => show(to));
    const link = linkOf(to);
    if (link !== null) link.focus({ preventScroll: true });
    else requestAnimationFrame(() => linkOf(to)?.focus({ preventScroll: true }));
  };
  useShortcuts(words.group, [
    { keys: 'j', label: `${words.next} (${words.open})`, run: () => move(1) },
    { keys: 'k', label: words.previous, run: () => move(-1) },
  ]);
}
