import type { Document } from '@countersign/contract/documents';
import { Link } from '@tanstack/react-router';
import { downloadDocument } from '../../api/operations/loan-documents.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { DownloadButton } from '../../parts/download-button.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { documentStatusWords, loanScreenWords } from '../../words/loan.ts';
import type { Progress } from './progress.ts';

const words = loanScreenWords.documents;

interface LoanDocumentsProps {
  readonly loanRef: string;
  readonly documents: readonly Document[];
  readonly progress: Progress;
  readonly titleOf: (docType: string) => string;
  /** Whether the package can still change. */
  readonly open: boolean;
  readonly onWithdraw: (document: Document) => void;
}

/** The documents of the package, each with what it was taken for, where it stands in its file, and why it failed. */
export function LoanDocuments(props: LoanDocumentsProps) {
  const { loanRef, documents, progress, titleOf, open, onWithdraw } = props;
  const columns: readonly Column<Document>[] = [
    {
      key: 'type',
      title: words.type,
      cell: (document) => (
        <>
          <Link to="/app/documents/$id" params={{ id: document.id }} className="loan-document-link">
            {document.docType === null ? words.unread : titleOf(document.docType)}
          </Link>
          <Remarks document={document} failed={progress.get(document.fileId)?.failed ?? null} />
        </>
      ),
    },
    { key: 'name', title: words.name, cell: ({ name }) => <span className="loan-file">{name}</span> },
    {
      key: 'pages',
      title: words.pages,
      align: 'end',
      cell: ({ fromPage, toPage }) => (fromPage === null || toPage === null ? '' : words.range(fromPage, toPage)),
    },
    {
      key: 'status',
      title: words.status,
      cell: (document) => {
        const record = document.docType === 'approval_record' && document.status === 'stored';
        const { label, tone } = record ? words.record : documentStatusWords[document.status];
        const pages = progress.get(document.fileId)?.pages.size ?? 0;
        const reading = !record && (document.status === 'stored' || document.status === 'reading');
        return (
          <span className="loan-status">
            <Badge tone={tone}>{label}</Badge>
            {reading && pages > 0 ? <span className="loan-soft numbers">{words.readSoFar(pages)}</span> : null}
          </span>
        );
      },
    },
    {
      key: 'actions',
      title: <span className="only-spoken">{words.actions}</span>,
      cell: (document) => (
        <span className="loan-row-actions">
          {document.status === 'read' ? (
            <DownloadButton
              size="small"
              look="quiet"
              label={words.downloadOf(document.docType === null ? document.name : titleOf(document.docType))}
              load={() => downloadDocument(document.id)}
              done={words.downloaded}
            >
              {words.download}
            </DownloadButton>
          ) : null}
          {open && document.status === 'read' && document.docType !== 'approval_record' ? (
            <Link
              to="/app/loans/$ref/files/$fileId"
              params={{ ref: loanRef, fileId: document.fileId }}
              className="button button-quiet button-small"
            >
              {words.split}
            </Link>
          ) : null}
          {open && document.status !== 'withdrawn' && document.docType !== 'approval_record' ? (
            <Button size="small" look="quiet" onClick={() => onWithdraw(document)}>
              {words.withdraw}
            </Button>
          ) : null}
        </span>
      ),
    },
  ];
  if (documents.length === 0) return <p className="loan-soft">{words.none}</p>;
  return <Table caption={words.caption} columns={columns} rows={documents} rowKey={({ id }) => id} />;
}

/** What a reviewer should know of it: how certain its type is, what is missing, why it could not be read. */
function Remarks({ document, failed }: { readonly document: Document; readonly failed: string | null }) {
  const { confidence, madeBy, missingPages, duplicateOf, notes, refusal, status } = document;
  const remarks = [
    ...(madeBy === 'person' ? [words.byPerson] : []),
    ...(madeBy === 'engine' && confidence !== null && confidence < 0.8
      ? [words.certainty(Math.round(confidence * 100))]
      : []),
    ...(missingPages.length > 0 ? [words.missing(missingPages.join(', '))] : []),
    ...(duplicateOf === null ? [] : [words.duplicate]),
    ...notes,
  ];
  const fault = refusal?.detail ?? (status === 'read' ? null : failed);
  return (
    <>
      {remarks.length === 0 ? null : <span className="loan-remarks">{[...new Set(remarks)].join(' · ')}</span>}
      {fault === null || fault === '' ? null : <span className="loan-fault">{fault}</span>}
    </>
  );
}
