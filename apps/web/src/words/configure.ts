/** Words that the screens of administrators have in common. */
export const configureWords = {
  forbidden: {
    title: 'This place is for administrators',
    text: 'Your account may not see or change how Countersign is set up. Ask an administrator to do it, or to give you the role.',
    back: 'Go to the queue',
  },
  unsaved: {
    title: 'Leave without saving?',
    text: 'What you changed here was not saved. If you leave, it is lost.',
    stay: 'Stay here',
    leave: 'Leave without saving',
  },
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Select the text and copy it by hand: the browser did not allow it.',
  loading: 'Loading…',
  saved: 'Saved',
  remove: 'Remove',
  chooseField: 'Choose a field',
  chooseLoan: 'Reference of a loan',
  chooseLoanHint: 'Type a reference; the newest loans are offered.',
  version: (version: number) => `Version ${version}`,
  active: 'Active',
} as const;
