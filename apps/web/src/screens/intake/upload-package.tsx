import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { keys } from '../../api/keys.ts';
import { uploadPackage } from '../../api/operations/packages.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { FilePicker } from '../../parts/file-picker.tsx';
import { Input } from '../../parts/input.tsx';
import { Notice } from '../../parts/notice.tsx';
import { intakeWords } from '../../words/intake.ts';
import { CheckBox } from '../configure/check-box.tsx';
import { Fault } from '../configure/fault.tsx';
import { usePackageDraft } from './use-package-draft.ts';

const words = intakeWords.upload;

/** Sends a package and shows how far it has come. What was entered stays until it was taken. */
export function UploadPackage() {
  const client = useQueryClient();
  const { text, files, setFiles, lar, setLar, newVersion, setNewVersion, ready, sent, clear } = usePackageDraft();
  const [share, setShare] = useState(0);
  const stop = useRef<AbortController | null>(null);
  const send = useMutation({
    mutationFn: () => {
      stop.current = new AbortController();
      setShare(0);
      return uploadPackage(sent, { onProgress: setShare, signal: stop.current.signal });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: keys.loans }),
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
  const error = isApiError(send.error) ? send.error : null;
  const stopped = send.error !== null && error === null && send.error.name === 'AbortError';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !send.isPending) send.mutate();
  };
  const percent = Math.floor(share * 100);
  return (
    <form className="intake-form" onSubmit={submit} noValidate>
      <p className="intake-soft">{words.text}</p>
      <div className="intake-columns">
        <Field label={words.externalRef} hint={words.externalRefHint} error={error?.fieldMessage('externalRef')}>
          <Input maxLength={64} autoComplete="off" {...text('externalRef')} />
        </Field>
        <Field label={words.borrowerName} error={error?.fieldMessage('borrowerName')}>
          <Input maxLength={200} autoComplete="off" {...text('borrowerName')} />
        </Field>
        <Field
          label={words.expectedPrincipal}
          hint={words.principalHint}
          error={error?.fieldMessage('expectedPrincipal')}
        >
          <Input inputMode="decimal" autoComplete="off" {...text('expectedPrincipal')} />
        </Field>
      </div>
      {isApiError(error, 'loan_exists') || newVersion ? (
        <CheckBox checked={newVersion} onChange={(event) => setNewVersion(event.target.checked)}>
          {words.newVersion}
        </CheckBox>
      ) : null}
      <FilePicker label={words.files} files={files} onFiles={setFiles} multiple error={error?.fieldMessage('files')} />
      <FilePicker label={words.lar} files={lar} onFiles={setLar} error={error?.fieldMessage('lar')} />
      {stopped ? (
        <Notice tone="warn" alert>
          {words.stopped}
        </Notice>
      ) : (
        <Fault error={send.error} shown={['externalRef', 'borrowerName', 'expectedPrincipal', 'files', 'lar']} />
      )}
      {send.isPending ? (
        <div className="intake-progress">
          <progress aria-label={words.progress} max={100} value={percent} />
          <p role="status">{words.sending(percent)}</p>
        </div>
      ) : null}
      <div className="intake-actions">
        <Button look="primary" type="submit" busy={send.isPending} disabled={!ready}>
          {words.submit}
        </Button>
        {send.isPending ? <Button onClick={() => stop.current?.abort()}>{words.stop}</Button> : null}
      </div>
    </form>
  );
}
