import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { keys } from '../../api/keys.ts';
import { sendPackage } from '../../api/operations/packages.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { packageWords as words } from '../../words/intake.ts';
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
  const sending = useMutation({
    mutationFn: () => sendPackage(draft.sent),
    onSuccess: ({ loan }) => {
      void client.invalidateQueries({ queryKey: keys.loans });
      showToast({ tone: 'good', title: words.received(loan.externalRef) });
      void navigate({ to: '/app/loans/$ref', params: { ref: loan.externalRef } });
    },
    onError: draft.onRefused,
  });
  const refused = draft.loan !== null && isApiError(sending.error, 'loan_exists') ? null : sending.error;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={words.text}
      actions={
        <>
          <Button onClick={onClose}>{partWords.cancel}</Button>
          <Button look="primary" type="submit" form={form} busy={sending.isPending} disabled={!draft.ready}>
            {draft.loan === null ? words.submit : words.addVersion}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="intake-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (draft.ready && !sending.isPending) sending.mutate();
        }}
      >
        <PackageFields draft={draft} error={sending.error} />
        <Fault error={refused} shown={packageFields} />
      </form>
    </Dialog>
  );
}
