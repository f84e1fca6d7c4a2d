import { oneOf, providerIds, roles } from '@countersign/contract/closed-sets';
import { Line } from '@countersign/contract/shapes';
import { type WireTarget, wireTargets } from '@countersign/contract/wires';
import { defaultChecklists } from '@countersign/engine/reconciliation/completeness/default-checklists';
import { type Severity, severities } from '@countersign/engine/reconciliation/finding';
import { loanProducts } from '@countersign/engine/reconciliation/loan-product';
import { DEFAULT_LIMITS, DEFAULT_TOLERANCES } from '@countersign/engine/reconciliation/policy';
import { shippedRules } from '@countersign/engine/reconciliation/shipped-rules';
import { type Static, type TSchema, Type } from 'typebox';
import { parseSmtpUrl } from '../platform/mail/index.ts';
import { checkTiers } from './approval-tiers.ts';

export type SettingKind =
  | 'integer'
  | 'number'
  | 'decimal'
  | 'boolean'
  | 'text'
  | 'url'
  | 'text_list'
  | 'checklists'
  | 'severities'
  | 'tiers';

interface Definition<S extends TSchema> {
  readonly kind: SettingKind;
  readonly schema: S;
  readonly default: Static<S>;
  /** Sealed at rest and never returned. */
  readonly secret?: true;
  /** What may be shown of a secret to whoever has to judge a change of it. */
  readonly hint?: (value: string) => string;
  /** What a schema cannot say about a value; throws with a sentence for the person who typed it. */
  readonly check?: (value: Exclude<Static<S>, null>) => unknown;
  /** The server that the value names: the egress guard must accept it when it is saved. */
  readonly server?: (value: string) => { readonly host: string; readonly port: number };
  readonly description: string;
}

function define<S extends TSchema>(definition: Definition<S>): Definition<S> {
  return definition;
}

function whole(minimum: number, maximum: number, otherwise: number, description: string) {
  return define({ kind: 'integer', schema: Type.Integer({ minimum, maximum }), default: otherwise, description });
}

/** Decimals travel as text (open parts, Conventions). */
function decimal(otherwise: string, description: string) {
  const schema = Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,9})?$' });
  return define({ kind: 'decimal', schema, default: otherwise, description });
}

/** An amount that nobody may exceed, in dollars; null: no limit. */
function optionalAmount(description: string) {
  const schema = Type.Union([Type.String({ pattern: '^\\d{1,15}(\\.\\d{1,2})?$' }), Type.Null()]);
  return define<typeof schema>({ kind: 'decimal', schema, default: null, description });
}

function yesNo(otherwise: boolean, description: string) {
  return define({ kind: 'boolean', schema: Type.Boolean(), default: otherwise, description });
}

function optionalText(maxLength: number, description: string) {
  const schema = Type.Union([Type.String({ minLength: 1, maxLength, pattern: '\\S' }), Type.Null()]);
  return define<typeof schema>({ kind: 'text', schema, default: null, description });
}

/** A name that people are shown. */
function optionalName(maxLength: number, description: string) {
  const schema = Type.Union([Line(maxLength), Type.Null()]);
  return define<typeof schema>({ kind: 'text', schema, default: null, description });
}

function text(maxLength: number, otherwise: string, description: string) {
  const schema = Type.String({ minLength: 1, maxLength, pattern: '\\S' });
  return define({ kind: 'text', schema, default: otherwise, description });
}

/** An address that the service calls: the egress guard must accept it when it is saved. */
function optionalUrl(description: string) {
  const schema = Type.Union([Type.String({ minLength: 1, maxLength: 2000 }), Type.Null()]);
  return define<typeof schema>({ kind: 'url', schema, default: null, description });
}

function secret(
  maxLength: number,
  description: string,
  { check, hint }: { check?: (value: string) => unknown; hint?: (value: string) => string } = {},
) {
  const schema = Type.Union([Type.String({ minLength: 1, maxLength }), Type.Null()]);
  return define<typeof schema>({ kind: 'text', schema, default: null, secret: true, check, hint, description });
}

/** Where mail would go, without who signs in there: a second administrator must see the address to judge it. */
function mailServerOf(value: string): string {
  const { protocol, host } = new URL(value);
  return `${protocol}//${host}`;
}

function lastFour(value: string): string {
  return `…${value.slice(-4)}`;
}

