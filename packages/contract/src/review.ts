import { type Static, Type } from 'typebox';
import { findingActions, findingStatuses, oneOf, severities } from './closed-sets.ts';
import { BoundingBox } from './documents.ts';
import { Amount } from './intake.ts';
import { Loan } from './loans.ts';
import { DateTime, Line, listOf, nullable, PageQuery, strictObject, Uuid } from './shapes.ts';

const FindingSource = strictObject(
  {
    documentId: Uuid,
    source: Type.String({
      description: 'The document’s type, lar for the approval record, intake for what was given at intake.',
    }),
    field: nullable(Type.String()),
    value: nullable(Type.String()),
    pageNo: nullable(Type.Integer()),
    bbox: nullable(BoundingBox),
  },
  { $id: 'FindingSource', description: 'One place that a finding points to.' },
);

export const FindingDetail = strictObject(
  {
    message: Type.String(),
    sources: Type.Array(FindingSource),
    data: Type.Unknown({ description: 'What a program needs to show and to check the finding. Decimals are texts.' }),
  },
  { $id: 'FindingDetail' },
);

/** Specification part 2, Finding. */
export const Finding = strictObject(
  {
    id: Uuid,
    runId: Uuid,
    loanId: Uuid,
    ruleId: Type.String(),
    severity: oneOf(severities),
    status: oneOf(findingStatuses),
    title: Type.String(),
    detail: FindingDetail,
    createdAt: DateTime,
    blocksApproval: Type.Boolean(),
  },
  { $id: 'Finding' },
);
export type Finding = Static<typeof Finding>;

export const FindingAction = strictObject(
  {
    id: Type.Integer(),
    findingId: Uuid,
    action: oneOf(findingActions),
    reasonCode: nullable(Type.String()),
    note: nullable(Type.String()),
    actorId: Type.String({
      format: 'uuid',
      description: 'Of what a run did by itself, 00000000-0000-0000-0000-000000000000.',
    }),
    actorName: Type.String(),
    occurredAt: DateTime,
  },
  { $id: 'FindingAction' },
);
export type FindingAction = Static<typeof FindingAction>;

export const FindingWithActions = strictObject(
  { finding: Finding, actions: Type.Array(FindingAction) },
  { $id: 'FindingWithActions' },
);
export type FindingWithActions = Static<typeof FindingWithActions>;

export const Correction = strictObject(
  {
    id: Uuid,
    documentId: Uuid,
    fieldName: Type.String(),
    value: nullable(Type.String({ description: 'As the person wrote it.' })),
    normalizedValue: nullable(Type.String()),
    previousValue: nullable(Type.String({ description: 'What the program had read there, in normal form.' })),
    pageNo: nullable(Type.Integer()),
    bbox: nullable(BoundingBox),
    confirmedByPage: Type.Boolean({ description: 'Whether the words in the box say the same.' }),
    note: Type.String(),
    actorId: Uuid,
    actorName: Type.String(),
    occurredAt: DateTime,
  },
  { $id: 'Correction' },
);
export type Correction = Static<typeof Correction>;

const ReviewCorrection = strictObject(
  {
    ...Correction.properties,
    docType: nullable(Type.String({ description: 'Of the document as it was cut when it was corrected.' })),
  },
  { $id: 'ReviewCorrection' },
);
export type ReviewCorrection = Static<typeof ReviewCorrection>;

export const reviewChangeKinds = [
  'document.withdrawn',
  'document.boundaries_changed',
  'loan.changed',
  'condition.satisfied',
  'condition.waived',
  'condition.reopened',
] as const;

const ReviewChange = strictObject(
  {
    seq: Type.Integer({ description: 'Of its entry in the loan’s evidence.' }),
    kind: oneOf(reviewChangeKinds),
    text: Type.String({ description: 'What was changed, as a sentence.' }),
    note: nullable(Type.String()),
    actorId: nullable(Type.String()),
    actorName: Type.String(),
    occurredAt: DateTime,
  },
  { $id: 'ReviewChange', description: 'What a person changed beside values, and what may have cleared findings.' },
);
export type ReviewChange = Static<typeof ReviewChange>;

