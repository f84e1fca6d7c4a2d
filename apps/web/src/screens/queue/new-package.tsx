import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { keys } from '../../api/keys.ts';
import { uploadPackage } from '../../api/operations/packages.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { intakeWords } from '../../words/intake.ts';
import { newPackageWords as words } from '../../words/loan.ts';
import { partWords } from '../../words/parts.ts';
import { Fault } from '../configure/fault.tsx';
import { PackageFields, packageFields } from '../intake/package-fields.tsx';
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
  const draft = usePackageDraft();
  const { ready, sent } = draft;
  const sending = useMutation({
    mutationFn: () => uploadPackage(sent),
    onSuccess: ({ loan }) => {
      void client.invalidateQueries({ queryKey: keys.loans });
      showToast({ tone: 'good', title: words.done(loan.externalRef) });
      void navigate({ to: '/app/loans/$ref', params: { ref: loan.externalRef } });
    },
  });
  const error = isApiError(sending.error) ? sending.error : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={intakeWords.upload.text}
      actions={
        <>
          <Button onClick={onClose}>{partWords.cancel}</Button>
          <Button look="primary" type="submit" form={form} busy={sending.isPending} disabled={!ready}>
            {sending.isPending ? words.sending : intakeWords.upload.submit}
          </Button>
        </>
      }
    >
      <Fault error={sending.error} shown={packageFields} />
      <form
        id={form}
        className="queue-new"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !sending.isPending) sending.mutate();
        }}
      >
        <PackageFields draft={draft} error={error} known={isApiError(error, 'loan_exists')} />
      </form>
    </Dialog>
  );
}
