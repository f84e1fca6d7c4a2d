/** Texts of the welcome screen. */
export const welcomeWords = {
  name: 'Countersign',
  purpose: 'Reviews loan closing packages and boards them.',
  asking: 'Asking the service how far its setup is…',
  unreachable: 'The service does not answer. Check that it is running, then load this page again.',
  setup: {
    not_started: 'This install has no administrator yet. Create the first one with POST /v1/setup/admin.',
    in_progress: 'Setup has begun and is not complete.',
    completed: 'Setup is complete.',
  },
  documents: 'Read the interface',
} as const;
