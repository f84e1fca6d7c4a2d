import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { me } from '../../api/operations/account.ts';
import { endSessions, liveSessions } from '../../api/operations/users.ts';
import { endSession, useSession } from '../../api/session.ts';
import { Button } from '../../parts/button.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { formatInstant } from '../../parts/format.ts';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { accountWords as words } from '../../words/account.ts';
import { shellWords } from '../../words/shell.ts';
import '../configure/configure.css';
import { Fault } from '../configure/fault.tsx';
import './account.css';
import { ChangePassword } from './change-password.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SessionList } from './session-list.tsx';

/** One's own account, for everybody: password, second factor, sessions. */
export function AccountScreen() {
  const session = useSession();
  const { data: user = session?.user } = useQuery(me);
  if (user === undefined) return null;
  return (
    <>
      <ScreenHead title={words.title} />
      <div className="configure">
        <dl className="account-facts">
          <dt>{words.email}</dt>
          <dd>{user.email}</dd>
          <dt>{words.roles}</dt>
          <dd>{user.roles.map((role) => shellWords.account.roles[role]).join(', ')}</dd>
          <dt>{words.lastLogin}</dt>
          <dd>{user.lastLoginAt === null ? words.never : formatInstant(user.lastLoginAt)}</dd>
        </dl>
        <div className="account-cards">
          <ChangePassword />
          <SecondFactor />
        </div>
        <Sessions userId={user.id} />
      </div>
    </>
  );
}

function Sessions({ userId }: { readonly userId: string }) {
  const { data: sessions, error } = useQuery(liveSessions(userId));
  const [asking, setAsking] = useState(false);
  const ending = useMutation({
    mutationFn: async () => {
      await endSessions(userId);
      await endSession();
    },
  });
  return (
    <section className="configure-section" aria-labelledby="account-sessions">
      <div className="configure-actions">
        <h2 id="account-sessions">{words.sessions.title}</h2>
        <Button size="small" onClick={() => setAsking(true)}>
          {words.sessions.end}
        </Button>
      </div>
      <p className="configure-soft">{words.sessions.text}</p>
      <Fault error={error} />
      {sessions ? <SessionList sessions={sessions} /> : null}
      <Confirm
        open={asking}
        title={words.sessions.endTitle}
        description={words.sessions.endText}
        action={words.sessions.end}
        busy={ending.isPending}
        onConfirm={() => ending.mutate()}
        onClose={() => setAsking(false)}
      >
        <Fault error={ending.error} />
      </Confirm>
    </section>
  );
}
