import { classNames } from '../parts/class-names.ts';
import type { MarkedBox } from './marked-box.ts';

interface BoxOverlayProps {
  readonly boxes: readonly MarkedBox[];
  readonly selectedId: string | null;
  readonly onSelect?: ((id: string) => void) | undefined;
}

/**
 * Boxes in the page's own measure: the drawing is one by one, stretched over the sheet, so that a box lies right at every
 * zoom. Labels stand beside it as text, which stretching would distort. Each box is a button: one can also get to it by Tab.
 */
export function BoxOverlay({ boxes, selectedId, onSelect }: BoxOverlayProps) {
  return (
    <>
      <svg className="box-layer" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        {boxes.map(({ id, box, tone }) => (
          <rect
            key={id}
            data-box={id}
            className={classNames('box', `box-${tone}`, id === selectedId && 'box-selected')}
            x={box.x}
            y={box.y}
            width={box.w}
            height={box.h}
          />
        ))}
      </svg>
      {boxes.map(({ id, box, label, tone }) => (
        <button
          key={id}
          type="button"
          className={classNames('box-button', `box-button-${tone}`)}
          aria-label={label}
          aria-pressed={id === selectedId}
          onClick={() => onSelect?.(id)}
          style={{ left: percent(box.x), top: percent(box.y), width: percent(box.w), height: percent(box.h) }}
        >
          <span className="box-label" aria-hidden="true">
            {label}
          </span>
        </button>
      ))}
    </>
  );
}

function percent(fraction: number): string {
  return `${fraction * 100}%`;
}
