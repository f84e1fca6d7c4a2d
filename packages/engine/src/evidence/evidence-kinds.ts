/** What a loan's chain records (the closed set of the specification's open parts). */
export const LOAN_KINDS = [
  'package.received',
  'package.version_added',
  'document.added',
  'document.boundaries_changed',
  'document.withdrawn',
  'document.purged',
  'lar.ingested',
  'run.completed',
  'finding.accepted',
  'finding.overridden',
  'finding.escalated',
  'finding.resolved',
  'finding.commented',
  'finding.carried_over',
  'correction.recorded',
  'field.confirmed',
  'condition.satisfied',
  'condition.waived',
  'condition.reopened',
  'loan.processing_started',
  'loan.processing_failed',
  'loan.assigned',
  'loan.changed',
  'loan.approved',
  'loan.rejected',
  'loan.reopened',
  'loan.hold_set',
  'loan.hold_released',
  'loan.trailing_taken_up',
  'loan.items_due',
  'loan.item_settled',
  'loan.item_reopened',
  'loan.sealed',
  'boarding.opened',
  'boarding.staged',
  'boarding.approved',
  'boarding.rejected',
  'boarding.commit_attempted',
  'boarding.committed',
  'boarding.outcome_unknown',
  'boarding.resolution_proposed',
  'boarding.failed',
  'boarding.voided',
  'wire.staged',
  'wire.callback_recorded',
  'wire.screening_recorded',
  'wire.approved',
  'wire.rejected',
  'wire.exported',
  'wire.cancelled',
  'wire.returned',
  'value.viewed',
  'evidence.exported',
] as const;

/** What the install's own chain records: administrative acts. Its entries have loanId null. */
export const INSTALL_KINDS = [
  'evidence.authenticated',
  'records.adopted',
  'setting.changed',
  'rule.changed',
  'template.changed',
  'profile.created',
  'field_map.created',
  'user.changed',
  'key.issued',
  'key.revoked',
  'payee.changed',
  'aba_directory.changed',
  'quarantine.retried',
  'quarantine.discarded',
  'job.retried',
  'job.discarded',
  'access_log.exported',
  'loans.exported',
  'exceptions.exported',
  'due_item.settled',
  'webhook.changed',
  'admin_change.proposed',
  'admin_change.confirmed',
  'admin_change.rejected',
  'admin_change.lapsed',
] as const;

/** The only kinds a chain takes after loan.sealed: retention, views, exports and legal holds go on, the review does not. */
export const KINDS_AFTER_SEAL = [
  'document.purged',
  'value.viewed',
  'evidence.exported',
  'loan.hold_set',
  'loan.hold_released',
] as const satisfies readonly LoanKind[];

export type LoanKind = (typeof LOAN_KINDS)[number];
export type InstallKind = (typeof INSTALL_KINDS)[number];
export type EvidenceKind = LoanKind | InstallKind;

const loanKinds: ReadonlySet<string> = new Set(LOAN_KINDS);
const installKinds: ReadonlySet<string> = new Set(INSTALL_KINDS);
const kindsAfterSeal: ReadonlySet<string> = new Set(KINDS_AFTER_SEAL);

/** A loan's chain and the install's chain take disjoint kinds; an act filed in the wrong one is a fault. */
export function isKindOfChain(kind: string, loanId: string | null): kind is EvidenceKind {
  return (loanId === null ? installKinds : loanKinds).has(kind);
}

export function mayFollowSeal(kind: string): boolean {
  return kindsAfterSeal.has(kind);
}
