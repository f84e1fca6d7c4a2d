import type { PreviewField } from '@countersign/contract/boarding';
import { Link } from '@tanstack/react-router';
import { boardingWords } from '../../words/boarding.ts';

const words = boardingWords.preview;

interface PreviewSourceProps {
  readonly field: PreviewField;
  readonly title: string;
}

/** Where a value was read: the field, the document, and a link to the page. */
export function PreviewSource({
  field: { source, transform, canonical, otherSources = [] },
  title,
}: PreviewSourceProps) {
  if (source === null) {
    const why = transform.startsWith('constant') ? words.constant : '';
    return (
      <span className="boarding-faint">{canonical === 'core_customer' ? boardingWords.customers.byMaker : why}</span>
    );
  }
  return (
    <>
      {title}
      {[source, ...otherSources].map((each) => (
        <SourceLine key={`${each.documentId} ${each.pageNo} ${each.y} ${each.x}`} source={each} />
      ))}
    </>
  );
}

function SourceLine({ source }: { readonly source: NonNullable<PreviewField['source']> }) {
  const { documentId, documentName, pageNo, docType } = source;
  return (
    <span className="boarding-faint">
      {docType === 'approval_record' ? words.record : documentName}
      {pageNo === null ? null : (
        <>
          {', '}
          <Link to="/app/documents/$id" params={{ id: documentId }} search={{ page: pageNo }}>
            {words.page(pageNo)}
          </Link>
        </>
      )}
    </span>
  );
}
