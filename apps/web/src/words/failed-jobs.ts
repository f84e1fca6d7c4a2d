/** Words of the card of failed jobs. */
export const failedJobWords = {
  heading: 'Failed jobs',
  text: 'These spent all their attempts. Fix what the reason says, then retry them, or discard what nobody needs any more.',
  table: 'Failed jobs',
  columns: { job: 'Job', reason: 'Reason', failed: 'Failed', actions: 'Actions' },
  noReason: 'No reason was recorded.',
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  retry: 'Retry',
  discard: 'Discard',
} as const;
