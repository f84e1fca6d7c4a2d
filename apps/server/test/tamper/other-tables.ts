const evidence = 'evidence itself: log-tamperings.ts and entry-tamperings.ts';
const ownSeal = 'bears a seal of its own, looked at whenever it lets somebody in: used-rows.test.ts';
const moves = 'keeps the database from moves that the service does not make; the service goes by its own table';
const queue = 'what is still to be done or sent; what was done stands in evidence';
const shown = 'figures for showing, which nobody decides by';
const read = 'what reading found, sealed with its place; what does not open stops the run that wants it';
const teaching = 'samples to try a template on; the template itself is told';

/** The tables whose rows fsck does not replay from evidence, and why not. */
export const otherTables: Readonly<Record<string, string>> = {
  access_log: 'the list of what keys read: a line of it lets nobody do anything',
  admin_told: 'how far the mails to administrators have come; the dashboard goes by evidence',
  blob_claim: 'which stored bytes are about to be filed',
  boarding_transition: moves,
  evidence_chain: evidence,
  evidence_checkpoint: evidence,
  evidence_entry: evidence,
  evidence_leaf: evidence,
  evidence_marker: evidence,
  evidence_node: evidence,
  evidence_pending: evidence,
  evidence_publication: queue,
  evidence_signing_key: evidence,
  extraction_sample: teaching,
  extraction_sample_page: teaching,
  finding_transition: moves,
  first_admin: 'whether there ever was an administrator is asked of evidence (decision 0126)',
  fsck_progress: 'how far fsck has come; a pass over everything begins anew',
  install: 'the name of the install, for metering',
  invitation: ownSeal,
  loan_closing: 'when loans were closed, for metering',
  loan_event: 'progress, for showing',
  loan_transition: moves,
  login_failure: 'counts that slow guessing down',
  metering_delivery: queue,
  oidc_code: ownSeal,
  oidc_identity: ownSeal,
  oidc_state: 'half of a sign-in; the other half is in the browser that began it',
  outbox_event: queue,
  package_reading: 'how far a package is read',
  part_extraction: read,
  password_reset: ownSeal,
  quarantine_entry: 'files that are in no package yet; discarding one is told',
  recovery_code: ownSeal,
  refresh_token: ownSeal,
  session: ownSeal,
  setup_completion: 'which steps of the wizard are done',
  setup_step: 'which steps of the wizard are done',
  signing_key: 'the public half is taken from the sealed private half',
  statistic_day: shown,
  statistic_delta: shown,
  value_view: 'claims that only the key file can make',
  watch_lease: 'which node watches the folder',
  watch_taking: 'which files are being taken in',
  webhook_attempt: queue,
  webhook_delivery: queue,
  wire_transition: moves,
  worker_heartbeat: shown,
};
