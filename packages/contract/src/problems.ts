/**
 * Every problem the service can answer with, its HTTP status and its title. The one table of error codes:
 * rooms name a code, the edge looks up the rest, the OpenAPI document and docs/problems.md are printed from it.
 * Codes are stable: clients branch on them.
 */
export const problems = {
  // The request itself.
  request_invalid: { status: 400, title: 'The request is not valid' },
  malformed_json: { status: 400, title: 'The body is not acceptable JSON' },
  malformed_multipart: { status: 400, title: 'The form is not acceptable multipart/form-data' },
  cursor_invalid: { status: 400, title: 'The cursor is not one of ours' },
  body_too_large: { status: 413, title: 'The body is too large' },
  unsupported_media_type: { status: 415, title: 'This media type is not taken here' },
  host_unknown: { status: 421, title: 'This host name is not served here' },
  cross_site_refused: { status: 403, title: 'The request comes from another site' },
  headers_too_large: { status: 431, title: 'The headers are too large' },
  request_timeout: { status: 408, title: 'The request did not arrive in time' },
  not_found: { status: 404, title: 'There is nothing here' },
  method_not_allowed: { status: 405, title: 'This address does not take that method' },
  rate_limited: { status: 429, title: 'Too many requests' },

  // Recognizing pages.
  picture_invalid: { status: 400, title: 'The picture cannot be read' },
  picture_too_large: { status: 413, title: 'The picture is too large' },
  ocr_page_timeout: { status: 503, title: 'Recognizing the page took too long' },
  ocr_busy: { status: 503, title: 'Too many pages wait to be recognized' },
  ocr_failed: { status: 503, title: 'The page could not be recognized' },

  // Who is asking.
  unauthenticated: { status: 401, title: 'Sign in first' },
  token_invalid: { status: 401, title: 'The access token is not valid' },
  forbidden: { status: 403, title: 'You may not do this' },

  // Our side.
  unexpected: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'Not available at the moment' },
  already_exists: { status: 409, title: 'It already exists' },
  changed_meanwhile: { status: 409, title: 'It changed while you were working' },
  egress_refused: { status: 400, title: 'The service may not call this address' },

  // Identity.
  invalid_credentials: { status: 401, title: 'Wrong email or password' },
  totp_required: { status: 401, title: 'Authenticator code required' },
  totp_invalid: { status: 401, title: 'The code is wrong' },
  refresh_invalid: { status: 401, title: 'The refresh token is not valid' },
  refresh_reused: { status: 401, title: 'The refresh token was used before' },
  password_invalid: { status: 400, title: 'Choose another password' },
  current_password_wrong: { status: 400, title: 'The current password is wrong' },
  totp_already_enrolled: { status: 409, title: 'An authenticator app is already set up' },
  totp_not_started: { status: 409, title: 'Authenticator setup was not started' },
  totp_code_wrong: { status: 400, title: 'The code is wrong' },
  user_not_found: { status: 404, title: 'No such user' },
  last_admin: { status: 409, title: 'You can’t remove the last administrator' },
  user_inactive: { status: 409, title: 'The user is deactivated' },
  user_exists: { status: 409, title: 'A user with this email already exists' },
  reset_not_found: { status: 404, title: 'No such password reset' },
  reset_gone: { status: 410, title: 'The password reset can no longer be used' },
  invitation_not_found: { status: 404, title: 'No such invitation' },
  invitation_gone: { status: 410, title: 'The invitation can no longer be used' },
  invitation_settled: { status: 409, title: 'The invitation was used or revoked' },
  oidc_not_configured: { status: 404, title: 'No identity provider is set up' },
  oidc_code_invalid: { status: 401, title: 'Sign-in through the identity provider failed' },
  oidc_unavailable: { status: 503, title: 'The identity provider cannot be reached' },
  key_malformed: { status: 400, title: 'The API key is malformed' },
  key_invalid: { status: 401, title: 'The API key is unknown, expired or revoked' },
  key_not_found: { status: 404, title: 'No such API key' },

  // Setup and settings.
  setup_code_required: { status: 403, title: 'A setup code is required' },
  setup_code_wrong: { status: 403, title: 'The setup code is wrong' },
  admin_exists: { status: 409, title: 'An administrator already exists' },
  setup_incomplete: { status: 409, title: 'Setup is not complete' },
  institution_invalid: { status: 400, title: 'The institution is not valid' },
  institution_not_found: { status: 404, title: 'No institution is set up yet' },
  setting_not_found: { status: 404, title: 'No such setting' },
  setting_invalid: { status: 400, title: 'Value not allowed for this setting' },

  // Loans.
  loan_not_found: { status: 404, title: 'No such loan' },
  loan_state_conflict: { status: 409, title: 'Not allowed in the loan’s current state' },

  too_many_streams: { status: 429, title: 'Too many event streams are open' },
  loan_exists: { status: 409, title: 'A loan with this reference already exists' },

  // Administration.
  job_not_found: { status: 404, title: 'No such failed job' },

  // Intake.
  quarantine_not_found: { status: 404, title: 'No such quarantine entry' },
  quarantine_settled: { status: 409, title: 'The quarantine entry was already settled' },
  quarantine_empty: { status: 409, title: 'The file was not kept' },
  intake_busy: { status: 503, title: 'Intake is busy' },
  file_unsupported: { status: 400, title: 'Unsupported file type' },
  file_empty: { status: 400, title: 'The file is empty' },
  profile_invalid: { status: 400, title: 'The profile is not valid' },
  profile_unknown: { status: 400, title: 'No such approval-record profile' },
  profile_not_found: { status: 404, title: 'No such profile version' },
  lar_missing_fields: { status: 400, title: 'Required fields are missing from the approval record' },
  lar_invalid: { status: 400, title: 'The approval record cannot be used' },
  lar_not_found: { status: 404, title: 'The loan has no approval record' },
  file_too_large: { status: 413, title: 'The file is too large' },

  // Evidence.
  evidence_conflict: { status: 409, title: 'Another change was recorded first' },
  record_tampered: { status: 409, title: 'A stored record was changed outside the service' },
  evidence_inconsistent: { status: 409, title: 'The evidence does not agree with what was signed' },
  loan_sealed: { status: 409, title: 'The loan is sealed' },

  // Documents.
  document_not_found: { status: 404, title: 'No such document' },
  page_not_found: { status: 404, title: 'No such page' },
  document_purged: { status: 410, title: 'The document was deleted at the end of its retention' },
  document_not_current: { status: 409, title: 'The document is no longer part of the package' },
  document_not_read: { status: 409, title: 'The document has not been read yet' },
  boundaries_invalid: { status: 400, title: 'The boundaries do not match the file' },
  export_too_large: { status: 422, title: 'Too many rows for one file' },
  page_not_drawn: { status: 422, title: 'The page cannot be shown' },

  // Extraction.
  template_not_found: { status: 404, title: 'No such extraction template' },
  template_invalid: { status: 400, title: 'The template is not valid' },
  sample_not_found: { status: 404, title: 'No such sample' },
  sample_unusable: { status: 400, title: 'The sample cannot be used' },
  sample_too_large: { status: 400, title: 'The sample is too large' },
  region_invalid: { status: 400, title: 'The region cannot be read' },
  model_not_configured: { status: 422, title: 'No model is set up' },
  model_answer_unusable: { status: 400, title: 'The model gave no usable answer' },

  // Reconciliation.
  run_not_found: { status: 404, title: 'No such run' },
  rule_not_found: { status: 404, title: 'No such rule' },
  rule_invalid: { status: 400, title: 'The rule is not valid' },
  rule_exists: { status: 409, title: 'A rule with this number already exists' },
  backtest_invalid: { status: 400, title: 'This cannot be tested on past loans' },
  correction_invalid: { status: 400, title: 'The correction is not valid' },
  confirmation_invalid: { status: 400, title: 'The confirmation does not name a single value' },
  field_not_proposed: { status: 409, title: 'No such value is waiting for confirmation' },

  // Review.
  condition_not_found: { status: 404, title: 'No such condition' },
  condition_not_decidable: { status: 409, title: 'The condition cannot be settled this way' },
  due_item_not_found: { status: 404, title: 'No such due item' },
  due_item_settled: { status: 409, title: 'The due item is already settled' },
  finding_not_found: { status: 404, title: 'No such finding' },
  override_invalid: { status: 400, title: 'The override is incomplete' },
  finding_not_overridable: { status: 409, title: 'The finding cannot be overridden now' },
  finding_not_acceptable: { status: 409, title: 'The finding cannot be accepted now' },
  finding_not_escalatable: { status: 409, title: 'The finding cannot be escalated now' },
  decision_recorded: { status: 409, title: 'The decision is recorded' },
  escalation_invalid: { status: 400, title: 'The finding cannot be escalated to this person' },
  escalation_answered: { status: 409, title: 'No one is waiting for an answer' },
  note_required: { status: 400, title: 'A note is required' },
  approval_blocked: { status: 422, title: 'The package cannot be approved yet' },
  loan_change_invalid: { status: 400, title: 'This change to the loan is not valid' },

  // Two people.
  admin_change_not_found: { status: 404, title: 'No such change' },
  admin_change_pending: { status: 409, title: 'A change to this is already pending' },
  admin_change_settled: { status: 409, title: 'The change was already confirmed or rejected' },
  admin_change_lapsed: { status: 410, title: 'The change has expired' },
  admin_change_outdated: { status: 409, title: 'The change is out of date' },
  checker_cooling_off: { status: 403, title: 'The password of the checker was reset recently' },
  totp_enrollment_required: { status: 403, title: 'Set up an authenticator app first' },
  maker_cannot_check: { status: 403, title: 'The maker cannot approve' },
  corrector_cannot_override: { status: 403, title: 'The person who made the correction cannot override' },
  approval_role_required: { status: 403, title: 'Your role cannot approve this' },

  // Wires.
  wire_not_found: { status: 404, title: 'The loan has no wire' },
  wire_invalid: { status: 400, title: 'The wire cannot be staged with these values' },
  wire_exceeds_proceeds: { status: 422, title: 'The wire exceeds the loan proceeds' },
  wire_principal_unknown: { status: 422, title: 'The principal of the loan is unknown' },
  wire_limit_reached: { status: 422, title: 'The wire exceeds a daily limit' },
  wire_exists: { status: 409, title: 'The loan already has a wire' },
  wire_state_conflict: { status: 409, title: 'Not allowed in the wire’s current state' },
  wire_changed: { status: 409, title: 'The wire has changed since you viewed it' },
  wire_value_date: { status: 409, title: 'The value date is no longer possible' },
  callback_required: { status: 409, title: 'A callback is required first' },
  caller_cannot_check: { status: 403, title: 'The person who made the call cannot approve the wire' },
  screening_required: { status: 409, title: 'A screening result must be recorded first' },
  warning_not_acknowledged: { status: 409, title: 'A warning must be acknowledged first' },
  wire_not_writable: { status: 422, title: 'The wire cannot be exported in this format' },
  wire_purged: { status: 410, title: 'The wire was deleted at the end of its retention' },
  payee_not_found: { status: 404, title: 'No such payee' },
  payee_invalid: { status: 400, title: 'The payee is not valid' },
  aba_directory_invalid: { status: 400, title: 'The file is not a participant directory' },

  // Webhooks.
  webhook_not_found: { status: 404, title: 'No such webhook' },
  webhook_disabled: { status: 409, title: 'The webhook is off' },
  delivery_not_found: { status: 404, title: 'No such delivery' },

  // Boarding.
  field_map_invalid: { status: 400, title: 'The field map is not valid' },
  idempotency_key_invalid: { status: 400, title: 'The Idempotency-Key cannot be used' },
  boarding_not_found: { status: 404, title: 'The loan has no boarding record' },
  boarding_invalid: { status: 400, title: 'The loan cannot be staged with these values' },
  customer_undecided: { status: 409, title: 'The core may already have a customer for a party' },
  core_unavailable: { status: 503, title: 'The core cannot be reached' },
  boarding_live: { status: 409, title: 'The loan has an active boarding record' },
  boarding_state_conflict: { status: 409, title: 'Not allowed in the boarding record’s current state' },
  boarding_facts_changed: { status: 409, title: 'The loan has changed since you viewed it' },
  no_active_field_map: { status: 422, title: 'The core has no active field map' },
  staging_refused: { status: 422, title: 'The core rejected the loan' },
  resolution_invalid: { status: 400, title: 'This outcome is not possible' },
  resolution_conflict: { status: 409, title: 'The two people recorded different outcomes' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;
