import type { Document } from '@countersign/contract/documents';
import type { DueItem } from '@countersign/contract/trailing';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { loanDueItems, settleDueItem } from '../../api/operations/due-items.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { formatDay } from '../../parts/format.ts';
import { type Column, Table } from '../../parts/table.tsx';
import { dueStatusWords, dueWords as words } from '../../words/due.ts';
import { NoteDialog } from './note-dialog.tsx';

interface LoanDueItemsProps {
  readonly loanRef: string;
  readonly titleOf: (docType: string) => string;
  readonly onWithdraw: (document: Document) => void;
}

/** What is due after the closing of a loan, what came for it, and how that differs. Nothing is shown before approval. */
export function LoanDueItems({ loanRef, titleOf, onWithdraw }: LoanDueItemsProps) {
  const { data } = useQuery(loanDueItems(loanRef));
  const [settling, setSettling] = useState<DueItem | null>(null);
  if (data === undefined || (data.items.length === 0 && !data.takesDocuments)) return null;
  const { items, documents, findings, takesDocuments } = data;
  return (
    <section className="panel loan-card" aria-labelledby="loan-due">
      <h2 id="loan-due" className="loan-heading">
        {words.card}
      </h2>
      {items.length === 0 ? (
        <p className="loan-soft">{words.cardNone}</p>
      ) : (
        <Table caption={words.caption} columns={columnsOf(setSettling)} rows={items} rowKey={({ id }) => id} />
      )}
      {documents.length === 0 ? null : (
        <>
          <h3 className="loan-subheading">{words.trailing}</h3>
          <ul>
            {documents.map((document) => {
              const title = document.docType === null ? document.name : titleOf(document.docType);
              return (
                <li key={document.id}>
                  <Link to="/app/documents/$id" params={{ id: document.id }}>
                    {title}
                  </Link>{' '}
                  {takesDocuments ? (
                    <Button
                      size="small"
                      look="quiet"
                      aria-label={words.withdrawOf(title)}
                      onClick={() => onWithdraw(document)}
                    >
                      {words.withdraw}
                    </Button>
                  ) : null}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {findings.length === 0 ? null : (
        <>
          <h3 className="loan-subheading">{words.findings}</h3>
          <p className="loan-soft">{words.findingsLead}</p>
          <ul>
            {findings.map(({ ruleId, detail }) => (
              <li key={`${ruleId} ${detail.message}`}>{detail.message}</li>
            ))}
          </ul>
        </>
      )}
      {settling === null ? null : (
        <NoteDialog
          {...words.settle}
          text={words.settle.text(settling.what)}
          loanRef={loanRef}
          draft={`settle ${settling.id}`}
          send={(note) => settleDueItem(loanRef, settling.id, note)}
          onClose={() => setSettling(null)}
        />
      )}
    </section>
  );
}

function columnsOf(onSettle: (item: DueItem) => void): readonly Column<DueItem>[] {
  return [
    {
      key: 'date',
      title: words.columns.date,
      cell: ({ dueDate }) => <time dateTime={dueDate}>{formatDay(dueDate)}</time>,
    },
    { key: 'what', title: words.columns.what, cell: ({ what }) => what },
    {
      key: 'status',
      title: words.columns.status,
      cell: ({ status, settled }) => (
        <>
          <Badge tone={dueStatusWords[status].tone}>{dueStatusWords[status].label}</Badge>
          {settled === null ? null : (
            <span className="loan-remarks">
              {settled.documentId === null ? (
                words.settledBy(settled.by, settled.note)
              ) : (
                <Link to="/app/documents/$id" params={{ id: settled.documentId }}>
                  {words.settledBy(settled.by, settled.note)}
                </Link>
              )}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'actions',
      title: <span className="only-spoken">{words.columns.actions}</span>,
      cell: (item) =>
        item.status === 'settled' ? null : (
          <Button size="small" look="quiet" onClick={() => onSettle(item)}>
            {words.settle.button}
          </Button>
        ),
    },
  ];
}
