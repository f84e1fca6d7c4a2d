import type { Wire } from '@countersign/contract/wires';
import { useQuery } from '@tanstack/react-query';
import { docTypes } from '../../api/operations/catalogues.ts';
import { loanFields } from '../../api/operations/loan-documents.ts';
import { formatMoney } from '../../parts/format.ts';
import { wireFieldWords, wireWords } from '../../words/wire.ts';
import { SourceCrop } from '../loan-steps/source-crop.tsx';
import { statementsOf } from './wire-lines.ts';

const words = wireWords.comparison;

interface WireComparisonProps {
  readonly wire: Wire;
  readonly field: string;
}

/** The value of the wire beside what each document says, with the piece of the page where it stands. */
export function WireComparison({ wire, field }: WireComparisonProps) {
  const { data: fields = [] } = useQuery(loanFields(wire.loanRef));
  const { data: types = [] } = useQuery(docTypes);
  const titles: Readonly<Record<string, string>> = wireFieldWords;
  const value = field === 'amount' ? wire.amount : wire.fields.find(({ name }) => name === field)?.value;
  const said = statementsOf(field, fields);
  const show = (text: string) => (field === 'amount' ? formatMoney(text) : text);
  return (
    <dl className="wire-comparison">
      <dt>{words.wire}</dt>
      <dd className="mono">{show(value ?? '')}</dd>
      {said.length === 0 ? (
        <>
          <dt>{words.documents}</dt>
          <dd>{words.none}</dd>
        </>
      ) : null}
      {said.map(({ documentId, docType, pageNo, bbox, normalizedValue, rawText }) => (
        <div key={`${documentId} ${rawText}`}>
          <dt>{types.find(({ id }) => id === docType)?.title ?? docType}</dt>
          <dd>
            <span className="mono">{show(normalizedValue ?? rawText ?? '')}</span>
            {bbox === null || pageNo === null ? null : (
              <SourceCrop documentId={documentId} pageNo={pageNo} box={bbox} label={titles[field] ?? field} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
