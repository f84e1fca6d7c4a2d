import { useQuery } from '@tanstack/react-query';
import { memo, useRef } from 'react';
import type { PageSource } from '../../page-viewer/page-source.ts';
import { pictureUrl } from '../../page-viewer/picture-store.ts';
import { boundariesWords as words } from '../../words/loan.ts';
import { useOnScreen } from './use-on-screen.ts';

/** Twice as wide as it is shown, for screens with fine pixels. */
const WIDTH = 240;
const LETTER = 11 / 8.5;

interface PageThumbProps {
  readonly source: PageSource;
  readonly pageNo: number;
}

export const PageThumb = memo(function PageThumb({ source, pageNo }: PageThumbProps) {
  const frame = useRef<HTMLDivElement>(null);
  const seen = useOnScreen(frame);
  const { data, error } = useQuery({ ...source.image(pageNo, WIDTH), enabled: seen });
  return (
    <div
      className="boundaries-thumb"
      ref={frame}
      style={{ aspectRatio: String(1 / (source.aspect(pageNo) ?? LETTER)) }}
    >
      {data === undefined ? null : <img src={pictureUrl(data)} alt={words.page(pageNo)} draggable={false} />}
      {error ? <span className="boundaries-failed">{error.message}</span> : null}
    </div>
  );
});
