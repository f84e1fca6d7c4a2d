/** Words of the parts: buttons and labels that mean the same everywhere. */
export const partWords = {
  cancel: 'Cancel',
  close: 'Close',
  files: {
    choose: (several: boolean) => (several ? 'Choose files' : 'Choose a file'),
    drop: (several: boolean) => (several ? 'or drop them here' : 'or drop it here'),
    remove: (name: string) => `Remove ${name}`,
  },
} as const;
