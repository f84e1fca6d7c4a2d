import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { pageViewerWords as words } from '../words/page-viewer.ts';
import { type Box, boxBetween, FIRST_BOX, isDrawn, moveBox, type Point, resizeBox } from './fractions.ts';

interface BoxDrawerProps {
  readonly box: Box | null;
  readonly onBox: (box: Box | null) => void;
}

/** Half a percent: about a millimetre of paper. With Alt held, a fifth of that. */
const STEP = 0.005;

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** Draws a box over the page: by dragging, or by keys. Enter begins, arrows move it, with Shift they change its size. */
export function BoxDrawer({ box, onBox }: BoxDrawerProps) {
  const from = useRef<Point | null>(null);
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent): Point => {
    const sheet = currentTarget.getBoundingClientRect();
    return { x: (clientX - sheet.left) / sheet.width, y: (clientY - sheet.top) / sheet.height };
  };
  const onDrag = (event: PointerEvent) => {
    if (from.current === null) return;
    const drawn = boxBetween(from.current, pointOf(event));
    if (isDrawn(drawn)) onBox(drawn);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined) {
      const fine = event.altKey ? 0.2 : 1;
      const change = event.shiftKey ? resizeBox : moveBox;
      onBox(change(box ?? FIRST_BOX, step.x * fine, step.y * fine));
    } else if (event.key === 'Enter' && box === null) onBox(FIRST_BOX);
    else if (event.key === 'Delete' || event.key === 'Backspace') onBox(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: no element means an area to draw in.
    <div
      className="box-drawer"
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the drawing area takes keys, as its label says.
      tabIndex={0}
      aria-label={words.draw}
      onPointerDown={(event) => {
        from.current = pointOf(event);
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onDrag}
      onPointerUp={() => {
        from.current = null;
      }}
      onKeyDown={onKey}
    >
      {box === null ? null : (
        <svg className="box-layer" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <rect className="box box-draft" data-box="draft" x={box.x} y={box.y} width={box.w} height={box.h} />
        </svg>
      )}
    </div>
  );
}
