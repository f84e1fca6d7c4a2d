import type { TotpSecret } from '@countersign/contract/enrolment';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmTotp, me, startTotp } from '../../api/operations/account.ts';
import { isApiError } from '../../api/problem.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { accountWords } from '../../words/account.ts';
import { usersWords } from '../../words/users.ts';
import { CopyText } from '../configure/copy-text.tsx';
import { Fault } from '../configure/fault.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

const words = accountWords.factor;

/** Enrols an authenticator app: the password, the secret, a code that proves it, then the recovery codes. */
export function SecondFactor() {
  const { data: user, refetch } = useQuery(me);
  const [secret, setSecret] = useState<TotpSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <section className="configure-card" aria-labelledby="account-factor">
      <div className="configure-actions">
        <h2 id="account-factor">{words.title}</h2>
        {user?.totpEnrolled ? <Badge tone="good">{usersWords.people.enrolled}</Badge> : null}
      </div>
      {codes !== null ? (
        <RecoveryCodeList codes={codes} onDone={() => setCodes(null)} />
      ) : user?.totpEnrolled ? (
        <>
          <p>{words.enrolled}</p>
          <p className="configure-soft">{words.enrolledHelp}</p>
        </>
      ) : secret === null ? (
        <Start onSecret={setSecret} />
      ) : (
        <Prove
          secret={secret}
          onCodes={(recoveryCodes) => {
            setCodes(recoveryCodes);
            setSecret(null);
            void refetch();
          }}
        />
      )}
    </section>
  );
}

function Start({ onSecret }: { readonly onSecret: (secret: TotpSecret) => void }) {
  const [password, setPassword] = useState('');
  const starting = useMutation({ mutationFn: () => startTotp(password), onSuccess: onSecret });
  const wrong = isApiError(starting.error, 'current_password_wrong') ? starting.error.message : undefined;
  return (
    <form
      className="configure-section"
      onSubmit={(event) => {
        event.preventDefault();
        starting.mutate();
      }}
    >
      <p className="configure-soft">{words.none}</p>
      <Field label={words.password} error={wrong}>
        <Input
          type="password"
          required
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {wrong === undefined ? <Fault error={starting.error} /> : null}
      <div>
        <Button type="submit" busy={starting.isPending}>
          {words.start}
        </Button>
      </div>
    </form>
  );
}

interface ProveProps {
  readonly secret: TotpSecret;
  readonly onCodes: (codes: readonly string[]) => void;
}

function Prove({ secret, onCodes }: ProveProps) {
  const [code, setCode] = useState('');
  const confirming = useMutation({
    mutationFn: () => confirmTotp(code.replaceAll(/\s/g, '')),
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  const wrong = isApiError(confirming.error, 'totp_code_wrong') ? confirming.error.message : undefined;
  return (
    <form
      className="configure-section"
      onSubmit={(event) => {
        event.preventDefault();
        confirming.mutate();
      }}
    >
      <h3>{words.secretTitle}</h3>
      <p className="configure-soft">{words.scan}</p>
      <QrCode text={secret.otpauthUri} label={words.qr} />
      <CopyText label={words.secret} text={secret.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')} />
      <CopyText label={words.uri} text={secret.otpauthUri} />
      <Field label={words.code} hint={words.codeHint} error={wrong}>
        <Input
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      {wrong === undefined ? <Fault error={confirming.error} /> : null}
      <div>
        <Button type="submit" look="primary" busy={confirming.isPending}>
          {words.confirm}
        </Button>
      </div>
    </form>
  );
}
