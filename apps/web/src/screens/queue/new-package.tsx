import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { keys } from '../../api/keys.ts';
import { sendPackage } from '../../api/operations/packages.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Field } from '../../parts/field.tsx';
import { FilePicker } from '../../parts/file-picker.tsx';
import { Input } from '../../parts/input.tsx';
import { Notice } from '../../parts/notice.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { newPackageWords as words } from '../../words/loan.ts';
import { partWords } from '../../words/parts.ts';
import { usePackageDraft } from '../intake/use-package-draft.ts';

/** The button of the queue that sends a package, and its dialog. */
export function NewPackage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      {open ? <NewPackageDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function NewPackageDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useId();
  const { text, files, setFiles, lar, setLar, newVersion, setNewVersion, ready, sent } = usePackageDraft();
  const sending = useMutation({
    mutationFn: () => sendPackage(sent),
    onSuccess: ({ loan }) => {
      void client.invalidateQueries({ queryKey: keys.loans });
      showToast({ tone: 'good', title: words.done(loan.externalRef) });
      void navigate({ to: '/app/loans/$ref', params: { ref: loan.externalRef } });
    },
  });
  const error = isApiError(sending.error) ? sending.error : null;
  const known = isApiError(error, 'loan_exists') || newVersion;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={words.text}
      actions={
        <>
          <Button onClick={onClose}>{partWords.cancel}</Button>
          <Button look="primary" type="submit" form={form} busy={sending.isPending} disabled={!ready}>
            {sending.isPending ? words.sending : words.submit}
          </Button>
        </>
      }
    >
      {error === null ? null : (
        <Notice tone="bad" alert>
          {error.message}
        </Notice>
      )}
      <form
        id={form}
        className="queue-new"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !sending.isPending) sending.mutate();
        }}
      >
        <Field label={words.externalRef} hint={words.externalRefHint} error={error?.fieldMessage('externalRef')}>
          <Input required={lar.length === 0} maxLength={64} autoComplete="off" {...text('externalRef')} />
        </Field>
        {known ? (
          <label className="queue-check">
            <input type="checkbox" checked={newVersion} onChange={(event) => setNewVersion(event.target.checked)} />
            {words.newVersion}
          </label>
        ) : null}
        <Field label={words.borrowerName} error={error?.fieldMessage('borrowerName')}>
          <Input required={lar.length === 0} maxLength={200} autoComplete="off" {...text('borrowerName')} />
        </Field>
        <Field
          label={words.expectedPrincipal}
          hint={words.principalHint}
          error={error?.fieldMessage('expectedPrincipal')}
        >
          <Input inputMode="decimal" autoComplete="off" {...text('expectedPrincipal')} />
        </Field>
        <FilePicker
          label={words.files}
          files={files}
          onFiles={setFiles}
          multiple
          error={error?.fieldMessage('files')}
        />
        <FilePicker label={words.lar} files={lar} onFiles={setLar} error={error?.fieldMessage('lar')} />
      </form>
    </Dialog>
  );
}
