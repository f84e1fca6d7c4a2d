import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { keys } from '../../../api/keys.ts';
import { sendPackage } from '../../../api/operations/packages.ts';
import { profiles as profilesQuery } from '../../../api/operations/profiles.ts';
import { completeSetup, setupStatus } from '../../../api/operations/setup.ts';
import { isApiError } from '../../../api/problem.ts';
import { Button } from '../../../parts/button.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { packageWords } from '../../../words/intake.ts';
import { setupWords } from '../../../words/setup.ts';
import { Fault } from '../../configure/fault.tsx';
import { PackageFields, packageFields } from '../../intake/package-fields.tsx';
import { usePackageDraft } from '../../intake/use-package-draft.ts';
import { PackageProgress } from '../sample/package-progress.tsx';
import { readsExample, sendSample } from '../sample/send-sample.ts';
import type { StepProps } from '../step-props.ts';

const words = setupWords.package;

/** The first package, one's own or a sample, from its files to its findings; then the setup is over. */
export function PackageStep({ record }: StepProps) {
  const client = useQueryClient();
  const { loan } = useSearch({ from: '/app/setup' });
  const navigate = useNavigate({ from: '/app/setup' });
  const { data: status } = useQuery(setupStatus);
  const finishing = useMutation({
    mutationFn: completeSetup,
    onSuccess: async (answer) => {
      client.setQueryData(keys.setupStatus, answer);
      await navigate({ to: '/app/loans' });
    },
  });
  const completed = status?.status === 'completed';
  const onSent = (ref: string | undefined) =>
    void navigate({ search: ({ loan: _before, ...rest }) => ({ ...rest, step: 7, ...(ref ? { loan: ref } : {}) }) });
  return (
    <>
      <h1 tabIndex={-1}>{words.heading}</h1>
      {loan === undefined ? (
        <SendFirst record={record} onSent={onSent} />
      ) : (
        <>
          <PackageProgress key={loan} loanRef={loan} />
          <div>
            <Button onClick={() => onSent(undefined)}>{packageWords.another}</Button>
          </div>
        </>
      )}
      <Fault error={finishing.error} />
      {completed ? <Notice tone="good">{words.complete}</Notice> : null}
      <div className="configure-actions">
        <Button
          look={loan === undefined ? 'quiet' : 'plain'}
          busy={finishing.isPending}
          onClick={() => (completed ? void navigate({ to: '/app/loans' }) : finishing.mutate())}
        >
          {completed ? words.queue : words.finish}
        </Button>
      </div>
    </>
  );
}

function SendFirst(props: { readonly record: File | null; readonly onSent: (ref: string) => void }) {
  const draft = usePackageDraft(props.record);
  const { data: profiles } = useQuery(profilesQuery);
  const sending = useMutation({
    mutationFn: () => sendPackage(draft.sent),
    onSuccess: ({ loan }) => props.onSent(loan.externalRef),
    onError: draft.onRefused,
  });
  const trying = useMutation({
    mutationFn: async () => sendSample(await readsExample(profiles ?? [])),
    onSuccess: props.onSent,
  });
  const refused = draft.loan !== null && isApiError(sending.error, 'loan_exists') ? null : sending.error;
  return (
    <>
      <p className="configure-lead">{words.text}</p>
      <form
        className="intake-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (draft.ready && !sending.isPending) sending.mutate();
        }}
      >
        <PackageFields draft={draft} error={sending.error} />
        <Fault error={refused} shown={packageFields} />
        <Fault error={trying.error} />
        <div className="configure-actions">
          <Button type="submit" look="primary" busy={sending.isPending} disabled={!draft.ready}>
            {draft.loan === null ? packageWords.submit : packageWords.addVersion}
          </Button>
          <Button busy={trying.isPending} disabled={profiles === undefined} onClick={() => trying.mutate()}>
            {words.sample}
          </Button>
        </div>
        <p className="configure-small">{words.sampleHint}</p>
      </form>
    </>
  );
}
