import { Button } from '../parts/button.tsx';
import { pageViewerWords as words } from '../words/page-viewer.ts';
import { FIT, zoomIn, zoomOut } from './zoom.ts';

interface PageToolbarProps {
  readonly pages: readonly number[];
  readonly pageNo: number;
  readonly onPage: (pageNo: number) => void;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

export function PageToolbar({ pages, pageNo, onPage, zoom, onZoom }: PageToolbarProps) {
  const at = pages.indexOf(pageNo);
  const [before, after] = [pages[at - 1], pages[at + 1]];
  return (
    <div className="page-toolbar" role="toolbar" aria-label={words.toolbar}>
      <Button
        look="quiet"
        size="small"
        aria-label={words.previous}
        disabled={before === undefined}
        onClick={() => before !== undefined && onPage(before)}
      >
        ‹
      </Button>
      <span className="page-place numbers" role="status">
        {words.place(pageNo, at + 1, pages.length)}
      </span>
      <Button
        look="quiet"
        size="small"
        aria-label={words.next}
        disabled={after === undefined}
        onClick={() => after !== undefined && onPage(after)}
      >
        ›
      </Button>
      <span className="page-toolbar-gap" />
      <Button look="quiet" size="small" aria-label={words.zoomOut} onClick={() => onZoom(zoomOut(zoom))}>
        −
      </Button>
      <span className="page-zoom numbers">{Math.round(zoom * 100)}%</span>
      <Button look="quiet" size="small" aria-label={words.zoomIn} onClick={() => onZoom(zoomIn(zoom))}>
        +
      </Button>
      <Button look="quiet" size="small" onClick={() => onZoom(FIT)}>
        {words.fit}
      </Button>
    </div>
  );
}
