import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { keys } from '../../api/keys.ts';
import { uploadPackage } from '../../api/operations/packages.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { packageWords as words } from '../../words/intake.ts';
import { Fault } from '../configure/fault.tsx';
import { PackageFields, packageFields } from './package-fields.tsx';
import { usePackageDraft } from './use-package-draft.ts';

/** Sends a package and shows how far it has come. What was entered stays until it was taken. */
export function UploadPackage() {
  const client = useQueryClient();
  const draft = usePackageDraft();
  const { ready, sent, loan: known, clear } = draft;
  const [share, setShare] = useState(0);
  const stop = useRef<AbortController | null>(null);
  const send = useMutation({
    mutationFn: () => {
      stop.current = new AbortController();
      setShare(0);
      return uploadPackage(sent, { onProgress: setShare, signal: stop.current.signal });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: keys.loans }),
    onError: draft.onRefused,
  });
  const again = () => {
    send.reset();
    clear();
  };
  if (send.data) {
    const { loan, documents } = send.data;
    return (
      <div className="intake-done">
        <Notice tone="good" alert>
          {words.done(loan.externalRef, documents.length)}
        </Notice>
        <div className="intake-actions">
          <Link to="/app/loans/$ref" params={{ ref: loan.externalRef }} className="button button-primary">
            {words.open}
          </Link>
          <Button onClick={again}>{words.another}</Button>
        </div>
      </div>
    );
  }
  const stopped = send.error?.name === 'AbortError';
  // The notice beside the reference says it already, with what to do.
  const refused = known !== null && isApiError(send.error, 'loan_exists') ? null : send.error;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !send.isPending) send.mutate();
  };
  const percent = Math.floor(share * 100);
  return (
    <form className="intake-form" onSubmit={submit} noValidate>
      <p className="intake-soft">{words.text}</p>
      <PackageFields draft={draft} error={send.error} />
      {stopped ? (
        <Notice tone="warn" alert>
          {words.stopped}
        </Notice>
      ) : (
        <Fault error={refused} shown={packageFields} />
      )}
      {send.isPending ? (
        <div className="intake-progress">
          <progress aria-label={words.progress} max={100} value={percent} />
          <p role="status">{words.sending(percent)}</p>
        </div>
      ) : null}
      <div className="intake-actions">
        <Button look="primary" type="submit" busy={send.isPending} disabled={!ready}>
          {known === null ? words.submit : words.addVersion}
        </Button>
        {send.isPending ? <Button onClick={() => stop.current?.abort()}>{words.stop}</Button> : null}
      </div>
    </form>
  );
}
