import type { Payee, PayeeRequest } from '@countersign/contract/wires';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { keys } from '../../api/keys.ts';
import { isPending } from '../../api/operations/changes.ts';
import { savePayee } from '../../api/operations/wires.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { randomId } from '../../parts/random-id.ts';
import { showToast } from '../../parts/show-toast.ts';
import { TextArea } from '../../parts/text-area.tsx';
import { partWords } from '../../words/parts.ts';
import { payeesWords } from '../../words/payees.ts';
import { tellPending } from '../changes/tell-pending.ts';
import { Fault } from '../configure/fault.tsx';

const words = payeesWords.form;
const empty: PayeeRequest = { name: '', aba: '', account: '', bankName: '', verifiedBy: '', note: '' };
const names = ['name', 'aba', 'account', 'bankName', 'verifiedBy', 'note'] as const;

interface PayeeDialogProps {
  readonly payee: Payee | null;
  readonly onClose: () => void;
}

/** The account is never shown whole again, so it is typed whole each time. */
export function PayeeDialog({ payee, onClose }: PayeeDialogProps) {
  const client = useQueryClient();
  const form = useId();
  // One id for one payee, however often saving has to be tried.
  const [id] = useState(() => payee?.id ?? randomId());
  const [draft, setDraft] = useState<PayeeRequest>(() =>
    payee === null
      ? empty
      : { ...empty, name: payee.name, aba: payee.aba, bankName: payee.bankName, verifiedBy: payee.verifiedBy },
  );
  const save = useMutation({
    mutationFn: () => savePayee(id, draft),
    onSuccess: (answer) => {
      if (isPending(answer)) tellPending(client);
      else showToast({ tone: 'good', title: payeesWords.done.saved });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.payees }),
  });
  const error = isApiError(save.error) ? save.error : null;
  const props = (name: keyof PayeeRequest) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(payee?.name ?? null)}
      description={words.text}
      actions={
        <>
          <Button onClick={onClose}>{partWords.cancel}</Button>
          <Button look="primary" type="submit" form={form} busy={save.isPending}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={form} className="payees-form" onSubmit={submit} noValidate>
        <Field label={words.name} error={error?.fieldMessage('name')}>
          <Input maxLength={140} {...props('name')} />
        </Field>
        <Field label={words.aba} hint={words.abaHint} error={error?.fieldMessage('aba')}>
          <Input inputMode="numeric" className="mono" maxLength={9} autoComplete="off" {...props('aba')} />
        </Field>
        <Field
          label={words.account}
          hint={payee === null ? undefined : words.accountAgain}
          error={error?.fieldMessage('account')}
        >
          <Input className="mono" maxLength={34} autoComplete="off" {...props('account')} />
        </Field>
        <Field label={words.bankName} error={error?.fieldMessage('bankName')}>
          <Input maxLength={140} {...props('bankName')} />
        </Field>
        <Field label={words.verifiedBy} error={error?.fieldMessage('verifiedBy')}>
          <Input maxLength={200} {...props('verifiedBy')} />
        </Field>
        <Field label={words.note} error={error?.fieldMessage('note')}>
          <TextArea rows={2} maxLength={4000} {...props('note')} />
        </Field>
        <Fault error={save.error} shown={names} />
      </form>
    </Dialog>
  );
}
