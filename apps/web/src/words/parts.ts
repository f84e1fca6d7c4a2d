/** Words of the parts: buttons and labels that mean the same everywhere. */
export const partWords = {
  cancel: 'Cancel',
  close: 'Close',
  tryAgain: 'Try again',
  files: { drop: 'or drop them here', remove: (name: string) => `Remove ${name}` },
} as const;
