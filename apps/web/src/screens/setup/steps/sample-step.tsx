import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { keys } from '../../../api/keys.ts';
import { profiles as profilesQuery } from '../../../api/operations/profiles.ts';
import { completeSetup, setupStatus } from '../../../api/operations/setup.ts';
import { Button } from '../../../parts/button.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { setupWords } from '../../../words/setup.ts';
import { Fault } from '../../configure/fault.tsx';
import { SampleProgress } from '../sample/sample-progress.tsx';
import { readsExample, sendSample } from '../sample/send-sample.ts';

const words = setupWords.sample;

/** A package to play with, from its upload to its first finding; then the setup is over. */
export function SampleStep() {
  const client = useQueryClient();
  const { sample } = useSearch({ from: '/app/setup' });
  const navigate = useNavigate({ from: '/app/setup' });
  const { data: status } = useQuery(setupStatus);
  const { data: profiles } = useQuery(profilesQuery);
  const { data: withRecord } = useQuery({
    queryKey: [...keys.profiles, 'reads-example'],
    queryFn: () => readsExample(profiles ?? []),
    enabled: profiles !== undefined,
  });
  const sending = useMutation({
    mutationFn: () => sendSample(withRecord === true),
    onSuccess: (ref) => navigate({ search: (before) => ({ ...before, step: 7, sample: ref }) }),
  });
  const finishing = useMutation({
    mutationFn: completeSetup,
    onSuccess: async (answer) => {
      client.setQueryData(keys.setupStatus, answer);
      await navigate({ to: '/app/loans' });
    },
  });
  const completed = status?.status === 'completed';
  return (
    <>
      <h1 tabIndex={-1}>{words.heading}</h1>
      <p className="configure-lead">{words.text}</p>
      {withRecord === undefined ? null : (
        <p className="configure-soft">{withRecord ? words.withRecord : words.withoutRecord}</p>
      )}
      <Fault error={sending.error} />
      <div className="configure-actions">
        <Button
          look={sample === undefined ? 'primary' : 'plain'}
          busy={sending.isPending}
          disabled={withRecord === undefined}
          onClick={() => (withRecord === undefined ? undefined : sending.mutate())}
        >
          {sample === undefined ? words.send : words.again}
        </Button>
      </div>
      {sample === undefined ? null : <SampleProgress key={sample} loanRef={sample} />}
      <Fault error={finishing.error} />
      {completed ? <Notice tone="good">{words.complete}</Notice> : null}
      <div className="configure-actions">
        <Button
          look={sample === undefined ? 'plain' : 'primary'}
          busy={finishing.isPending}
          onClick={() => (completed ? void navigate({ to: '/app/loans' }) : finishing.mutate())}
        >
          {completed ? words.queue : words.finish}
        </Button>
        {completed ? null : <span className="configure-small">{words.finishHint}</span>}
      </div>
    </>
  );
}
