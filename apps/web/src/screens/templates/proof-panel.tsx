import type { ProveResult } from '@countersign/contract/extraction';
import { Notice } from '../../parts/notice.tsx';
import '../../parts/table.css';
import { templatesWords } from '../../words/templates.ts';
import { useFieldTitle } from '../configure/use-field-title.ts';

interface ProofPanelProps {
  readonly proof: ProveResult | undefined;
  readonly stale: boolean;
  readonly docType: string;
  readonly onShow: (index: number) => void;
}

const words = templatesWords.proof;

/** What the template reads on the sample; choosing a value shows where it stands. */
export function ProofPanel({ proof, stale, docType, onShow }: ProofPanelProps) {
  const titleOf = useFieldTitle();
  if (proof === undefined) return <p className="configure-soft">{words.none}</p>;
  const read = new Set(
    proof.fields.filter(({ normalizedValue }) => normalizedValue !== null).map((each) => each.fieldName),
  );
  const missing = [...new Set(proof.template.rules.map(({ field }) => field))].filter((field) => !read.has(field));
  const known = proof.classifiedAs === proof.template.docType;
  return (
    <div className="configure-section">
      <div role="status" className="configure-section">
        {stale ? <Notice tone="plain">{words.stale}</Notice> : null}
        <Notice tone={known ? 'good' : 'warn'}>
          {known ? words.known(proof.template.docType) : words.other(proof.template.docType || docType)}
        </Notice>
        {missing.length > 0 ? <Notice tone="warn">{words.missing(missing.map(titleOf).join(', '))}</Notice> : null}
      </div>
      {proof.fields.length === 0 ? (
        <p className="configure-soft">{words.nothing}</p>
      ) : (
        <table className="table">
          <caption className="only-spoken">{words.table}</caption>
          <thead>
            <tr>
              <th scope="col">{words.columns.field}</th>
              <th scope="col">{words.columns.value}</th>
              <th scope="col" className="table-end">
                {words.columns.confidence}
              </th>
            </tr>
          </thead>
          <tbody>
            {proof.fields.map(({ fieldName, normalizedValue, rawText, confidence }, index) => (
              <tr key={`${fieldName} ${normalizedValue} ${rawText}`}>
                <td>
                  <button
                    type="button"
                    className="templates-show"
                    aria-label={words.show(titleOf(fieldName))}
                    onClick={() => onShow(index)}
                  >
                    {titleOf(fieldName)}
                  </button>
                </td>
                <td className="configure-wrap">{normalizedValue ?? rawText}</td>
                <td className="table-end">{Math.round(confidence * 100)} %</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
