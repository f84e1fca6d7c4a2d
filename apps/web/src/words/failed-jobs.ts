/** Words of the card of failed jobs. */
export const failedJobWords = {
  heading: 'Failed jobs',
  text: 'These were tried several times and are not tried again. Fix what the reason says and retry them, or discard what no one needs any more.',
  table: 'Failed jobs',
  columns: { job: 'Job', reason: 'Reason', failed: 'Failed', actions: 'Actions' },
  noReason: 'No reason was recorded.',
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  /** Of the service's own work; what is not named here is shown as it is called. */
  titles: {
    'advance-package': 'Continue with a package',
    'deliver-webhook': 'Call a webhook',
    'extract-document': 'Extract values',
    housekeeping: 'Housekeeping',
    'read-document': 'Read a document',
    'read-documents': 'Read documents again',
    'reconcile-loan': 'Compare a package',
    'record-decision': 'Record a decision',
    'send-mail': 'Send a mail',
    'settle-boarding': 'Ask the core about a loan',
    'tell-webhooks': 'Tell webhooks',
    'track-due-items': 'Track what is due',
    'withdraw-boarding': 'Take a loan back at the core',
  } as Readonly<Record<string, string>>,
  about: {
    boardingId: 'Boarding record',
    deliveryId: 'Delivery',
    documentId: 'Document',
    loanId: 'Loan',
    webhookId: 'Webhook',
  } as Readonly<Record<string, string>>,
  retry: 'Retry',
  discard: 'Discard',
} as const;