/** One of a few words. */
function choice<const Values extends readonly [string, ...string[]]>(
  values: Values,
  otherwise: Values[number],
  description: string,
) {
  const schema = oneOf(values);
  return define({ kind: 'text', schema, default: otherwise, description });
}

/** It travels in a header, where a line break would begin another one. */
function refuseControls(value: string): void {
  if (!/^[\x21-\x7e]+$/.test(value)) throw new Error('The key takes printable ASCII characters without blanks only.');
}

function checkTimeZone(value: string): void {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: value });
  } catch {
    throw new Error('is no time zone that is known; give a name such as America/New_York');
  }
}

const docTypeList = Type.Array(Type.String({ pattern: '^[a-z][a-z0-9_]{0,63}$' }), {
  maxItems: 200,
  uniqueItems: true,
});
const condition = Type.Optional(Type.String({ minLength: 1, maxLength: 100 }));
const checklist = Type.Object(
  {
    when: Type.Object(
      {
        loan_class: condition,
        product_code: condition,
        product: Type.Optional(Type.Union(loanProducts.map((product) => Type.Literal(product)))),
        collateral: condition,
      },
      { additionalProperties: false },
    ),
    required: docTypeList,
    expected: docTypeList,
  },
  { additionalProperties: false },
);
const shippedChecklists = structuredClone(defaultChecklists) as Static<typeof checklist>[];

const shippedIds = new Set(shippedRules.map(({ id }) => id));

/** Rules of the bank's own are weighed where they are written. */
function checkShippedIds(value: Readonly<Record<string, Severity>>): void {
  const unknown = Object.keys(value).filter((id) => !shippedIds.has(id));
  if (unknown.length > 0) throw new Error(`No rule ${unknown.join(', ')} ships with the product.`);
}

const tier = Type.Object(
  { upTo: Type.Union([Type.String({ pattern: '^\\d{1,15}(\\.\\d{1,2})?$' }), Type.Null()]), role: oneOf(roles) },
  { additionalProperties: false },
);

/** Who approves up to which amount (open parts, Approval tiers). */
function tiers(description: string) {
  const schema = Type.Array(tier, { minItems: 1, maxItems: 20 });
  return define<typeof schema>({
    kind: 'tiers',
    schema,
    default: [{ upTo: null, role: 'manager' }],
    check: checkTiers,
    description,
  });
}

/**
 * Every setting of the bank, with its default. To add one, add a row: the API, the screen and the documents
 * follow from it. Names are fixed by the specification and its decided open parts.
 */
