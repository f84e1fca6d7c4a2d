import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Spinner } from '../parts/spinner.tsx';
import { pageViewerWords as words } from '../words/page-viewer.ts';
import { BoxDrawer } from './box-drawer.tsx';
import { BoxOverlay } from './box-overlay.tsx';
import type { PageViewerProps } from './page-viewer-props.ts';
import { pictureUrl } from './picture-store.ts';

interface PageSheetProps extends PageViewerProps {
  readonly width: number;
  readonly pictureWidth: number;
}

/** Of a page whose picture is not here yet and whose shape nobody knows: American letter paper. */
const LETTER = 11 / 8.5;

/** One page, as wide as asked for. While a sharper picture is on its way the one before is shown. */
export function PageSheet(props: PageSheetProps) {
  const { source, pageNo, width, pictureWidth, boxes, selectedId = null, onSelect, drawing } = props;
  const { data, error } = useQuery({ ...source.image(pageNo, pictureWidth), placeholderData: keepPreviousData });
  const url = data === undefined ? null : pictureUrl(data);
  const [seen, setSeen] = useState<number | null>(null);
  const aspect = seen ?? source.aspect(pageNo) ?? LETTER;

  return (
    <div className="page-sheet" style={{ width, height: Math.round(width * aspect) }}>
      {url === null ? null : (
        <img
          className="page-picture"
          src={url}
          alt={words.picture(pageNo)}
          // Painted together with the boxes over it, not a frame later.
          decoding="sync"
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setSeen(naturalHeight / naturalWidth)}
        />
      )}
      {error ? (
        <p className="page-message" role="alert">
          {error.message}
        </p>
      ) : null}
      {data === undefined && !error ? (
        <p className="page-message" role="status">
          <Spinner /> {words.loading}
        </p>
      ) : null}
      <BoxOverlay boxes={boxes} selectedId={selectedId} onSelect={onSelect} />
      {drawing ? <BoxDrawer box={drawing.box} onBox={drawing.onBox} /> : null}
    </div>
  );
}
