import type { LoanField } from '@countersign/contract/extraction';
import { type ExplainedValue, explainValue } from '@countersign/engine/reconciliation/explain-value';
import { NoticeDialog } from '../../parts/notice-dialog.tsx';
import { reviewWords } from '../../words/review.ts';

const words = reviewWords.whyValue;

interface WhyValueProps {
  readonly field: LoanField;
  /** All values of the package: who says the same, and who does not. */
  readonly fields: readonly LoanField[];
  readonly onClose: () => void;
}

/** Why a value was read as it was, in plain words. */
export function WhyValue({ field, fields, onClose }: WhyValueProps) {
  const why = explainValue(field as ExplainedValue, fields as readonly ExplainedValue[]);
  return (
    <NoticeDialog
      onClose={onClose}
      title={words.title}
      description={`${why.title}: ${why.meaning ?? words.notUnderstood}`}
      close={words.close}
    >
      <Part heading={words.place} lines={[why.place]} />
      <Part heading={words.certainty} lines={[why.state, ...why.reasons]} />
      <Part heading={words.agreement} lines={why.agreement.length === 0 ? [words.noAgreement] : why.agreement} />
      <Part heading={words.rivals} lines={why.rivals.length === 0 ? [words.noRivals] : why.rivals} />
    </NoticeDialog>
  );
}

function Part({ heading, lines }: { readonly heading: string; readonly lines: readonly string[] }) {
  return (
    <section aria-label={heading}>
      <h3 className="review-heading">{heading}</h3>
      <ul className="review-why-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
