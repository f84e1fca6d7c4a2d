import { type ReactNode, useMemo } from 'react';
import type { MarkedBox } from '../../page-viewer/marked-box.ts';
import type { PageSource } from '../../page-viewer/page-source.ts';
import { PageViewer } from '../../page-viewer/page-viewer.tsx';
import type { PageViewerProps } from '../../page-viewer/page-viewer-props.ts';
import type { Tone } from '../../parts/badge.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { reviewWords } from '../../words/review.ts';
import { shellWords } from '../../words/shell.ts';
import type { ShownSource } from './finding-sources.ts';

const words = reviewWords.offPage;

interface FindingPageProps {
  /** What stands here where there is no page. */
  readonly nothing: ReactNode;
  readonly sources: readonly ShownSource[];
  readonly selected: ShownSource | undefined;
  readonly tone: Tone;
  /** The pages of documents that are known so far. */
  readonly pagesOf: ReadonlyMap<string, PageSource>;
  readonly turned: number | null;
  readonly onTurn: (pageNo: number) => void;
  readonly onSelect: (index: number) => void;
  readonly titleOf: (source: string) => string;
  readonly ahead: PageViewerProps['ahead'];
  readonly drawing: PageViewerProps['drawing'];
}

/** The page of the selected source with its box, and the boxes of the other sources that stand on the same document. */
export function FindingPage(props: FindingPageProps) {
  const { nothing, sources, selected, tone, pagesOf, turned, onTurn, onSelect, titleOf, ahead, drawing } = props;
  const boxes = useMemo(
    () =>
      sources.flatMap(({ index, documentId, pageNo, bbox, source, raw }): readonly MarkedBox[] =>
        documentId !== selected?.documentId || pageNo === null || bbox === null
          ? []
          : [
              {
                id: String(index),
                pageNo,
                box: bbox,
                label: `${titleOf(source)}: ${raw ?? ''}`,
                tone: index === selected.index ? tone : 'note',
              },
            ],
      ),
    [sources, selected, tone, titleOf],
  );
  if (selected === undefined) return nothing;
  const onPaper = selected.pageNo !== null || !['lar', 'intake'].includes(selected.source);
  if (!onPaper) {
    return <OffPage text={selected.source === 'intake' ? words.intake : words.record(selected.place ?? '')} />;
  }
  const source = pagesOf.get(selected.documentId);
  if (source === undefined) return <Skeleton rows={8} label={shellWords.loading} />;
  const pageNo = turned ?? selected.pageNo ?? source.pages[0];
  if (pageNo === undefined) return <OffPage text={words.document} />;
  return (
    <PageViewer
      source={source}
      pageNo={pageNo}
      onPage={onTurn}
      boxes={boxes}
      selectedId={String(selected.index)}
      onSelect={(id) => onSelect(Number(id))}
      ahead={ahead ?? []}
      drawing={drawing ?? null}
    />
  );
}

function OffPage({ text }: { readonly text: string }) {
  return (
    <div className="review-off-page">
      <EmptyState title={words.title}>{text}</EmptyState>
    </div>
  );
}
