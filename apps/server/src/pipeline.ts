import { readDocumentJob } from './documents/index.ts';
import { extractDocumentJob } from './extraction/index.ts';
import { advancePackageJob } from './intake/index.ts';
import { follow, type OutboxEvent, type Pipeline } from './platform/outbox/index.ts';
import { reconcileLoanJob } from './review/index.ts';
import { trackDueItemsJob } from './trailing/index.ts';
import { tellWebhooks } from './webhooks/index.ts';

const documentOf = ({ payload }: OutboxEvent) => ({ documentId: String(payload.documentId) });
/** Everything else runs first: of many packages that arrive at once, one after the other is ready, and not all at the end. */
const read = follow(readDocumentJob, documentOf, { priority: 10 });
const extract = follow(extractDocumentJob, (event) => ({ ...documentOf(event), eventId: event.id }));
/** Where does the package stand now? Asked after everything that may have settled it. */
const advance = follow(advancePackageJob, ({ payload }) => ({ loanId: String(payload.loanId) }));

/** Is everything read, and does the last run still say what is so? */
const reconcile = follow(reconcileLoanJob, ({ payload }) => ({ loanId: String(payload.loanId) }));

/** What is due after the closing of an approved loan? */
const trackDue = follow(trackDueItemsJob, ({ payload }) => ({ loanId: String(payload.loanId) }));

/**
 * Which jobs follow which event: the one-way flow of the service on one screen. A use case emits an event in its own
 * transaction and knows nothing of what comes next; a line here does. The relay fails an event whose type has no line,
 * so a new type gets its line in the same change, be it an empty one.
 */
export const pipeline: Pipeline = {
  // A new version of a known package is no new loan.
  'package.received': [advance, tellWebhooks('loan.received', ({ payload }) => payload.version === 1)],
  'package.changed': [advance],
  'package.read': [reconcile],
  'package.unchanged': [reconcile],
  'document.added': [read],
  'document.read_again': [read],
  'document.read': [extract, advance],
  'document.extract_again': [extract],
  'document.boundaries_changed': [extract, advance],
  'document.extracted': [reconcile, trackDue],
  'document.refused': [advance, tellWebhooks('document.failed')],
  'document.failed': [tellWebhooks('document.failed')],
  'correction.recorded': [reconcile],
  'field.confirmed': [reconcile],
  'loan.changed': [reconcile],
  'loan.processing_failed': [tellWebhooks('loan.processing_failed')],
  'loan.review_ready': [tellWebhooks('loan.review_ready')],
  'loan.approved': [tellWebhooks('loan.approved'), trackDue],
  'loan.due_items_asked': [trackDue],
  'loan.item_due': [tellWebhooks('loan.item_due')],
  'loan.rejected': [tellWebhooks('loan.rejected')],
  'finding.overridden': [tellWebhooks('finding.overridden')],
  'finding.escalated': [tellWebhooks('finding.escalated')],
  'loan.boarded': [tellWebhooks('loan.boarded')],
  'loan.sealed': [tellWebhooks('loan.sealed')],
  'boarding.staged': [tellWebhooks('boarding.staged')],
  'boarding.committed': [tellWebhooks('boarding.committed')],
  'boarding.failed': [tellWebhooks('boarding.failed')],
  'boarding.outcome_unknown': [tellWebhooks('boarding.outcome_unknown')],
  'wire.approved': [tellWebhooks('wire.approved')],
  'wire.exported': [tellWebhooks('wire.exported')],
  'admin_change.proposed': [tellWebhooks('admin_change.proposed')],
};
