import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { signIn } from '../../api/operations/auth.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { Notice } from '../../parts/notice.tsx';
import { signInWords as words } from '../../words/sign-in.ts';

/** First the password; then, where an authenticator app is enrolled, its code. */
export function PasswordForm({ onHeading }: { readonly onHeading: (heading: string) => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const attempt = useMutation({
    mutationFn: () => signIn({ email: email.trim(), password, ...(code === null ? {} : { totpCode: code.trim() }) }),
    onError: (error) => {
      if (!isApiError(error, 'totp_required')) return;
      setCode('');
      onHeading(words.codeHeading);
    },
  });
  const back = () => {
    setCode(null);
    setPassword('');
    attempt.reset();
    onHeading(words.heading);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt.mutate();
  };
  const fault = attempt.error === null || isApiError(attempt.error, 'totp_required') ? null : attempt.error.message;

  return (
    <form className="entrance-form" onSubmit={submit}>
      {fault === null ? null : (
        <Notice tone="bad" alert>
          {fault}
        </Notice>
      )}
      {code === null ? (
        <>
          <Field label={words.email}>
            <Input
              type="email"
              autoComplete="username"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <Field label={words.password}>
            <Input
              type="password"
              autoComplete="current-password"
              required
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
          <Button type="submit" look="primary" busy={attempt.isPending}>
            {words.submit}
          </Button>
          <details className="entrance-forgot">
            <summary>{words.forgot}</summary>
            <p>{words.forgotHelp}</p>
          </details>
        </>
      ) : (
        <>
          <Field label={words.code} hint={words.codeHint}>
            <Input
              autoComplete="one-time-code"
              autoFocus
              required
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
          <Button type="submit" look="primary" busy={attempt.isPending}>
            {words.codeSubmit}
          </Button>
          <Button look="quiet" onClick={back}>
            {words.back}
          </Button>
        </>
      )}
    </form>
  );
}
