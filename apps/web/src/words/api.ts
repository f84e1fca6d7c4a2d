/** What is told when the service gave no answer of its own. */
export const apiWords = {
  unreachable: 'The service cannot be reached. Check the network, then try again.',
  unreadable: (status: number) => `The service answered with ${status} and nothing more. Try again in a moment.`,
  codeWrong: 'That code is wrong or was used before. Wait for the next one.',
  codeMissing: 'Nothing was approved: the code of the authenticator app is needed.',
} as const;
