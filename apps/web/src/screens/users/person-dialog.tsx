import type { User } from '@countersign/contract/identity';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../api/keys.ts';
import { isPending } from '../../api/operations/changes.ts';
import { changeUser, endSessions, liveSessions, resetTotp, sendPasswordReset } from '../../api/operations/users.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { partWords } from '../../words/parts.ts';
import { usersWords } from '../../words/users.ts';
import { SessionList } from '../account/session-list.tsx';
import { tellPending } from '../changes/tell-pending.ts';
import { CheckBox } from '../configure/check-box.tsx';
import { Fault } from '../configure/fault.tsx';
import { RoleBoxes } from './role-boxes.tsx';

const words = usersWords.people;

/** What an administrator may do about a person. */
export function PersonDialog({ person, onClose }: { readonly person: User; readonly onClose: () => void }) {
  const client = useQueryClient();
  const [displayName, setDisplayName] = useState(person.displayName);
  const [roles, setRoles] = useState<User['roles']>(person.roles);
  const [isActive, setActive] = useState(person.isActive);
  const sessions = useQuery(liveSessions(person.id));
  const refresh = () => client.invalidateQueries({ queryKey: keys.users });
  const saving = useMutation({
    mutationFn: () => changeUser(person.id, { displayName: displayName.trim(), roles, isActive }),
    onSuccess: async (user) => {
      await refresh();
      if (isPending(user)) tellPending(client);
      else showToast({ tone: 'good', title: words.saved(user.displayName) });
      onClose();
    },
  });
  const act = (done: string) => ({
    onSuccess: async (answer: unknown) => {
      await refresh();
      await client.invalidateQueries({ queryKey: keys.liveSessions(person.id) });
      if (isPending(answer)) tellPending(client);
      else showToast({ tone: 'good', title: done });
    },
  });
  const reset = useMutation({ mutationFn: () => sendPasswordReset(person.id), ...act(words.resetSent(person.email)) });
  const totp = useMutation({ mutationFn: () => resetTotp(person.id), ...act(words.totpDone) });
  const ending = useMutation({ mutationFn: () => endSessions(person.id), ...act(words.ended) });
  const fault = (field: string) => (isApiError(saving.error) ? saving.error.fieldMessage(field) : undefined);

  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={words.dialog(person.displayName)}
      description={person.email}
      actions={
        <>
          <Button onClick={onClose}>{partWords.cancel}</Button>
          <Button look="primary" busy={saving.isPending} onClick={() => saving.mutate()}>
            {words.save}
          </Button>
        </>
      }
    >
      <div className="users-person">
        <Fault error={saving.error ?? reset.error ?? totp.error ?? ending.error} shown={['displayName', 'roles']} />
        <Field label={words.name} error={fault('displayName')}>
          <Input value={displayName} onChange={(event) => setDisplayName(event.target.value)} />
        </Field>
        <RoleBoxes
          legend={words.roles}
          chosen={roles}
          onChosen={(next) => setRoles([...next])}
          error={fault('roles')}
        />
        <CheckBox checked={isActive} onChange={(event) => setActive(event.target.checked)}>
          {words.isActive}
        </CheckBox>
        <div className="configure-actions">
          <Button size="small" busy={reset.isPending} onClick={() => reset.mutate()}>
            {words.reset}
          </Button>
          {person.totpEnrolled ? (
            <Button size="small" busy={totp.isPending} onClick={() => totp.mutate()}>
              {words.totp}
            </Button>
          ) : null}
        </div>
        <section className="configure-section" aria-labelledby="users-sessions">
          <div className="configure-actions">
            <h3 id="users-sessions">{words.sessions}</h3>
            {sessions.data && sessions.data.length > 0 ? (
              <Button size="small" look="quiet" busy={ending.isPending} onClick={() => ending.mutate()}>
                {words.endSessions}
              </Button>
            ) : null}
          </div>
          {sessions.data?.length === 0 ? <p className="configure-soft">{words.noSessions}</p> : null}
          {sessions.data && sessions.data.length > 0 ? <SessionList sessions={sessions.data} /> : null}
        </section>
      </div>
    </Dialog>
  );
}
