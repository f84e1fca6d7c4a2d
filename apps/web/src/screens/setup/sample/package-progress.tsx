import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { loan as loanQuery } from '../../../api/operations/loans.ts';
import { reviewOf } from '../../../api/operations/review.ts';
import { useLoanEvents } from '../../../api/use-loan-events.ts';
import { Badge } from '../../../parts/badge.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { Spinner } from '../../../parts/spinner.tsx';
import { loanStateWords, severityWords } from '../../../words/loans.ts';
import { setupWords } from '../../../words/setup.ts';
import { Fault } from '../../configure/fault.tsx';

const words = setupWords.package;
/** Events tell at once; this is for a connection that cannot hold a stream. */
const ASK_AGAIN_MS = 4000;
const SHOWN = 4;

/** What becomes of the package, live, and what was found in it. */
export function PackageProgress({ loanRef }: { readonly loanRef: string }) {
  useLoanEvents(loanRef);
  const { data: loan, error } = useQuery({
    ...loanQuery(loanRef),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.state) ? ASK_AGAIN_MS : false),
  });
  const reviewed = loan !== undefined && !isUnderWay(loan.state) && loan.state !== 'processing_failed';
  const { data: review } = useQuery({ ...reviewOf(loanRef), enabled: reviewed });
  const order = ['exception', 'warning', 'info'];
  const findings = (review?.findings ?? [])
    .map(({ finding }) => finding)
    .toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  return (
    <section className="configure-card" aria-labelledby="setup-package">
      <div className="configure-actions">
        <h2 id="setup-package">{words.sent(loanRef)}</h2>
        {loan ? <Badge tone={loanStateWords[loan.state].tone}>{loanStateWords[loan.state].label}</Badge> : null}
      </div>
      <Fault error={error} />
      <div role="status">
        {loan?.state === 'received' ? (
          <p>
            <Spinner /> {words.received}
          </p>
        ) : null}
        {loan?.state === 'processing' ? (
          <p>
            <Spinner /> {words.processing}
          </p>
        ) : null}
        {loan?.state === 'processing_failed' ? <Notice tone="bad">{words.failed}</Notice> : null}
        {review ? <p>{findings.length === 0 ? words.nothing : words.found(findings.length)}</p> : null}
      </div>
      {findings.length > 0 ? (
        <ul className="configure-list">
          {findings.slice(0, SHOWN).map(({ id, severity, detail }) => (
            <li key={id} className="setup-finding">
              <Badge tone={severityWords[severity].tone}>{severityWords[severity].label}</Badge>
              <span>{detail.message}</span>
            </li>
          ))}
          {findings.length > SHOWN ? <li className="configure-soft">{words.more(findings.length - SHOWN)}</li> : null}
        </ul>
      ) : null}
      {reviewed ? (
        <div>
          <Link to="/app/loans/$ref/review" params={{ ref: loanRef }} className="button button-primary">
            {words.review}
          </Link>
        </div>
      ) : null}
    </section>
  );
}

function isUnderWay(state: string | undefined): boolean {
  return state === undefined || state === 'received' || state === 'processing';
}
