import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { searchDocuments } from '../../api/operations/loan-documents.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { loanScreenWords } from '../../words/loan.ts';
import { sayMark } from '../document/document-search.ts';

const words = loanScreenWords.search;

interface SearchDocumentsProps {
  readonly loanRef: string;
  readonly titleOf: (docType: string) => string;
}

/** Finds a phrase in all documents of the package, and leads to the page that says it. */
export function SearchDocuments({ loanRef, titleOf }: SearchDocumentsProps) {
  const [text, setText] = useState('');
  const [sought, setSought] = useState('');
  const { data, error, isFetching } = useQuery({ ...searchDocuments(loanRef, sought), enabled: sought !== '' });
  return (
    <search className="loan-search">
      <form
        className="loan-search-form"
        onSubmit={(event) => {
          event.preventDefault();
          setSought(text.trim());
        }}
      >
        <Field label={words.label}>
          <Input type="search" value={text} maxLength={200} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Button type="submit" disabled={text.trim().length < 2}>
          {words.submit}
        </Button>
      </form>
      {error ? (
        <Notice tone="bad" alert>
          {error.message}
        </Notice>
      ) : null}
      {isFetching && data === undefined ? <Skeleton rows={3} label={words.searching} /> : null}
      {data === undefined ? null : (
        <>
          <p role="status" className="loan-soft">
            {words.found(data.items.length, data.isWhole)}
          </p>
          <ul className="loan-search-hits">
            {data.items.map(({ documentId, docType, name, pageNo, text: said, box }) => (
              <li key={`${documentId} ${pageNo} ${box.x} ${box.y}`}>
                <Link to="/app/documents/$id" params={{ id: documentId }} search={{ page: pageNo, mark: sayMark(box) }}>
                  {docType === null ? name : titleOf(docType)}, {words.page(pageNo)}
                </Link>
                <span className="loan-soft"> {said}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </search>
  );
}
