import { type RefObject, useLayoutEffect } from 'react';
import type { Box } from './fractions.ts';

/** Brings a box into the middle of the frame when it is selected, and keeps it there while the zoom changes. */
export function useScrollToBox(frame: RefObject<HTMLElement | null>, box: Box | null, width: number): void {
  const { x, y, w, h } = box ?? { x: 0, y: 0, w: 0, h: 0 };
  const wanted = box !== null && width > 0;
  useLayoutEffect(() => {
    const { current } = frame;
    const sheet = current?.querySelector<HTMLElement>('.page-sheet');
    if (!wanted || !current || !sheet) return;
    current.scrollTo({
      left: sheet.offsetLeft + (x + w / 2) * width - current.clientWidth / 2,
      top: sheet.offsetTop + (y + h / 2) * sheet.offsetHeight - current.clientHeight / 2,
    });
  }, [frame, wanted, x, y, w, h, width]);
}
