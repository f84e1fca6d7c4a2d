import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { documentDetail, documentPages } from '../../api/operations/documents.ts';
import type { MarkedBox } from '../../page-viewer/marked-box.ts';
import { PageViewer } from '../../page-viewer/page-viewer.tsx';
import { Badge } from '../../parts/badge.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { documentWords as words } from '../../words/document.ts';
import { DecidingWords } from './deciding-words.tsx';
import { readMark } from './document-search.ts';
import './document.css';

const FOUND = 'found';

/** A document's pages, and the words that decided what it is taken for. */
export function DocumentScreen() {
  const { id } = useParams({ from: '/inside/app/documents/$id' });
  const { page, mark } = useSearch({ from: '/inside/app/documents/$id' });
  const navigate = useNavigate({ from: '/app/documents/$id' });
  const { data: document } = useSuspenseQuery(documentDetail(id));
  const source = useMemo(() => documentPages(document), [document]);
  const found = useMemo(() => readMark(mark), [mark]);
  const [selectedId, setSelectedId] = useState<string | null>(found === null ? null : FOUND);
  const boxes = useMemo(
    () =>
      document.decidedBy.map(({ pageNo, box, text, weight }, index): MarkedBox => {
        return { id: String(index), pageNo, box, label: text, tone: weight < 0 ? 'bad' : 'note' };
      }),
    [document],
  );
  const pageNo = page !== undefined && source.pages.includes(page) ? page : source.pages[0];
  const shown = useMemo((): readonly MarkedBox[] => {
    if (found === null || page === undefined) return boxes;
    return [...boxes, { id: FOUND, pageNo: page, box: found, label: words.found, tone: 'warn' }];
  }, [boxes, found, page]);
  const turnTo = (next: number) => void navigate({ search: { page: next }, replace: true });
  const select = (box: MarkedBox) => {
    setSelectedId(box.id);
    turnTo(box.pageNo);
  };

  return (
    <div className="document">
      <ScreenHead title={document.name}>
        <Badge>{document.docType ?? words.unread}</Badge>
      </ScreenHead>
      {pageNo === undefined ? (
        <EmptyState title={words.noPages}>{document.refusal?.detail}</EmptyState>
      ) : (
        <div className="document-body">
          <PageViewer
            source={source}
            pageNo={pageNo}
            onPage={turnTo}
            boxes={shown}
            selectedId={selectedId}
            onSelect={setSelectedId}
          />
          <DecidingWords boxes={boxes} selectedId={selectedId} onSelect={select} />
        </div>
      )}
    </div>
  );
}