const decisionKinds = ['accept', 'override', 'escalate'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

export const FindingDecision = strictObject(
  {
    id: Uuid,
    findingId: Uuid,
    action: oneOf(decisionKinds),
    reasonCode: nullable(Type.String()),
    note: nullable(Type.String()),
    actorId: Uuid,
    actorName: Type.String(),
    decidedAt: DateTime,
    dueAt: Type.String({
      format: 'date-time',
      description: 'When it is written into evidence; until then it can be undone.',
    }),
  },
  { $id: 'FindingDecision', description: 'A decision that its author can still undo.' },
);
export type FindingDecision = Static<typeof FindingDecision>;

const Escalation = strictObject(
  {
    id: Uuid,
    findingId: Uuid,
    byId: Uuid,
    byName: Type.String(),
    toId: nullable(Uuid),
    toName: nullable(Type.String({ description: 'Null: any manager or administrator.' })),
    createdAt: DateTime,
  },
  { $id: 'Escalation', description: 'A finding that somebody was asked about and nobody has answered yet.' },
);
export type Escalation = Static<typeof Escalation>;

/** Specification part 2, ReviewView. */
export const ReviewView = strictObject(
  {
    loan: Loan,
    runId: nullable(Uuid),
    findings: Type.Array(FindingWithActions),
    canApprove: Type.Boolean(),
    blockers: Type.Array(Type.String()),
    reasonCodes: Type.Array(Type.String()),
    justificationMinLength: Type.Integer(),
    corrections: Type.Array(ReviewCorrection, {
      description: 'Every correction of the current package, oldest first.',
    }),
    changes: Type.Array(ReviewChange, { description: 'The latest 100, oldest first.' }),
    proposedCount: Type.Integer({
      minimum: 0,
      description: 'Values that were read with too little certainty and wait for a person.',
    }),
    decisions: Type.Array(FindingDecision, {
      description:
        'Decisions that can still be undone, oldest first. Findings show them once they are recorded; canApprove and ' +
        'blockers count them already, since approving records them.',
    }),
    escalations: Type.Array(Escalation, { description: 'Open ones, oldest first.' }),
  },
  { $id: 'ReviewView' },
);
export type ReviewView = Static<typeof ReviewView>;

export const FindingParams = strictObject({ id: Uuid });

/** How long a note must be is its meaning, which is looked at after who, shape and existence (open parts, "Order of checks"). */
const AnyNote = Type.String({ maxLength: 4000 });

export const OverrideRequest = strictObject({
  reasonCode: Type.String({ maxLength: 100, description: 'One of the bank’s reason codes.' }),
  note: AnyNote,
});
export type OverrideRequest = Static<typeof OverrideRequest>;

export const EscalateRequest = strictObject({
  reasonCode: Type.Optional(Type.String({ maxLength: 100 })),
  note: Type.Optional(AnyNote),
});
export type EscalateRequest = Static<typeof EscalateRequest>;

export const AcceptRequest = strictObject({ note: Type.Optional(AnyNote) });
export type AcceptRequest = Static<typeof AcceptRequest>;

export const DecisionParams = strictObject({ id: Uuid, decisionId: Uuid });

export const DecisionRequest = strictObject(
  {
    action: oneOf(decisionKinds),
    reasonCode: Type.Optional(Type.String({ maxLength: 100, description: 'For an override, one of the bank’s.' })),
    note: Type.Optional(AnyNote),
    toId: Type.Optional(
      Type.String({
        format: 'uuid',
        description: 'Whom an escalation asks; every manager and administrator where left out.',
      }),
    ),
  },
  { $id: 'DecisionRequest' },
);
export type DecisionRequest = Static<typeof DecisionRequest>;

/** Approving, rejecting, reopening and commenting. */
export const NoteRequest = strictObject({ note: AnyNote }, { $id: 'NoteRequest' });
export type NoteRequest = Static<typeof NoteRequest>;

export const LoanChange = strictObject(
  {
    assigneeId: Type.Optional(nullable(Uuid)),
    borrowerName: Type.Optional(Line(200)),
    expectedPrincipal: Type.Optional(nullable(Amount)),
  },
  { $id: 'LoanChange', minProperties: 1 },
);
export type LoanChange = Static<typeof LoanChange>;

export const CorrectionRequest = strictObject({
  documentId: Uuid,
  fieldName: Type.String({ minLength: 1, maxLength: 100, description: 'A canonical field.' }),
  value: nullable(
    Type.String({ maxLength: 2000, description: 'As printed or in normal form; null: the document does not say it.' }),
  ),
  pageNo: Type.Optional(
    nullable(
      Type.Integer({
        minimum: 1,
        maximum: 100_000,
        description: 'Required: the page that shows it, counted in the file.',
      }),
    ),
  ),
  bbox: Type.Optional(nullable(BoundingBox)),
  note: AnyNote,
});
export type CorrectionRequest = Static<typeof CorrectionRequest>;

export const CorrectionList = listOf(Correction);
export const CorrectionQuery = PageQuery;
