import { useRef, useState } from 'react';
import { useShortcuts } from '../keyboard/shortcuts.ts';
import { pageViewerWords as words } from '../words/page-viewer.ts';
import { PageSheet } from './page-sheet.tsx';
import { PageToolbar } from './page-toolbar.tsx';
import type { PageViewerProps } from './page-viewer-props.ts';
import { type PageAhead, useFetchAhead } from './use-fetch-ahead.ts';
import { usePrefetchNeighbours } from './use-prefetch-neighbours.ts';
import { useScrollToBox } from './use-scroll-to-box.ts';
import { useWidth } from './use-width.ts';
import { FIT, firstZoom, pictureWidth, zoomIn, zoomOut } from './zoom.ts';
import './page-viewer.css';

/** Between the page and the edge of its frame, on both sides. */
const MARGIN_PX = 32;
const NONE: readonly PageAhead[] = [];

/** A page's picture with boxes over it, in fractions of the page. It knows nothing of what the pages are. */
export function PageViewer(props: PageViewerProps) {
  const { source, pageNo, onPage, boxes, selectedId = null, ahead = NONE } = props;
  const frame = useRef<HTMLElement>(null);
  const [chosen, setZoom] = useState<number | null>(null);
  const frameWidth = useWidth(frame);
  const zoom = chosen ?? firstZoom(frameWidth - MARGIN_PX);
  const width = Math.max(120, Math.round((frameWidth - MARGIN_PX) * zoom));
  const picture = pictureWidth(width, window.devicePixelRatio);
  usePrefetchNeighbours(source, pageNo, frameWidth === 0 ? null : picture);
  useFetchAhead(ahead, frameWidth === 0 ? null : picture);
  const here = boxes.filter((box) => box.pageNo === pageNo);
  useScrollToBox(frame, here.find((box) => box.id === selectedId)?.box ?? null, width);
  useShortcuts(words.group, [
    { keys: '+', label: words.zoomIn, run: () => setZoom(zoomIn(zoom)) },
    { keys: '-', label: words.zoomOut, run: () => setZoom(zoomOut(zoom)) },
    { keys: '0', label: words.fit, run: () => setZoom(FIT) },
  ]);

  return (
    <div className="page-viewer">
      <PageToolbar pages={source.pages} pageNo={pageNo} onPage={onPage} zoom={zoom} onZoom={setZoom} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
      <section ref={frame} className="page-frame" aria-label={words.frame(pageNo)} tabIndex={0}>
        {frameWidth === 0 ? null : (
          <PageSheet
            {...props}
            key={`${source.key} ${pageNo}`}
            boxes={here}
            selectedId={selectedId}
            width={width}
            pictureWidth={picture}
          />
        )}
      </section>
    </div>
  );
}
