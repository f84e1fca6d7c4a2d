import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { boundariesWords as words } from '../../words/loan.ts';

interface BoundaryHandleProps {
  readonly page: number;
  readonly title: string;
  readonly least: number;
  readonly most: number;
  readonly onMove: (page: number) => void;
  readonly onJoin: () => void;
}

/** The page that begins at a point of the screen: right of the middle of a page, the next one does. */
function pageAt(x: number, y: number): number | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const cell = element.closest<HTMLElement>('[data-page]');
    if (cell === null) continue;
    const { left, width } = cell.getBoundingClientRect();
    return Number(cell.dataset.page) + (x > left + width / 2 ? 1 : 0);
  }
  return null;
}

/** Where a document begins. Dragged over the pages, or moved by the arrows; Delete joins it with the one before. */
export function BoundaryHandle({ page, title, least, most, onMove, onJoin }: BoundaryHandleProps) {
  const dragging = useRef(false);
  const onPointerMove = (event: PointerEvent) => {
    if (!dragging.current) return;
    const over = pageAt(event.clientX, event.clientY);
    if (over !== null) onMove(over);
  };
  const onKey = (event: KeyboardEvent) => {
    const to: Readonly<Record<string, number>> = {
      ArrowLeft: page - 1,
      ArrowUp: page - 1,
      ArrowRight: page + 1,
      ArrowDown: page + 1,
      Home: least,
      End: most,
    };
    const next = to[event.key];
    if (next !== undefined) onMove(next);
    else if (event.key === 'Delete' || event.key === 'Backspace') onJoin();
    else return;
    event.preventDefault();
  };
  return (
    <div
      className="boundaries-handle"
      data-boundary={page}
      role="slider"
      tabIndex={0}
      aria-label={words.boundary(page, title)}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={page}
      aria-valuetext={words.valueText(page)}
      onPointerDown={(event) => {
        dragging.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        dragging.current = false;
      }}
      onKeyDown={onKey}
    />
  );
}
