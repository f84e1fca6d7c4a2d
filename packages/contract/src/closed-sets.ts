import { type TSchema, Type } from 'typebox';

/**
 * The closed sets of the specification and of its decided open parts: each list is the whole set.
 * Database check constraints, schemas and documents are compared with these lists by tests.
 */
export const roles = ['admin', 'manager', 'specialist'] as const;
export type Role = (typeof roles)[number];

export const scopes = ['intake:write', 'status:read', 'evidence:read'] as const;
export type Scope = (typeof scopes)[number];

export const loanStates = [
  'received',
  'processing',
  'processing_failed',
  'review',
  'approved',
  'rejected',
  'boarding_staged',
  'boarded',
  'sealed',
] as const;
export type LoanState = (typeof loanStates)[number];

export const severities = ['exception', 'warning', 'info'] as const;
export type Severity = (typeof severities)[number];

export const findingStatuses = ['open', 'accepted', 'overridden', 'resolved'] as const;
export type FindingStatus = (typeof findingStatuses)[number];

export const findingActions = ['accept', 'override', 'escalate', 'resolve', 'comment', 'carry_over'] as const;
export type FindingActionName = (typeof findingActions)[number];

export const setupStatuses = ['not_started', 'in_progress', 'completed'] as const;
export type SetupStatus = (typeof setupStatuses)[number];

export const actorTypes = ['user', 'api_key', 'system'] as const;

/** A string schema that takes exactly the values of a closed set. */
export function oneOf<const Values extends readonly string[]>(values: Values, options: { description?: string } = {}) {
  return Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], ...options } as TSchema);
}

/** What became of a stored file: read into pages, refused with a reason, taken out of the package, or deleted. */
export const documentStatuses = ['stored', 'reading', 'read', 'refused', 'withdrawn', 'purged'] as const;

/** What a value of a document is worth: read with enough certainty, with too little, or settled by a person. */
export const fieldStates = ['stated', 'proposed', 'confirmed', 'corrected'] as const;
export type FieldState = (typeof fieldStates)[number];

/** What became of a file that could not be filed when it arrived. */
export const quarantineStatuses = ['open', 'filed', 'discarded'] as const;

/** The kinds of values that fields and rules speak of. */
export const valueKinds = ['money', 'rate', 'date', 'name', 'address', 'id', 'integer', 'boolean', 'text'] as const;

/** The formats of approval records that are read by a profile, and the one that is not. */
export const valueUnits = [
  'percent',
  'fraction',
  'bps',
  'months',
  'years',
  'days',
  'dollars',
  'cents',
  'thousands',
] as const;

export const recordFormats = ['json', 'csv', 'xml', 'docx', 'xlsx'] as const;
export const recordSourceFormats = [...recordFormats, 'pdf'] as const;

/** Where a staged record stands on its way into the core. */
export const boardingStates = [
  'staging',
  'staged',
  'approved',
  'committing',
  'committed',
  'rejected',
  'failed',
  'voided',
  'outcome_unknown',
] as const;
export type BoardingState = (typeof boardingStates)[number];

/** Why a call to the core did not do what it should. */
export const boardingErrorStatuses = ['timeout', 'refused', 'invalid', 'unavailable', 'mismatch'] as const;
export type BoardingErrorStatus = (typeof boardingErrorStatuses)[number];

export const wireStates = ['staged', 'approved', 'rejected', 'exported', 'cancelled', 'returned'] as const;
export type WireState = (typeof wireStates)[number];

/** The cores that can be boarded to. */
export const providerIds = ['simulator', 'fineract', 'nortridge_nls', 'file_csv', 'file_layout'] as const;
export type ProviderId = (typeof providerIds)[number];

/** What a webhook can be told of (open parts, Operations). */
export const webhookEvents = [
  'loan.received',
  'loan.review_ready',
  'loan.approved',
  'loan.rejected',
  'loan.boarded',
  'loan.sealed',
  'finding.overridden',
  'finding.escalated',
  'boarding.staged',
  'boarding.committed',
  'boarding.failed',
  'boarding.outcome_unknown',
  'wire.approved',
  'wire.exported',
  'document.failed',
  'loan.processing_failed',
  'loan.item_due',
  'admin_change.proposed',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What became of a message: it waits for an attempt, a receiver took it, or it was given up. */
export const deliveryStatuses = ['pending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** What the receiver of heartbeats says of the license. */
export const licenseStatuses = ['valid', 'expiring', 'expired', 'unknown'] as const;
export type LicenseStatus = (typeof licenseStatuses)[number];

/** Whether the heartbeat of a day arrived. */
export const meteringStatuses = ['pending', 'delivered'] as const;
export type MeteringStatus = (typeof meteringStatuses)[number];
