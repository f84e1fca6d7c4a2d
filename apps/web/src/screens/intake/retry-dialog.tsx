import type { QuarantineEntry } from '@countersign/contract/intake';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { retryQuarantined } from '../../api/operations/quarantine.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { Notice } from '../../parts/notice.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { intakeWords } from '../../words/intake.ts';
import { partWords } from '../../words/parts.ts';
import { Fault } from '../configure/fault.tsx';

const words = intakeWords.retry;

interface EntryDialogProps {
  readonly entry: QuarantineEntry;
  readonly onClose: () => void;
}

/** Files it after all, with what was missing when it came. */
export function RetryDialog({ entry, onClose }: EntryDialogProps) {
  const client = useQueryClient();
  const form = useId();
  const [externalRef, setRef] = useState(entry.externalRef ?? '');
  const [borrowerName, setBorrower] = useState('');
  const [profile, setProfile] = useState('');
  const retry = useMutation({
    mutationFn: () =>
      retryQuarantined(entry.id, {
        ...(externalRef.trim() === '' ? {} : { externalRef: externalRef.trim() }),
        ...(borrowerName.trim() === '' ? {} : { borrowerName: borrowerName.trim() }),
        ...(profile.trim() === '' ? {} : { profile: profile.trim() }),
      }),
    onSuccess: () => {
      showToast({ tone: 'good', title: words.done, text: entry.name });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['quarantine'] }),
  });
  const error = isApiError(retry.error) ? retry.error : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!retry.isPending) retry.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(entry.name)}
      description={words.text}
      actions={
        <>
          <Button onClick={onClose}>{partWords.cancel}</Button>
          <Button look="primary" type="submit" form={form} busy={retry.isPending}>
            {words.submit}
          </Button>
        </>
      }
    >
      <Notice tone="plain">{entry.reason}</Notice>
      <form id={form} className="intake-form" onSubmit={submit} noValidate>
        <Field label={words.externalRef} error={error?.fieldMessage('externalRef')}>
          <Input
            maxLength={64}
            autoComplete="off"
            value={externalRef}
            onChange={(event) => setRef(event.target.value)}
          />
        </Field>
        <Field label={words.borrowerName} error={error?.fieldMessage('borrowerName')}>
          <Input
            maxLength={200}
            autoComplete="off"
            value={borrowerName}
            onChange={(event) => setBorrower(event.target.value)}
          />
        </Field>
        <Field label={words.profile} error={error?.fieldMessage('profile')}>
          <Input
            maxLength={100}
            autoComplete="off"
            value={profile}
            onChange={(event) => setProfile(event.target.value)}
          />
        </Field>
        <Fault error={retry.error} shown={['externalRef', 'borrowerName', 'profile']} />
      </form>
    </Dialog>
  );
}
