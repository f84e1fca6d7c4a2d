import { useLayoutEffect, useRef } from 'react';
import type { PageSource } from '../../page-viewer/page-source.ts';
import { useWidth } from '../../page-viewer/use-width.ts';
import { classNames } from '../../parts/class-names.ts';
import { boundariesWords as words } from '../../words/loan.ts';
import { BoundaryHandle } from './boundary-handle.tsx';
import { PageThumb } from './page-thumb.tsx';
import { beginAt, endOf, joinWithBefore, moveBoundary, type Segments, segmentOfPage } from './segments.ts';

interface PageGridProps {
  readonly source: PageSource;
  readonly segments: Segments;
  readonly onChange: (segments: Segments) => void;
  readonly titleOf: (docType: string | null) => string;
}

/** The pages of the file, side by side. Pages never move while a boundary does: only what they belong to changes. */
export function PageGrid({ source, segments, onChange, titleOf }: PageGridProps) {
  const frame = useRef<HTMLElement>(null);
  const width = useWidth(frame);
  const count = source.pages.length;

  // A boundary is one element for as long as it is there, so that it can be dragged and keeps focus; it is put where
  // the page that it stands before happens to be.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places of pages depend on the width.
  useLayoutEffect(() => {
    for (const { from } of segments.slice(1)) {
      const cell = frame.current?.querySelector<HTMLElement>(`[data-page="${from}"]`);
      const handle = frame.current?.querySelector<HTMLElement>(`[data-boundary="${from}"]`);
      if (!cell || !handle) continue;
      handle.style.left = `${cell.offsetLeft}px`;
      handle.style.top = `${cell.offsetTop}px`;
      handle.style.height = `${cell.offsetHeight}px`;
    }
  }, [segments, width, count]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
    <section ref={frame} className="boundaries-pages" aria-label={words.pages} tabIndex={0}>
      <ol className="boundaries-grid">
        {source.pages.map((pageNo) => {
          const index = segmentOfPage(segments, pageNo);
          const segment = segments[index];
          const begins = segment?.from === pageNo;
          return (
            <li
              key={pageNo}
              data-page={pageNo}
              className={classNames(
                'boundaries-cell',
                begins && 'boundaries-begins',
                index % 2 === 1 && 'boundaries-odd',
                segment?.docType === null && 'boundaries-out',
              )}
            >
              <span className="boundaries-band">{begins ? titleOf(segment.docType) : '\u00a0'}</span>
              <PageThumb source={source} pageNo={pageNo} />
              <span className="boundaries-number numbers">{pageNo}</span>
              {begins ? null : (
                <button
                  type="button"
                  className="boundaries-cut"
                  aria-label={words.begin(pageNo)}
                  title={words.begin(pageNo)}
                  onClick={() => onChange(beginAt(segments, pageNo))}
                >
                  ✂
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {segments.map(({ from, docType }, index) =>
        index === 0 ? null : (
          <BoundaryHandle
            // biome-ignore lint/suspicious/noArrayIndexKey: a boundary is its place in the row; its page changes while it is moved.
            key={index}
            page={from}
            title={titleOf(docType)}
            least={(segments[index - 1]?.from ?? 0) + 1}
            most={endOf(segments, index, count)}
            onMove={(page) => onChange(moveBoundary(segments, index, page, count))}
            onJoin={() => onChange(joinWithBefore(segments, index))}
          />
        ),
      )}
    </section>
  );
}
