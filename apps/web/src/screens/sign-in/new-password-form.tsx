import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { Notice } from '../../parts/notice.tsx';
import { signInWords as words } from '../../words/sign-in.ts';
import { takenToken } from './take-token.ts';
import { usePasswordHint } from './use-password-hint.ts';

interface NewPasswordFormProps {
  readonly submit: string;
  readonly save: (token: string, password: string) => Promise<void>;
  readonly onSaved: () => void;
}

/** A password chosen by the one who holds a mailed link. */
export function NewPasswordForm({ submit, save, onSaved }: NewPasswordFormProps) {
  const [token, setToken] = useState<string | null>(null);
  const [password, setPassword] = useState('');
  useEffect(() => setToken(takenToken() ?? ''), []);
  const hint = usePasswordHint();
  const saving = useMutation({ mutationFn: () => save(token ?? '', password), onSuccess: onSaved });
  const { error } = saving;
  const fieldError = isApiError(error) ? error.fieldMessage('password') : undefined;

  if (token === '') {
    return (
      <Notice tone="bad" alert>
        {words.missingToken} <Link to="/app/sign-in">{words.toSignIn}</Link>
      </Notice>
    );
  }
  return (
    <form
      className="entrance-form"
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      {error !== null && fieldError === undefined ? (
        <Notice tone="bad" alert>
          {error.message}
        </Notice>
      ) : null}
      <Field label={words.newPassword} hint={hint} error={fieldError}>
        <Input
          type="password"
          autoComplete="new-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" look="primary" busy={saving.isPending}>
        {submit}
      </Button>
    </form>
  );
}
