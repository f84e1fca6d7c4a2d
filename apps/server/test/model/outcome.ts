import type { Model } from './state.ts';

/** What the specification says about one request: its answer, and the loan as it is afterwards. */
export interface Outcome {
  readonly model: Model;
  readonly status: number;
  /** Which problem may be told; several where the specification gives no order between two that hold. */
  readonly codes: readonly string[];
  /** What the body shows at a path such as finding.status. */
  readonly shows: Readonly<Record<string, unknown>>;
}

const statuses: Readonly<Record<string, number>> = {
  unauthenticated: 401,
  forbidden: 403,
  maker_cannot_check: 403,
  corrector_cannot_override: 403,
  approval_role_required: 403,
  loan_not_found: 404,
  finding_not_found: 404,
  document_not_found: 404,
  boarding_not_found: 404,
  wire_not_found: 404,
  request_invalid: 400,
  idempotency_key_invalid: 400,
  note_required: 400,
  override_invalid: 400,
  correction_invalid: 400,
  loan_change_invalid: 400,
  resolution_invalid: 400,
  wire_invalid: 400,
  approval_blocked: 422,
  staging_refused: 422,
  wire_not_writable: 422,
};

/** Problems of a moment are 409, whatever they are called. */
export function refuse(model: Model, ...codes: readonly string[]): Outcome {
  return { model, status: statuses[codes[0] ?? ''] ?? 409, codes, shows: {} };
}

export function answer(
  model: Model,
  status: number,
  shows: Outcome['shows'],
  ...evidence: readonly (string | readonly string[])[]
): Outcome {
  const groups = evidence.map((each) => (typeof each === 'string' ? [each] : each)).filter(({ length }) => length > 0);
  return { model: { ...model, evidence: [...model.evidence, ...groups] }, status, codes: [], shows };
}
