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
  invalid_credentials: { status: 401, title: 'The email or the password is wrong' },
  totp_required: { status: 401, title: 'A code from the authenticator app is needed' },
  totp_invalid: { status: 401, title: 'The code is wrong' },
  refresh_invalid: { status: 401, title: 'The refresh token is not valid' },
  refresh_reused: { status: 401, title: 'The refresh token was used before' },
  password_invalid: { status: 400, title: 'The password cannot be used' },
  current_password_wrong: { status: 400, title: 'The current password is wrong' },
  totp_already_enrolled: { status: 409, title: 'An authenticator app is already enrolled' },
  totp_not_started: { status: 409, title: 'The enrolment was not started' },
  totp_code_wrong: { status: 400, title: 'The code does not fit' },
  user_not_found: { status: 404, title: 'No such user' },
  last_admin: { status: 409, title: 'The last administrator stays' },
  user_inactive: { status: 409, title: 'The user is deactivated' },
  user_exists: { status: 409, title: 'A user with this email exists' },
  reset_not_found: { status: 404, title: 'No such password reset' },
  reset_gone: { status: 410, title: 'The password reset can no longer be used' },
  invitation_not_found: { status: 404, title: 'No such invitation' },
  invitation_gone: { status: 410, title: 'The invitation can no longer be used' },
  invitation_settled: { status: 409, title: 'The invitation was used or revoked' },
  oidc_not_configured: { status: 404, title: 'No identity provider is set up' },
  oidc_code_invalid: { status: 401, title: 'The sign-in through the identity provider did not work' },
  oidc_unavailable: { status: 503, title: 'The identity provider cannot be reached' },
  key_malformed: { status: 400, title: 'The API key is malformed' },
  key_invalid: { status: 401, title: 'The API key is unknown or revoked' },
  key_not_found: { status: 404, title: 'No such API key' },

  // Setup and settings.
  setup_code_required: { status: 403, title: 'A setup code is required' },
  setup_code_wrong: { status: 403, title: 'The setup code is wrong' },
  admin_exists: { status: 409, title: 'An administrator exists' },
  setup_incomplete: { status: 409, title: 'Setup is not complete' },
  institution_invalid: { status: 400, title: 'The institution is not valid' },
  institution_not_found: { status: 404, title: 'No institution is set up yet' },
  setting_not_found: { status: 404, title: 'No such setting' },
  setting_invalid: { status: 400, title: 'The setting does not take this value' },

  // Loans.
  loan_not_found: { status: 404, title: 'No such loan' },
  loan_state_conflict: { status: 409, title: 'The loan cannot do that in its state' },

  too_many_streams: { status: 429, title: 'Too many event streams are open' },
  loan_exists: { status: 409, title: 'A loan with this reference exists' },

  // Administration.
  job_not_found: { status: 404, title: 'No such failed job' },

  // Intake.
  quarantine_not_found: { status: 404, title: 'No such quarantine entry' },
  quarantine_settled: { status: 409, title: 'The quarantine entry was settled already' },
  quarantine_empty: { status: 409, title: 'The bytes of the file were not kept' },
  intake_busy: { status: 503, title: 'Too much waits to be read' },
  file_unsupported: { status: 400, title: 'The file is of no kind that is taken' },
  file_empty: { status: 400, title: 'The file is empty' },
  profile_invalid: { status: 400, title: 'The profile is not valid' },
  profile_unknown: { status: 400, title: 'No such profile to read the record by' },
  profile_not_found: { status: 404, title: 'No such version of a profile' },
  lar_missing_fields: { status: 400, title: 'The approval record lacks required fields' },
  lar_invalid: { status: 400, title: 'The approval record cannot be taken in' },
  lar_not_found: { status: 404, title: 'The loan has no approval record' },
  file_too_large: { status: 413, title: 'The file is too large' },

  // Evidence.
  evidence_conflict: { status: 409, title: 'Another entry was chained first' },
  record_tampered: { status: 409, title: 'A stored record was changed outside the service' },
  evidence_inconsistent: { status: 409, title: 'The evidence does not agree with what was signed' },
  loan_sealed: { status: 409, title: 'The loan is sealed' },

  // Documents.
  document_not_found: { status: 404, title: 'No such document' },
  page_not_found: { status: 404, title: 'No such page' },
  document_purged: { status: 410, title: 'The document was deleted after its retention' },
  document_not_current: { status: 409, title: 'The document is no longer part of the package' },
  document_not_read: { status: 409, title: 'The document has not been read yet' },
  boundaries_invalid: { status: 400, title: 'The boundaries do not fit the file' },
  export_too_large: { status: 422, title: 'Too many for one file' },
  page_not_drawn: { status: 422, title: 'The page cannot be drawn' },

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
  rule_exists: { status: 409, title: 'A rule with this id exists' },
  backtest_invalid: { status: 400, title: 'This cannot be tested on past loans' },
  correction_invalid: { status: 400, title: 'The correction cannot be taken' },
  confirmation_invalid: { status: 400, title: 'The confirmation names no single value' },
  field_not_proposed: { status: 409, title: 'No such value waits to be confirmed' },

  // Review.
  condition_not_found: { status: 404, title: 'No such condition' },
  condition_not_decidable: { status: 409, title: 'The condition cannot be settled so' },
  due_item_not_found: { status: 404, title: 'No such due item' },
  due_item_settled: { status: 409, title: 'The due item is settled' },
  finding_not_found: { status: 404, title: 'No such finding' },
  override_invalid: { status: 400, title: 'The override is incomplete' },
  finding_not_overridable: { status: 409, title: 'The finding cannot be overridden now' },
  finding_not_acceptable: { status: 409, title: 'The finding cannot be accepted now' },
  finding_not_escalatable: { status: 409, title: 'The finding cannot be escalated now' },
  note_required: { status: 400, title: 'A note is needed' },
  approval_blocked: { status: 422, title: 'The package cannot be approved yet' },
  loan_change_invalid: { status: 400, title: 'The loan does not take this change' },

  // Two people.
  admin_change_not_found: { status: 404, title: 'No such change' },
  admin_change_pending: { status: 409, title: 'A change of this is already pending' },
  admin_change_settled: { status: 409, title: 'The change was already confirmed or rejected' },
  admin_change_lapsed: { status: 410, title: 'The change has lapsed' },
  admin_change_outdated: { status: 409, title: 'The change no longer fits' },
  checker_cooling_off: { status: 403, title: 'The password of the checker was reset recently' },
  totp_enrollment_required: { status: 403, title: 'Set up an authenticator app first' },
  maker_cannot_check: { status: 403, title: 'Whoever staged it cannot check it' },
  corrector_cannot_override: { status: 403, title: 'Whoever corrected it cannot override it' },
  approval_role_required: { status: 403, title: 'Another role is needed to approve this' },

  // Wires.
  wire_not_found: { status: 404, title: 'The loan has no wire' },
  wire_invalid: { status: 400, title: 'The wire cannot be staged like this' },
  wire_exceeds_proceeds: { status: 422, title: 'The wire is for more than there is to pay out' },
  wire_principal_unknown: { status: 422, title: 'Nothing states the principal of the loan' },
  wire_limit_reached: { status: 422, title: 'The wire exceeds a daily limit' },
  wire_exists: { status: 409, title: 'The loan has a wire already' },
  wire_state_conflict: { status: 409, title: 'The wire cannot do that in its state' },
  wire_changed: { status: 409, title: 'The wire is not the one that was shown' },
  wire_value_date: { status: 409, title: 'The value date is no longer possible' },
  callback_required: { status: 409, title: 'The wire must be verified by telephone first' },
  caller_cannot_check: { status: 403, title: 'Whoever made the call cannot approve the wire' },
  screening_required: { status: 409, title: 'A screening result must be recorded first' },
  warning_not_acknowledged: { status: 409, title: 'A warning must be acknowledged first' },
  wire_not_writable: { status: 422, title: 'The wire cannot be written in this format' },
  wire_purged: { status: 410, title: 'The wire was deleted after its retention' },
  payee_not_found: { status: 404, title: 'No such payee' },
  payee_invalid: { status: 400, title: 'The payee cannot be saved like this' },
  aba_directory_invalid: { status: 400, title: 'The file is not a participant directory' },

  // Webhooks.
  webhook_not_found: { status: 404, title: 'No such webhook' },
  webhook_disabled: { status: 409, title: 'The webhook is switched off' },
  delivery_not_found: { status: 404, title: 'No such delivery' },

  // Boarding.
  field_map_invalid: { status: 400, title: 'The field map is not valid' },
  idempotency_key_invalid: { status: 400, title: 'The Idempotency-Key cannot be used' },
  boarding_not_found: { status: 404, title: 'The loan has no boarding record' },
  boarding_invalid: { status: 400, title: 'The loan cannot be written for the core' },
  customer_undecided: { status: 409, title: 'The core may know a party of the loan' },
  core_unavailable: { status: 503, title: 'The core cannot be asked' },
  boarding_live: { status: 409, title: 'The loan has a live boarding record' },
  boarding_state_conflict: { status: 409, title: 'The boarding record cannot do that in its state' },
  boarding_facts_changed: { status: 409, title: 'The loan is no longer what was shown' },
  no_active_field_map: { status: 422, title: 'The core has no active field map' },
  staging_refused: { status: 422, title: 'The core did not take the loan' },
  resolution_invalid: { status: 400, title: 'The outcome cannot be this' },
  resolution_conflict: { status: 409, title: 'The two people do not say the same' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;
