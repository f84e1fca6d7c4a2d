import { useMutation } from '@tanstack/react-query';
import { loadAbaDirectory } from '../../api/operations/wires.ts';
import { formatCount } from '../../parts/format.ts';
import { Notice } from '../../parts/notice.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { payeesWords } from '../../words/payees.ts';
import { Fault } from '../configure/fault.tsx';
import { FileButton } from '../configure/file-button.tsx';

const words = payeesWords.directory;

export function AbaDirectoryCard() {
  const load = useMutation({
    mutationFn: loadAbaDirectory,
    onSuccess: () => showToast({ tone: 'good', title: payeesWords.done.loaded }),
  });
  return (
    <section className="panel card">
      <h2>{words.heading}</h2>
      <p className="payees-soft">{words.text}</p>
      <div className="payees-actions">
        <FileButton accept=".txt,text/plain" busy={load.isPending} onFile={(file) => load.mutate(file)}>
          {words.load}
        </FileButton>
      </div>
      {load.data ? (
        <Notice tone="good">
          <p>
            {words.loaded(formatCount(load.data.participants), formatCount(load.data.wireEligible), load.data.version)}
          </p>
          <p className="payees-sha mono">
            {words.sha} {load.data.sha256}
          </p>
        </Notice>
      ) : null}
      <Fault error={load.error} />
    </section>
  );
}
