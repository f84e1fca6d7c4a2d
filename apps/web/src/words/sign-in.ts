import type { OidcError } from '@countersign/contract/enrolment';

const providerErrors: Readonly<Record<OidcError, string>> = {
  oidc_not_configured: 'No identity provider is set up. Sign in with your password.',
  oidc_state_invalid: 'The sign-in took too long or was begun elsewhere. Try again.',
  oidc_failed: 'The identity provider did not sign you in. Try again, or ask your administrator.',
  oidc_unavailable: 'The identity provider cannot be reached at the moment. Try again later.',
  oidc_refused: 'Your account at the identity provider opens no account here. Ask your administrator.',
};

/** Words of the screens before the sign-in. */
export const signInWords = {
  title: 'Sign in',
  heading: 'Sign in to Countersign',
  ended: 'Your session ended. Sign in again to continue where you were; what you typed is kept.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  forgot: 'Forgot your password? An administrator can send you a link to choose a new one.',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app, or one of your recovery codes.',
  codeHeading: 'Enter your code',
  codeSubmit: 'Continue',
  back: 'Use another account',
  provider: (name: string) => `Continue with ${name}`,
  or: 'or',
  finishing: 'Finishing the sign-in…',
  providerErrors,
  invitation: {
    title: 'Accept the invitation',
    text: 'Choose a password. You are signed in with it at once.',
    submit: 'Accept and sign in',
  },
  reset: {
    title: 'Choose a new password',
    text: 'All your sessions end; sign in again with the new password.',
    submit: 'Save the password',
    done: 'The password is saved. Sign in with it now.',
  },
  newPassword: 'New password',
  newPasswordHint: 'Long beats complicated: a few words that only you would put together.',
  missingToken: 'This link is incomplete. Open it again from the message that you were sent.',
  toSignIn: 'Go to the sign-in',
} as const;
