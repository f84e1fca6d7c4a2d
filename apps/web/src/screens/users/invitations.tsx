import type { Role } from '@countersign/contract/closed-sets';
import type { Invitation, InvitationStatus, IssuedInvitation } from '@countersign/contract/enrolment';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { keys } from '../../api/keys.ts';
import { isPending } from '../../api/operations/changes.ts';
import { invitations as invitationsQuery, revokeInvitation, sendInvitation } from '../../api/operations/users.ts';
import { isApiError } from '../../api/problem.ts';
import { Badge, type Tone } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { formatInstant } from '../../parts/format.ts';
import { Input } from '../../parts/input.tsx';
import { Notice } from '../../parts/notice.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { type Column, Table } from '../../parts/table.tsx';
import { shellWords } from '../../words/shell.ts';
import { usersWords } from '../../words/users.ts';
import { tellPending } from '../changes/tell-pending.ts';
import { CopyText } from '../configure/copy-text.tsx';
import { Fault } from '../configure/fault.tsx';
import { RoleBoxes } from './role-boxes.tsx';

const words = usersWords.invitations;
const tones: Readonly<Record<InvitationStatus, Tone>> = {
  pending: 'note',
  accepted: 'good',
  revoked: 'plain',
  expired: 'warn',
};
const nobody = { email: '', displayName: '', roles: ['specialist'] as readonly Role[] };

/** Invites people, and shows who has not come yet. */
export function Invitations() {
  const client = useQueryClient();
  const { data: invitations, error } = useQuery(invitationsQuery);
  const [draft, setDraft] = useState(nobody);
  const [sent, setSent] = useState<{ readonly email: string; readonly invitation: IssuedInvitation } | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: keys.invitations });
  const sending = useMutation({
    mutationFn: () =>
      sendInvitation({ email: draft.email.trim(), displayName: draft.displayName.trim(), roles: [...draft.roles] }),
    onSuccess: async (invitation) => {
      if (isPending(invitation)) tellPending(client);
      setSent(isPending(invitation) ? null : { email: draft.email.trim(), invitation });
      setDraft(nobody);
      await refresh();
    },
  });
  const revoking = useMutation({
    mutationFn: ({ id }: Invitation) => revokeInvitation(id),
    onSuccess: async (_, { email }) => {
      await refresh();
      showToast({ tone: 'good', title: words.revoked(email) });
    },
  });
  const fault = (field: string) => (isApiError(sending.error) ? sending.error.fieldMessage(field) : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sending.mutate();
  };
  const columns: readonly Column<Invitation>[] = [
    { key: 'email', title: words.columns.email, cell: ({ email }) => email },
    { key: 'name', title: words.columns.name, cell: ({ displayName }) => displayName },
    {
      key: 'roles',
      title: words.columns.roles,
      cell: ({ roles }) => roles.map((role) => shellWords.account.roles[role]).join(', '),
    },
    {
      key: 'status',
      title: words.columns.status,
      cell: ({ status }) => <Badge tone={tones[status]}>{words.statuses[status]}</Badge>,
    },
    { key: 'expires', title: words.columns.expires, cell: ({ expiresAt }) => formatInstant(expiresAt) },
    { key: 'by', title: words.columns.by, cell: ({ invitedBy }) => invitedBy.displayName },
    {
      key: 'actions',
      title: <span className="only-spoken">{words.columns.actions}</span>,
      align: 'end',
      cell: (invitation) =>
        invitation.status === 'pending' ? (
          <Button
            size="small"
            busy={revoking.isPending && revoking.variables.id === invitation.id}
            onClick={() => revoking.mutate(invitation)}
          >
            {words.revoke}
            <span className="only-spoken"> {invitation.email}</span>
          </Button>
        ) : null,
    },
  ];
  return (
    <div className="users-split">
      <form className="configure-card" onSubmit={submit}>
        <h2>{words.heading}</h2>
        <Field label={words.email} error={fault('email')}>
          <Input
            type="email"
            required
            autoComplete="off"
            value={draft.email}
            onChange={(event) => setDraft({ ...draft, email: event.target.value })}
          />
        </Field>
        <Field label={words.name} error={fault('displayName')}>
          <Input
            required
            autoComplete="off"
            value={draft.displayName}
            onChange={(event) => setDraft({ ...draft, displayName: event.target.value })}
          />
        </Field>
        <RoleBoxes
          legend={words.roles}
          chosen={draft.roles}
          onChosen={(roles) => setDraft({ ...draft, roles })}
          error={fault('roles')}
        />
        <Fault error={sending.error} shown={['email', 'displayName', 'roles']} />
        <div>
          <Button type="submit" look="primary" busy={sending.isPending}>
            {words.send}
          </Button>
        </div>
        {sent === null ? null : (
          <div role="status" className="configure-section">
            {sent.invitation.acceptUrl ? (
              <CopyText label={words.link} text={sent.invitation.acceptUrl} hint={words.linkHint} />
            ) : (
              <Notice tone="good">{words.sent(sent.email)}</Notice>
            )}
          </div>
        )}
      </form>
      <div className="configure-section">
        <Fault error={error ?? revoking.error} />
        {invitations?.length === 0 ? <p className="configure-soft">{words.none}</p> : null}
        {invitations && invitations.length > 0 ? (
          <Table caption={words.table} columns={columns} rows={invitations} rowKey={({ id }) => id} />
        ) : null}
      </div>
    </div>
  );
}
