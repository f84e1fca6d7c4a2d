import type { ReviewView } from '@countersign/contract/review';
import { Link } from '@tanstack/react-router';
import { Badge, type Tone } from '../../parts/badge.tsx';
import { checklistWords as words } from '../../words/loan.ts';
import type { Step, StepState } from './checklist.ts';

const tones: Readonly<Record<StepState, Tone>> = {
  done: 'good',
  now: 'note',
  blocked: 'bad',
  todo: 'plain',
  absent: 'plain',
};

interface LoanChecklistProps {
  readonly steps: readonly Step[];
  readonly review: ReviewView;
}

/** What is done, what blocks, and what to do next: the first thing that one sees of a loan. */
export function LoanChecklist({ steps, review }: LoanChecklistProps) {
  const ref = review.loan.externalRef;
  const inReview = review.loan.state === 'review';
  return (
    <section className="panel loan-card" aria-labelledby="loan-checklist">
      <h2 id="loan-checklist" className="loan-heading">
        {words.heading}
      </h2>
      <ol className="loan-checklist">
        {steps.map(({ id, title, state, text }) => (
          <li key={id} className={`loan-step loan-step-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
            <span className="loan-step-title">{title}</span>
            <Badge tone={tones[state]}>{words.state[state]}</Badge>
            <span className="loan-step-text">{text}</span>
          </li>
        ))}
      </ol>
      {inReview ? (
        <p className="loan-next">
          <Link to="/app/loans/$ref/review" params={{ ref }} className="button button-primary">
            {words.reviewed.open}
          </Link>
        </p>
      ) : null}
      {inReview ? <Blockers loanRef={ref} review={review} /> : null}
    </section>
  );
}

/** What stands in the way, each with a link to where it is put right; what no finding stands for as the service says it. */
function Blockers({ loanRef, review }: { readonly loanRef: string; readonly review: ReviewView }) {
  const blocking = review.findings.filter(({ finding }) => finding.blocksApproval);
  const rules = blocking.map(({ finding }) => `Exception ${finding.ruleId} (`);
  const others = [...new Set(review.blockers)].filter((text) => !rules.some((rule) => text.startsWith(rule)));
  if (blocking.length + others.length === 0) return null;
  return (
    <div className="loan-blockers">
      <h3 className="loan-subheading">{words.blockers}</h3>
      <ul>
        {blocking.map(({ finding }) => (
          <li key={finding.id}>
            <Link to="/app/loans/$ref/review" params={{ ref: loanRef }} hash={`finding-${finding.id}`}>
              {finding.ruleId} {finding.title}
            </Link>
            <p className="loan-step-text">{finding.detail.message}</p>
          </li>
        ))}
        {others.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
