import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { keys } from '../../api/keys.ts';
import { exportEvidence } from '../../api/operations/evidence.ts';
import { loanTimeline } from '../../api/operations/loan-documents.ts';
import { loan as loanQuery } from '../../api/operations/loans.ts';
import { reviewReport } from '../../api/operations/review.ts';
import { isApiError } from '../../api/problem.ts';
import { useLoanEvents } from '../../api/use-loan-events.ts';
import { Button } from '../../parts/button.tsx';
import { DownloadButton } from '../../parts/download-button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { showToast } from '../../parts/show-toast.ts';
import { Skeleton } from '../../parts/skeleton.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { evidenceWords as words } from '../../words/evidence.ts';
import { Fault } from '../configure/fault.tsx';
import { LoanSteps } from '../loan-steps/loan-steps.tsx';
import { Timeline } from './timeline.tsx';
import { useVerify } from './use-verify.ts';
import { Verdict } from './verdict.tsx';
import '../configure/configure.css';
import './evidence.css';

/** What is on record about a loan, and a way for anybody to see for themselves that it is unchanged. */
export function EvidenceScreen() {
  const { ref } = useParams({ from: '/inside/app/loans/$ref/evidence' });
  const { data: loan } = useSuspenseQuery(loanQuery(ref));
  const { data: entries, error, isPending } = useQuery(loanTimeline(ref));
  useLoanEvents(ref);
  const client = useQueryClient();
  const verify = useVerify(ref, loan.id);
  const save = useMutation({
    mutationFn: () => exportEvidence(ref),
    onSuccess: (file) => {
      saveFile(file);
      showToast({ tone: 'good', title: words.exported, text: file.name });
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.loan(ref) }),
  });
  const firstBad = firstBadOf(verify.data);

  return (
    <div className="evidence">
      <ScreenHead title={words.title(ref)}>
        <div className="evidence-actions">
          <DownloadButton load={() => reviewReport(ref, 'pdf')}>{words.report.pdf}</DownloadButton>
          <DownloadButton load={() => reviewReport(ref, 'html')}>{words.report.html}</DownloadButton>
          <Button busy={save.isPending} onClick={() => save.mutate()}>
            {words.export}
          </Button>
          <Button look="primary" busy={verify.isPending} onClick={() => verify.mutate()}>
            {verify.isPending ? words.verifying : words.verify}
          </Button>
        </div>
      </ScreenHead>
      <LoanSteps loanRef={ref} />
      <div className="evidence-body">
        <div className="evidence-main">
          <h2>{words.timeline.heading}</h2>
          {isPending ? <Skeleton rows={8} label={words.timeline.loading} /> : null}
          {isApiError(error, 'evidence_inconsistent') ? (
            <Notice tone="bad" alert>
              {words.unreadable} {error.message}
            </Notice>
          ) : (
            <Fault error={error} />
          )}
          {entries ? <Timeline entries={entries} firstBad={firstBad} /> : null}
        </div>
        <aside className="evidence-side" aria-label={words.verdict.heading}>
          <p className="evidence-soft">{words.lead}</p>
          <Verdict verification={verify.data ?? null} />
          <Fault error={verify.error ?? save.error} />
        </aside>
      </div>
    </div>
  );
}

function firstBadOf(verification: ReturnType<typeof useVerify>['data']): number | null {
  if (verification === undefined) return null;
  const { here, service } = verification;
  const found = [here !== null && !here.ok ? here.seq : null, service.firstBadSeq].filter((seq) => seq !== null);
  return found.length === 0 ? null : Math.min(...found);
}
