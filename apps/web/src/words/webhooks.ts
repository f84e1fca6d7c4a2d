import type { DeliveryStatus, WebhookEvent } from '@countersign/contract/closed-sets';
import type { Tone } from '../parts/badge.tsx';

/** What a webhook is told, as people call it. */
export const webhookEventWords: Readonly<Record<WebhookEvent, string>> = {
  'loan.received': 'Package received',
  'loan.review_ready': 'Ready for review',
  'loan.approved': 'Loan approved',
  'loan.rejected': 'Loan rejected',
  'loan.boarded': 'Loan boarded',
  'loan.sealed': 'Loan sealed',
  'finding.overridden': 'Finding overridden',
  'finding.escalated': 'Finding escalated',
  'boarding.staged': 'Boarding staged',
  'boarding.committed': 'Boarding completed in the core',
  'boarding.failed': 'Boarding failed',
  'boarding.outcome_unknown': 'Boarding outcome unknown',
  'wire.approved': 'Wire approved',
  'wire.exported': 'Wire exported',
  'document.failed': 'Document failed',
  'loan.processing_failed': 'Processing failed',
  'loan.item_due': 'Item due after closing',
  'admin_change.proposed': 'Administrative change proposed',
};

export const deliveryStatusWords: Readonly<Record<DeliveryStatus, { readonly label: string; readonly tone: Tone }>> = {
  pending: { label: 'Pending', tone: 'note' },
  delivered: { label: 'Delivered', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
};

/** Words of the webhooks screen. */
export const webhooksWords = {
  title: 'Webhooks',
  lead: 'Countersign sends a signed message to your systems when something happens to a loan.',
  form: {
    heading: 'Add a webhook',
    url: 'Web address',
    urlHint: 'Starts with https://. The operator of the server must allow the address.',
    events: 'Events',
    submit: 'Add webhook',
    missing: 'Choose at least one event.',
  },
  secret: {
    title: 'Signing secret',
    text: 'Copy it now. Your system checks messages with it. It cannot be shown again.',
    label: 'Secret',
    done: 'I have copied it',
  },
  table: 'Webhooks',
  columns: { url: 'Web address', events: 'Events', status: 'Status', created: 'Created', actions: 'Actions' },
  allEvents: 'All events',
  status: {
    active: 'Active',
    failing: (since: string) => `Failing since ${since}`,
    off: (since: string) => `Off since ${since}`,
  },
  none: 'No webhooks yet.',
  deliveries: {
    show: 'Deliveries',
    heading: (url: string) => `Deliveries to ${url}`,
    lead: 'The newest messages of the last 30 days.',
    none: 'No messages yet.',
    columns: {
      at: 'Time',
      event: 'Event',
      status: 'Status',
      attempts: 'Attempts',
      answer: 'Last answer',
      actions: 'Actions',
    },
    answered: (status: number) => `Status ${status}`,
    unanswered: 'No answer',
    again: 'Send again',
    sent: 'The message is being sent again.',
  },
  rotate: 'New secret',
  rotateTitle: 'Create a new secret?',
  rotateText: 'The current secret keeps working for one day, so you can change it in your system.',
  enable: 'Turn on',
  enabled: 'The webhook is on.',
  delete: 'Delete',
  deleteTitle: (url: string) => `Delete the webhook to ${url}?`,
  deleteText: 'No more messages are sent to this address, and its delivery history is deleted.',
} as const;
