import { useMemo } from 'react';
import { drawQr } from './qr/draw-qr.ts';

/** Light around it, as wide as the standard asks. */
const QUIET = 4;

/** A text for a camera, drawn here: nothing of it leaves the page. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  // Drawn once: its eight masks take a while, and the page is typed in beside it.
  const modules = useMemo(() => drawQr(text), [text]);
  const side = modules.length + 2 * QUIET;
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className="account-qr"
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
