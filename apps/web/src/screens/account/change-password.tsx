import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changePassword } from '../../api/operations/account.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { Notice } from '../../parts/notice.tsx';
import { accountWords } from '../../words/account.ts';
import { Fault } from '../configure/fault.tsx';
import { usePasswordHint } from '../sign-in/use-password-hint.ts';

const words = accountWords.password;
const empty = { currentPassword: '', newPassword: '' };

export function ChangePassword() {
  const [draft, setDraft] = useState(empty);
  const changing = useMutation({ mutationFn: () => changePassword(draft), onSuccess: () => setDraft(empty) });
  const hint = usePasswordHint();
  const { error } = changing;
  const wrong = isApiError(error, 'current_password_wrong') ? error.message : undefined;
  const weak = isApiError(error) ? (error.fieldMessage('newPassword') ?? error.fieldMessage('password')) : undefined;
  return (
    <section className="configure-card" aria-labelledby="account-password">
      <h2 id="account-password">{words.title}</h2>
      <form
        className="configure-section"
        onSubmit={(event) => {
          event.preventDefault();
          changing.mutate();
        }}
      >
        <Field label={words.current} error={wrong}>
          <Input
            type="password"
            required
            autoComplete="current-password"
            value={draft.currentPassword}
            onChange={(event) => setDraft({ ...draft, currentPassword: event.target.value })}
          />
        </Field>
        <Field label={words.next} hint={hint} error={weak}>
          <Input
            type="password"
            required
            autoComplete="new-password"
            value={draft.newPassword}
            onChange={(event) => setDraft({ ...draft, newPassword: event.target.value })}
          />
        </Field>
        {wrong === undefined && weak === undefined ? <Fault error={error} /> : null}
        {changing.isSuccess ? (
          <div role="status">
            <Notice tone="good">{words.saved}</Notice>
          </div>
        ) : null}
        <div>
          <Button type="submit" look="primary" busy={changing.isPending}>
            {words.save}
          </Button>
        </div>
      </form>
    </section>
  );
}
