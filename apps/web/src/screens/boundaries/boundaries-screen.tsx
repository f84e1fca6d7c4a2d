import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { keys } from '../../api/keys.ts';
import { docTypes } from '../../api/operations/catalogues.ts';
import { documentDetail, documentPages } from '../../api/operations/documents.ts';
import { changeBoundaries, loanDocuments } from '../../api/operations/loan-documents.ts';
import { useLoanEvents } from '../../api/use-loan-events.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { boundariesWords as words } from '../../words/loan.ts';
import { sayCode } from '../../words/reason-codes.ts';
import { PageGrid } from './page-grid.tsx';
import { SegmentList } from './segment-list.tsx';
import { rangesOf, type Segments, segmentsOf, withTail } from './segments.ts';
import './boundaries.css';

/** Which documents a file holds, where the splitting was wrong: boundaries over the pages, and the type of each part. */
export function BoundariesScreen() {
  const { ref, fileId } = useParams({ from: '/inside/app/loans/$ref/files/$fileId' });
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: file } = useSuspenseQuery(documentDetail(fileId));
  const { data: documents } = useSuspenseQuery(loanDocuments(ref));
  const { data: catalogue = [] } = useQuery(docTypes);
  useLoanEvents(ref);
  const source = useMemo(() => documentPages(file), [file]);
  const count = source.pages.length;
  const kept = useMemo((): Segments => {
    const own = documents.filter((each) => each.fileId === fileId);
    const last = Math.max(0, ...own.map(({ status, toPage }) => (status === 'withdrawn' ? 0 : (toPage ?? 0))));
    return withTail(segmentsOf(own), last, count);
  }, [documents, fileId, count]);
  /** What somebody changed, and what it was when they began. */
  const [edit, setEdit] = useState<{ readonly from: Segments; readonly to: Segments } | null>(null);
  const segments = edit?.to ?? kept;
  const overtaken = edit !== null && JSON.stringify(edit.from) !== JSON.stringify(kept);
  const changed = edit !== null && JSON.stringify(edit.to) !== JSON.stringify(kept);
  const types = catalogue.filter(({ id }) => id !== 'approval_record');
  const titleOf = (docType: string | null) =>
    docType === null ? words.leftOut : (catalogue.find(({ id }) => id === docType)?.title ?? sayCode(docType));
  const change = (next: Segments) => setEdit((before) => ({ from: before?.from ?? kept, to: next }));
  const save = useMutation({
    mutationFn: () => changeBoundaries(fileId, rangesOf(segments, count)),
    onSuccess: () => {
      setEdit(null);
      showToast({ tone: 'good', title: words.saved });
      void navigate({ to: '/app/loans/$ref', params: { ref } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.loan(ref) }),
  });

  return (
    <div className="boundaries">
      <ScreenHead title={words.title(file.name)}>
        <Link to="/app/loans/$ref" params={{ ref }}>
          {words.back}
        </Link>
        <span className="boundaries-gap" />
        <Button disabled={edit === null} onClick={() => setEdit(null)}>
          {words.reset}
        </Button>
        <Button look="primary" busy={save.isPending} disabled={!changed} onClick={() => save.mutate()}>
          {words.save}
        </Button>
      </ScreenHead>
      <p className="boundaries-text">{words.text}</p>
      {save.error ? (
        <Notice tone="bad" alert>
          {save.error.message}
        </Notice>
      ) : null}
      {overtaken && !save.isPending ? (
        <Notice tone="warn" alert>
          {words.conflict}{' '}
          <Button size="small" onClick={() => setEdit(null)}>
            {words.loadTheirs}
          </Button>
        </Notice>
      ) : null}
      <div className="boundaries-body">
        <PageGrid source={source} segments={segments} onChange={change} titleOf={titleOf} />
        <SegmentList segments={segments} pageCount={count} types={types} onChange={change} />
      </div>
    </div>
  );
}
