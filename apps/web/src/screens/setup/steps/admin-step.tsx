import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createFirstAdmin, setupStatus } from '../../../api/operations/setup.ts';
import { isApiError } from '../../../api/problem.ts';
import { useSession } from '../../../api/session.ts';
import { Button } from '../../../parts/button.tsx';
import { Field } from '../../../parts/field.tsx';
import { Input } from '../../../parts/input.tsx';
import { setupWords } from '../../../words/setup.ts';
import { Fault } from '../../configure/fault.tsx';
import { usePasswordHint } from '../../sign-in/use-password-hint.ts';
import type { StepProps } from '../step-props.ts';

const words = setupWords.admin;

/** The account that sets everything up. It can be made once in the life of an install. */
export function AdminStep({ onDone }: StepProps) {
  const session = useSession();
  const needsCode = useQuery(setupStatus).data?.setupCodeRequired === true;
  const [draft, setDraft] = useState({ displayName: '', email: '', password: '' });
  const [code, setCode] = useState('');
  const creating = useMutation({
    mutationFn: async () => {
      const person = { ...draft, displayName: draft.displayName.trim(), email: draft.email.trim() };
      await createFirstAdmin(person, needsCode ? code.trim() : null);
      await onDone();
    },
  });
  const passwordHint = usePasswordHint();
  const fault = (field: string) => (isApiError(creating.error) ? creating.error.fieldMessage(field) : undefined);
  const codeFault = isApiError(creating.error, 'setup_code_wrong') ? words.setupCodeWrong : undefined;
  if (session !== null) {
    return (
      <>
        <h1 tabIndex={-1}>{words.heading}</h1>
        <p>{words.exists(session.user.displayName)}</p>
        <div>
          <Button look="primary" onClick={() => void onDone()}>
            {setupWords.next}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <h1 tabIndex={-1}>{words.heading}</h1>
      <p className="configure-lead">{words.text}</p>
      <form
        className="configure-form"
        onSubmit={(event) => {
          event.preventDefault();
          creating.mutate();
        }}
      >
        {needsCode ? (
          <Field label={words.setupCode} hint={words.setupCodeHint} error={codeFault}>
            <Input
              required
              autoComplete="off"
              spellCheck={false}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
        ) : null}
        <Field label={words.name} error={fault('displayName')}>
          <Input
            required
            autoComplete="name"
            value={draft.displayName}
            onChange={(event) => setDraft({ ...draft, displayName: event.target.value })}
          />
        </Field>
        <Field label={words.email} error={fault('email')}>
          <Input
            type="email"
            required
            autoComplete="username"
            value={draft.email}
            onChange={(event) => setDraft({ ...draft, email: event.target.value })}
          />
        </Field>
        <Field label={words.password} hint={passwordHint} error={fault('password')}>
          <Input
            type="password"
            required
            autoComplete="new-password"
            value={draft.password}
            onChange={(event) => setDraft({ ...draft, password: event.target.value })}
          />
        </Field>
        {codeFault === undefined ? <Fault error={creating.error} shown={['displayName', 'email', 'password']} /> : null}
        <div>
          <Button type="submit" look="primary" busy={creating.isPending}>
            {words.submit}
          </Button>
        </div>
      </form>
    </>
  );
}
