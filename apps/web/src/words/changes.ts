import type { ChangeKind, ChangeState } from '@countersign/contract/administration';

const kinds: Readonly<Record<ChangeKind, (name: string) => string>> = {
  setting: (name) => `Setting: ${name}`,
  user: (name) => `User: ${name}`,
  password_reset: (name) => `Password reset link for ${name}`,
  totp_reset: (name) => `Reset of the authenticator app of ${name}`,
  invitation: (name) => `Invitation of ${name}`,
  payee: (name) => `Payee: ${name}`,
  payee_removal: (name) => `Removal of the payee ${name}`,
};

const states: Readonly<Record<ChangeState, string>> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  rejected: 'Rejected',
  lapsed: 'Expired',
};

/** Words of changes that take two administrators. */
export const changesWords = {
  title: 'Pending changes',
  text: 'These changes need two administrators. Nothing changes until another administrator confirms.',
  loading: 'Loading changes…',
  none: {
    title: 'Nothing is pending',
    text: 'When an administrator changes a control, it appears here for a second administrator to confirm.',
  },
  history: 'Recent changes',
  historyTable: 'Recent changes with their outcome',
  columns: { what: 'Change', by: 'Proposed by', at: 'Proposed', state: 'Outcome', settled: 'Settled by' },
  kind: (kind: ChangeKind, name: string) => kinds[kind](name),
  state: (state: ChangeState) => states[state],
  proposed: (name: string, at: string) => `Proposed by ${name}, ${at}`,
  lapses: (at: string) => `Expires ${at}`,
  table: 'What changes',
  field: 'Field',
  before: 'Now',
  after: 'After',
  confirm: 'Confirm',
  reject: 'Reject',
  withdraw: 'Withdraw',
  own: 'You proposed this. Another administrator must confirm it.',
  confirmed: 'Confirmed. The change is in effect.',
  rejected: 'Rejected. Nothing was changed.',
  sent: 'Sent for approval. Another administrator must confirm it.',
  fields: {
    value: 'Value',
    roles: 'Roles',
    isActive: 'May sign in',
    displayName: 'Name',
    email: 'Email',
    linkSentTo: 'Link sent to',
    totpEnrolled: 'Authenticator app',
    name: 'Name',
    aba: 'Routing number',
    account: 'Account',
    bankName: 'Bank',
    verifiedBy: 'Verified by',
    note: 'Note',
  } as Readonly<Record<string, string>>,
  nothing: '—',
  yes: 'Yes',
  no: 'No',
  secretSet: (hint: string | undefined, fingerprint: string) =>
    `Set${hint === undefined ? '' : `: ${hint}`} (fingerprint ${fingerprint.slice(0, 8)})`,
  secretUnset: 'Not set',
  standard: (said: string) => `Default: ${said}`,
  dashboard: {
    heading: 'Administration',
    pending: (count: number) => (count === 1 ? '1 change is pending.' : `${count} changes are pending.`),
    noPending: 'No change is pending.',
    review: 'Review pending changes',
    control: {
      on: 'Changes that weaken a control need two administrators.',
      off: 'Dual control is off: one administrator can change any control alone.',
      one_administrator:
        'There is only one active administrator, so changes take effect immediately. Invite a second one.',
    },
    single: (count: number) =>
      count === 1
        ? '1 change in 30 days was made by one administrator alone.'
        : `${count} changes in 30 days were made by one administrator alone.`,
    totp: 'We recommend an authenticator app for everyone who approves wires or boarding. Turn it on under Settings, Sign-in.',
    recent: 'Recent administrative changes',
    noRecent: 'No changes yet.',
    singleBadge: 'One administrator',
    confirmedBy: (actor: string, proposer: string) => `${proposer}, confirmed by ${actor}`,
    users: {
      created: 'User created',
      invited: 'Invitation sent',
      invitation_accepted: 'Invitation accepted',
      invitation_revoked: 'Invitation revoked',
      password_reset_sent: 'Password reset link sent',
      totp_reset: 'Authenticator app reset',
      reset_admin: 'Administrator reset on the server',
    } as Readonly<Record<string, string>>,
    institution: 'Institution',
  },
  code: {
    title: 'Enter a code',
    text: 'To approve, enter the current code from your authenticator app, or a recovery code.',
    label: 'Code',
    submit: 'Approve',
  },
  enroll: {
    title: 'Set up an authenticator app',
    text: 'Your bank requires an authenticator app for your role. Set it up once to continue.',
    go: 'Continue',
  },
} as const;