export const definitions = {
  'auth.password_min_length': whole(8, 128, 12, 'Shortest password that is taken, in characters.'),
  'auth.access_token_minutes': whole(1, 60, 15, 'How long an access token of a signed-in person lives, in minutes.'),
  'auth.login_totp_enabled': yesNo(true, 'Whether people with an authenticator app are asked for its code at sign-in.'),
  'auth.totp_required': choice(
    ['off', 'checkers', 'all'],
    'off',
    'Who must use an authenticator app: off (nobody), checkers (whoever may approve wires or boardings) or all.',
  ),
  'auth.oidc_authority': optionalUrl('Issuer address of the identity provider; empty: no federated sign-in.'),
  'auth.oidc_client_id': optionalText(200, 'Client id that the identity provider gave to this install.'),
  'auth.oidc_client_secret': secret(
    500,
    'Client secret that the identity provider gave to this install; forgotten when its address moves to another server.',
  ),
  'auth.oidc_provider_name': optionalName(60, 'Name of the identity provider, as the sign-in button shows it.'),

  'admin.dual_control': yesNo(
    true,
    'Whether changes that weaken a control take a second administrator, once there is one.',
  ),

  'ai.endpoint': optionalUrl(
    'Address of a chat-completion-compatible model, such as http://127.0.0.1:11434/v1; empty: no suggestions.',
  ),
  'ai.model': optionalText(200, 'Name of the model at ai.endpoint.'),
  'ai.api_key': secret(
    500,
    'Key for the model, where it asks for one; forgotten when ai.endpoint moves to another server.',
  ),

  'mail.smtp_url': {
    ...secret(
      1000,
      'Mail server as smtp://user:password@host:port or smtps://…; empty: messages are written to DATA_DIR/mail.',
      { check: parseSmtpUrl, hint: mailServerOf },
    ),
    server: parseSmtpUrl,
  },
  'mail.from': define({
    kind: 'text',
    schema: Type.String({ minLength: 3, maxLength: 254, pattern: '^[^\\r\\n]*[^@\\s]+@[^@\\s]+[^\\r\\n]*$' }),
    default: 'Countersign <countersign@localhost>',
    description: 'Sender of all mail.',
  }),

  'review.reason_codes': define({
    kind: 'text_list',
    schema: Type.Array(Type.String({ pattern: '^[a-z0-9_]{1,60}$' }), { minItems: 1, maxItems: 50, uniqueItems: true }),
    default: [
      'immaterial_difference',
      'corrected_document_received',
      'approved_exception',
      'extraction_error',
      'policy_waiver',
      'timing_difference',
      'other',
    ],
    description: 'Reasons that may be given for an override.',
  }),
  'review.justification_min_length': whole(1, 2000, 20, 'Shortest note that justifies an override, in characters.'),

  'review.carry_over': yesNo(
    true,
    'Whether a decision on a finding holds for the next run when the same rule finds the same values in the same sources.',
  ),

  'tolerance.money': decimal(DEFAULT_TOLERANCES.money, 'How far two amounts may differ and still agree, in dollars.'),
  'tolerance.payment_abs': decimal(
    DEFAULT_TOLERANCES.paymentAbs,
    'How far a payment may lie from the computed one, in dollars; the larger of this and tolerance.payment_pct counts.',
  ),
  'tolerance.payment_pct': decimal(
    DEFAULT_TOLERANCES.paymentPct,
    'How far a payment may lie from the computed one, in percent of it.',
  ),
  'tolerance.rate': decimal(
    DEFAULT_TOLERANCES.rate,
    'How far two rates may differ and still agree, in percentage points.',
  ),
  'tolerance.date_days': whole(
    0,
    366,
    DEFAULT_TOLERANCES.dateDays,
    'How far two dates may differ and still agree, in days.',
  ),
  'appraisal.max_age_months': whole(
    1,
    120,
    DEFAULT_LIMITS.appraisalMaxAgeMonths,
    'How old an appraisal may be on the day of closing, in months.',
  ),
  'insurance.max_deductible_pct': decimal(
    DEFAULT_LIMITS.maxDeductiblePct,
    'The largest deductible of a hazard policy, in percent of its coverage.',
  ),
  'entity.good_standing_days': whole(
    1,
    3650,
    DEFAULT_LIMITS.goodStandingDays,
    'How old a certificate of good standing may be on the day of closing, in days.',
  ),
  'trailing.recorded_instrument_days': whole(
    1,
    3650,
    DEFAULT_LIMITS.trailing.recordedInstrument,
    'When the recorded security instrument is due, in days after the closing.',
  ),
  'trailing.title_policy_days': whole(
    1,
    3650,
    DEFAULT_LIMITS.trailing.titlePolicy,
    'When the final title policy is due, in days after the closing.',
  ),
  'trailing.ucc_acknowledgment_days': whole(
    1,
    3650,
    DEFAULT_LIMITS.trailing.uccAcknowledgment,
    'When the acknowledgment of a UCC filing is due, in days after the closing.',
  ),
  'trailing.reminder_days': whole(
    0,
    365,
    14,
    'How many days ahead people are reminded of what is due after a closing; once more when its day has passed.',
  ),
  'rules.severities': define({
    kind: 'severities',
    schema: Type.Record(Type.String({ pattern: '^R-[0-9]{3}$' }), oneOf(severities)),
    default: {},
    check: checkShippedIds,
    description: 'Severities of shipped rules where they differ from what ships, by the id of the rule.',
  }),
  checklists: define({
    kind: 'checklists',
    schema: Type.Array(checklist, { maxItems: 100 }),
    default: shippedChecklists,
    description: 'Which documents a kind of loan must hold, and which it is expected to hold.',
  }),
  'extraction.min_confidence': define({
    kind: 'number',
    schema: Type.Number({ minimum: 0, maximum: 1 }),
    default: 0.7,
    description:
      'A value read with less certainty is proposed to a person and not used before they confirm it, from 0 to 1.',
  }),

  'documents.retention_days': whole(
    1,
    36_500,
    2557,
    'Days after sealing until the stored bytes of documents are deleted.',
  ),
  'imaging.name_pattern': define({
    kind: 'text',
    schema: Type.String({ pattern: '^(?:[A-Za-z0-9 ._-]|\\{(?:loan|borrower|type|title|date|number)\\}){1,200}$' }),
    default: '{loan}_{number}_{type}_{date}',
    description:
      'Names of documents in the package for the imaging system, of letters, digits and {loan}, {borrower}, {type}, ' +
      '{title}, {date} (received) and {number}.',
  }),

  'loans.seal_after_days': whole(1, 3650, 90, 'Days after boarding or rejection until a loan is sealed by itself.'),

  'wire.approval_tiers': tiers('Which role approves wires up to which amount; the last tier has upTo null.'),
  'wire.callback_required': yesNo(
    true,
    'Whether a wire can be approved only after somebody other than its maker verified it by telephone.',
  ),
  'wire.callback_by_third_person': yesNo(
    false,
    'Whether the call must be made by somebody who neither staged the wire nor approves it.',
  ),
  'wire.ofac_required': yesNo(
    false,
    'Whether a wire can be approved and exported only after an OFAC screening result was recorded.',
  ),
  'wire.daily_limit': optionalAmount(
    'Most that approved and exported wires of one value date may come to, in dollars; empty: no limit.',
  ),
  'wire.payee_daily_limit': optionalAmount(
    'Most that approved and exported wires to one account may come to on one value date, in dollars; empty: no limit.',
  ),
  'wire.cutoff': define({
    kind: 'text',
    schema: Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }),
    default: '17:00',
    description:
      'Time of day from which a wire is no longer possible for the same day, such as 17:00, by wire.time_zone.',
  }),
  'wire.time_zone': define({
    kind: 'text',
    schema: Type.String({ minLength: 1, maxLength: 60 }),
    default: 'America/New_York',
    check: checkTimeZone,
    description: 'Time zone of the bank for value dates and the cut-off, such as America/Chicago.',
  }),
  'wire.formats': define({
    kind: 'text_list',
    schema: Type.Array(oneOf(wireTargets), { minItems: 1, maxItems: wireTargets.length, uniqueItems: true }),
    default: ['csv'] as WireTarget[],
    description:
      'Formats that the bank exports wires in: csv, pain001, pacs008. What one of them cannot carry is refused when a wire is staged.',
  }),
  'wire.originator_account': secret(34, 'Account that wires are paid from, where staging names none.', {
    hint: lastFour,
  }),
  'wire.fedwire_source_id': define({
    kind: 'text',
    schema: Type.Union([Type.String({ pattern: '^[A-Z0-9]{8}$' }), Type.Null()]),
    default: null as string | null,
    description: 'Source id of this bank at the Fedwire Funds Service; with it pacs.008 files carry an IMAD.',
  }),
  'wire.fedwire_service': choice(
    ['PROD', 'TEST'],
    'PROD',
    'Whether pacs.008 files are real payments (PROD) or meant for a test of the Fedwire Funds Service (TEST).',
  ),

  'intake.lar_profile': optionalText(
    100,
    'Name of the profile that approval records are read by where the sender names none; the first profile made becomes it.',
  ),
  'intake.max_backlog': whole(
    1,
    1_000_000,
    1000,
    'Pages that may wait to be read, for each worker, before intake asks senders to come back later.',
  ),

  'boarding.provider': choice(providerIds, 'simulator', 'The core that loans are boarded to.'),
  'boarding.approval_tiers': tiers('Who must approve a loan that is boarded, by its amount, the smallest first.'),
  'boarding.timeout_seconds': whole(
    1,
    300,
    30,
    'How long the core may take to answer; what takes longer is an unknown outcome, which the core is then asked about.',
  ),
  'simulator.mode': choice(
    ['ok', 'refuse', 'invalid', 'timeout_before', 'timeout_after', 'garbage', 'slow'],
    'ok',
    'How the built-in simulator behaves: ok, refuse, invalid (refused for the value of a field), timeout_before (nothing ' +
      'done, no answer), timeout_after (done, no answer), garbage (done, a senseless answer), slow.',
  ),

  'fineract.url': optionalUrl(
    'Address of the Fineract API with its version, such as https://core.bank.example/fineract-provider/api/v1.',
  ),
  'fineract.tenant': text(100, 'default', 'Tenant identifier, sent as Fineract-Platform-TenantId.'),
  'fineract.username': optionalText(200, 'User of Fineract who may create clients and loans, approve and disburse.'),
  'fineract.password': secret(500, 'Password of that user.'),
  'nortridge_nls.api_url': optionalUrl(
    'Address of the Nortridge API with its version, such as https://api.nortridgehosting.com/27.1.3.',
  ),
  'nortridge_nls.auth_url': optionalUrl(
    'Address of its authentication server, such as https://auth.nortridgehosting.com/27.1.3.',
  ),
  'nortridge_nls.client_id': optionalText(200, 'Client id that Nortridge gave to the bank.'),
  'nortridge_nls.client_secret': secret(500, 'Client secret that Nortridge gave to the bank.'),
  'nortridge_nls.username': optionalText(200, 'User of NLS who may import loans.'),
  'nortridge_nls.password': secret(500, 'Password of that user.'),
  'nortridge_nls.scope': text(
    500,
    'openid api',
    'Scope of the token; hosted installs name their server and database in it.',
  ),
  'file_csv.folder': define({
    kind: 'text',
    schema: Type.Union([Type.String({ maxLength: 1000, pattern: '^/[^\\u0000-\\u001f]+$' }), Type.Null()]),
    default: null as string | null,
    description:
      'Folder for loan files, as an absolute path that every node sees. It must exist and hold a folder named ack, ' +
      'which whoever runs the machine makes.',
  }),
  'file_layout.folder': define({
    kind: 'text',
    schema: Type.Union([Type.String({ maxLength: 1000, pattern: '^/[^\\u0000-\\u001f]+$' }), Type.Null()]),
    default: null as string | null,
    description:
      'Folder for batch files, as an absolute path that every node sees. It must exist and hold a folder named ack, ' +
      'which whoever runs the machine makes.',
  }),

  'access_log.retention_days': whole(30, 36_500, 730, 'Days that the log of what API keys read is kept.'),

  'evidence.checkpoint_file': define({
    kind: 'text',
    schema: Type.Union([Type.String({ maxLength: 1000, pattern: '^/[^\\u0000-\\u001f]+$' }), Type.Null()]),
    default: null as string | null,
    description: 'File to which every signed checkpoint of the evidence log is added; best on a disk of somebody else.',
  }),
  'evidence.checkpoint_webhook': optionalUrl('Address to which the newest checkpoint of the evidence log is posted.'),
  'evidence.checkpoint_mail': define({
    kind: 'text',
    schema: Type.Union([Type.String({ maxLength: 254, pattern: '^[^@\\s<>",;]+@[^@\\s<>",;]+$' }), Type.Null()]),
    default: null as string | null,
    description:
      'Mail address to which the newest checkpoint of the evidence log is sent once a day; while checkpoints are sent ' +
      'nowhere else and there is a mail server, they go to the administrators.',
  }),

  'metering.endpoint': optionalUrl('Address that gets the daily heartbeat; empty: none is sent.'),
  'metering.key': secret(500, 'Key that the heartbeat carries in the header X-Platform-Metering-Key.', {
    check: refuseControls,
  }),
  'metering.license_key': secret(4000, 'License key of this install, sent with the heartbeat.'),

  'rate.login_per_minute': whole(1, 100_000, 10, 'Sign-ins a minute from one address.'),
  'rate.login_failures': whole(1, 1000, 5, 'Failed sign-ins to one account in 15 minutes before it is held.'),
  'rate.key_exchange_per_minute': whole(1, 100_000, 30, 'API-key exchanges a minute from one address.'),
  'rate.setup_admin_per_minute': whole(
    1,
    100_000,
    10,
    'Attempts a minute from one address to create the first administrator.',
  ),
  'rate.user_per_minute': whole(1, 1_000_000, 600, 'Requests a minute of one signed-in person.'),
  'rate.key_per_minute': whole(1, 1_000_000, 1200, 'Requests a minute of one API key.'),
  'rate.heavy_per_minute': whole(
    1,
    100_000,
    30,
    'Proofs, suggestions, region readings and backtests a minute of one principal.',
  ),
  'rate.anonymous_per_minute': whole(
    1,
    1_000_000,
    300,
    'Other requests a minute from one address without a valid token.',
  ),
} as const;

export type SettingKey = keyof typeof definitions;
export const settingKeys = Object.keys(definitions) as readonly SettingKey[];

export type Settings = { readonly [K in SettingKey]: Static<(typeof definitions)[K]['schema']> };

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(definitions, key);
}

export function isSecret(key: SettingKey): boolean {
  return 'secret' in definitions[key];
}
