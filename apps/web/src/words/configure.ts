/** Words that the screens of administrators have in common. */
export const configureWords = {
  forbidden: {
    title: 'For administrators only',
    text: 'Your account does not have access to this page. Ask an administrator for help or for the role.',
    back: 'Go to the queue',
  },
  unsaved: {
    title: 'Leave without saving?',
    text: 'Your changes are not saved. If you leave, they are lost.',
    stay: 'Stay here',
    leave: 'Leave without saving',
  },
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser blocked copying. Select the text and copy it.',
  loading: 'Loading…',
  saved: 'Saved',
  remove: 'Remove',
  chooseField: 'Choose a field',
  chooseLoan: 'Loan reference',
  chooseLoanHint: 'Type a reference. Recent loans are listed.',
  version: (version: number) => `Version ${version}`,
  active: 'Active',
} as const;
