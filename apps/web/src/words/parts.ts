/** Words of the parts: buttons and labels that mean the same everywhere. */
export const partWords = {
  cancel: 'Cancel',
  close: 'Close',
  files: { drop: 'or drop them here', remove: (name: string) => `Remove ${name}` },
} as const;
