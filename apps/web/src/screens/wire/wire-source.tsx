import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { docTypes } from '../../api/operations/catalogues.ts';
import { wireWords } from '../../words/wire.ts';
import type { WireLine } from './wire-lines.ts';

const words = wireWords.source;
const said: Readonly<Record<string, string>> = {
  entered: words.entered,
  institution: words.institution,
  setting: words.setting,
  calendar: words.calendar,
};

/** Where a value came from, with a link to its page. */
export function WireSource({ line: { source, documentId, pageNo } }: { readonly line: WireLine }) {
  const { data: types = [] } = useQuery(docTypes);
  if (source === null) return null;
  const title = said[source] ?? types.find(({ id }) => id === source)?.title ?? source;
  return (
    <>
      {title}
      {documentId === null || pageNo === null ? null : (
        <Link className="wire-page" to="/app/documents/$id" params={{ id: documentId }} search={{ page: pageNo }}>
          {words.page(pageNo)}
        </Link>
      )}
    </>
  );
}
