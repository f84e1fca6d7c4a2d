import type { OidcError } from '@countersign/contract/enrolment';

const providerErrors: Readonly<Record<OidcError, string>> = {
  oidc_not_configured: 'No identity provider is set up. Sign in with your password.',
  oidc_state_invalid: 'The sign-in took too long or was started in another browser. Try again.',
  oidc_failed: 'The identity provider did not sign you in. Try again, or ask your administrator.',
  oidc_unavailable: 'The identity provider cannot be reached. Try again later.',
  oidc_refused: 'There is no Countersign account for your sign-in. Ask your administrator.',
};

/** Words of the screens before the sign-in. */
export const signInWords = {
  title: 'Sign in',
  heading: 'Sign in to Countersign',
  ended: 'Your session ended. Sign in again to continue where you were; what you typed is kept.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  forgot: 'Forgot password?',
  forgotHelp:
    'Ask an administrator to send you a reset link: Users and keys, Manage, Send password reset link. The link lets you choose a new password.',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app, or a recovery code.',
  codeHeading: 'Enter your code',
  codeSubmit: 'Continue',
  back: 'Use another account',
  provider: (name: string) => `Continue with ${name}`,
  or: 'or',
  finishing: 'Finishing the sign-in…',
  providerErrors,
  invitation: {
    title: 'Accept invitation',
    text: 'Choose a password to sign in.',
    submit: 'Accept and sign in',
  },
  reset: {
    title: 'Choose a new password',
    text: 'You will be signed out everywhere and sign in with the new password.',
    submit: 'Save password',
    done: 'Password saved. Sign in with it now.',
  },
  newPassword: 'New password',
  passwordRule: (least: number) =>
    `At least ${least} characters, and not your name or email address. Several words are easier to remember than symbols.`,
  missingToken: 'This link is incomplete. Open it again from the message you received.',
  toSignIn: 'Go to sign-in',
} as const;
