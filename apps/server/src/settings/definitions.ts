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
  if (!/^[\x21-\x7e]+$/.test(value))
    throw new Error('The key can have only printable ASCII characters without spaces.');
}

function checkTimeZone(value: string): void {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: value });
  } catch {
    throw new Error('is not a known time zone; use a name such as America/New_York');
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
  if (unknown.length > 0) throw new Error(`There is no built-in rule ${unknown.join(', ')}.`);
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
  'auth.password_min_length': whole(8, 128, 12, 'Minimum number of characters in a password.'),
  'auth.access_token_minutes': whole(1, 60, 15, 'How many minutes an access token of a signed-in person is valid.'),
  'auth.login_totp_enabled': yesNo(true, 'Ask people who set up an authenticator app for its code at sign-in.'),
  'auth.totp_required': choice(
    ['off', 'checkers', 'all'],
    'off',
    'Who must use an authenticator app: no one, people who approve wires or boarding, or everyone.',
  ),
  'auth.oidc_authority': optionalUrl('Issuer address of the identity provider. Leave empty for no single sign-on.'),
  'auth.oidc_client_id': optionalText(200, 'Client ID from the identity provider.'),
  'auth.oidc_client_secret': secret(
    500,
    'Client secret from the identity provider. Deleted when the provider address moves to another server.',
  ),
  'auth.oidc_provider_name': optionalName(60, 'Name shown on the sign-in button.'),

  'admin.dual_control': yesNo(true, 'Changes that weaken a control need a second administrator, once there is one.'),

  'ai.endpoint': optionalUrl(
    'Address of a chat-completion-compatible model, such as http://127.0.0.1:11434/v1. Leave empty for no suggestions.',
  ),
  'ai.model': optionalText(200, 'Name of the model at the model address.'),
  'ai.api_key': secret(
    500,
    'API key for the model, if it needs one. Deleted when the model address moves to another server.',
  ),

  'mail.smtp_url': {
    ...secret(
      1000,
      'Mail server, such as smtps://user:password@host:465. Without one, messages are written to the mail folder of the data directory.',
      { check: parseSmtpUrl, hint: mailServerOf },
    ),
    server: parseSmtpUrl,
  },
  'mail.from': define({
    kind: 'text',
    schema: Type.String({ minLength: 3, maxLength: 254, pattern: '^[^\\r\\n]*[^@\\s]+@[^@\\s]+[^\\r\\n]*$' }),
    default: 'Countersign <countersign@localhost>',
    description: 'Sender address of all mail.',
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
    description: 'Reasons to choose from for an override.',
  }),
  'review.justification_min_length': whole(1, 2000, 20, 'Minimum number of characters in the note for an override.'),

  'review.carry_over': yesNo(
    true,
    'Keep the decision on a finding when the next run finds the same values in the same sources.',
  ),

  'tolerance.money': decimal(
    DEFAULT_TOLERANCES.money,
    'Largest difference between two amounts that still agree, in dollars.',
  ),
  'tolerance.payment_abs': decimal(
    DEFAULT_TOLERANCES.paymentAbs,
    'Largest difference between a payment and the computed payment, in dollars. The larger of the two payment tolerances applies.',
  ),
  'tolerance.payment_pct': decimal(
    DEFAULT_TOLERANCES.paymentPct,
    'Largest difference between a payment and the computed payment, in percent.',
  ),
  'tolerance.rate': decimal(
    DEFAULT_TOLERANCES.rate,
    'Largest difference between two rates that still agree, in percentage points.',
  ),
  'tolerance.date_days': whole(
    0,
    366,
    DEFAULT_TOLERANCES.dateDays,
    'Largest difference between two dates that still agree, in days.',
  ),
  'appraisal.max_age_months': whole(
    1,
    120,
    DEFAULT_LIMITS.appraisalMaxAgeMonths,
    'Maximum age of an appraisal at closing, in months.',
  ),
  'insurance.max_deductible_pct': decimal(
    DEFAULT_LIMITS.maxDeductiblePct,
    'Maximum deductible of a hazard policy, in percent of its coverage.',
  ),
  'entity.good_standing_days': whole(
    1,
    3650,
    DEFAULT_LIMITS.goodStandingDays,
    'Maximum age of a certificate of good standing at closing, in days.',
  ),
  'trailing.recorded_instrument_days': whole(
    1,
    3650,
    DEFAULT_LIMITS.trailing.recordedInstrument,
    'Days after closing until the recorded security instrument is due.',
  ),
  'trailing.title_policy_days': whole(
    1,
    3650,
    DEFAULT_LIMITS.trailing.titlePolicy,
    'Days after closing until the final title policy is due.',
  ),
  'trailing.ucc_acknowledgment_days': whole(
    1,
    3650,
    DEFAULT_LIMITS.trailing.uccAcknowledgment,
    'Days after closing until the acknowledgment of a UCC filing is due.',
  ),
  'trailing.reminder_days': whole(
    0,
    365,
    14,
    'How many days before the due date people get a reminder. They get another once it is overdue.',
  ),
  'rules.severities': define({
    kind: 'severities',
    schema: Type.Record(Type.String({ pattern: '^R-[0-9]{3}$' }), oneOf(severities)),
    default: {},
    check: checkShippedIds,
    description: 'Severities of built-in rules that differ from their default, by rule number.',
  }),
  checklists: define({
    kind: 'checklists',
    schema: Type.Array(checklist, { maxItems: 100 }),
    default: shippedChecklists,
    description: 'Documents that each kind of loan must have, and documents it is expected to have.',
  }),
  'extraction.min_confidence': define({
    kind: 'number',
    schema: Type.Number({ minimum: 0, maximum: 1 }),
    default: 0.7,
    description:
      'Values read with less confidence, from 0 to 1, are proposed and not used until a person confirms them.',
  }),

  'documents.retention_days': whole(1, 36_500, 2557, 'Days after sealing until stored documents are deleted.'),
  'imaging.name_pattern': define({
    kind: 'text',
    schema: Type.String({ pattern: '^(?:[A-Za-z0-9 ._-]|\\{(?:loan|borrower|type|title|date|number)\\}){1,200}$' }),
    default: '{loan}_{number}_{type}_{date}',
    description:
      'File names in the package for the imaging system: letters, digits and {loan}, {borrower}, {type}, ' +
      '{title}, {date} (received) and {number}.',
  }),

  'loans.seal_after_days': whole(1, 3650, 90, 'Days after boarding or rejection until a loan is sealed automatically.'),

  'wire.approval_tiers': tiers('Which role approves wires up to which amount. The last tier covers any amount.'),
  'wire.callback_required': yesNo(
    true,
    'A wire can be approved only after someone other than its maker verified it by phone.',
  ),
  'wire.callback_by_third_person': yesNo(
    false,
    'The callback must be made by someone who neither staged nor approves the wire.',
  ),
  'wire.ofac_required': yesNo(
    false,
    'A wire can be approved and exported only after an OFAC screening result is recorded.',
  ),
  'wire.daily_limit': optionalAmount(
    'Maximum total of approved and exported wires per value date, in dollars. Leave empty for no limit.',
  ),
  'wire.payee_daily_limit': optionalAmount(
    'Maximum total of approved and exported wires to one account per value date, in dollars. Leave empty for no limit.',
  ),
  'wire.cutoff': define({
    kind: 'text',
    schema: Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }),
    default: '17:00',
    description:
      'Time of day after which a wire is no longer possible for the same day, such as 17:00 in the bank’s time zone.',
  }),
  'wire.time_zone': define({
    kind: 'text',
    schema: Type.String({ minLength: 1, maxLength: 60 }),
    default: 'America/New_York',
    check: checkTimeZone,
    description: 'Time zone of the bank for value dates and the cut-off time, such as America/Chicago.',
  }),
  'wire.formats': define({
    kind: 'text_list',
    schema: Type.Array(oneOf(wireTargets), { minItems: 1, maxItems: wireTargets.length, uniqueItems: true }),
    default: ['csv'] as WireTarget[],
    description:
      'Formats in which the bank exports wires: CSV, pain.001 or pacs.008. Values that a format cannot hold are refused when a wire is staged.',
  }),
  'wire.originator_account': secret(34, 'Account that wires are paid from unless another is entered.', {
    hint: lastFour,
  }),
  'wire.fedwire_source_id': define({
    kind: 'text',
    schema: Type.Union([Type.String({ pattern: '^[A-Z0-9]{8}$' }), Type.Null()]),
    default: null as string | null,
    description: 'Source ID of the bank at the Fedwire Funds Service. With it, pacs.008 files carry an IMAD.',
  }),
  'wire.fedwire_service': choice(
    ['PROD', 'TEST'],
    'PROD',
    'Use pacs.008 files for real payments or for a test of the Fedwire Funds Service.',
  ),

  'intake.lar_profile': optionalText(
    100,
    'Profile used to read approval records when the sender names none. The first profile you create becomes it.',
  ),
  'intake.max_backlog': whole(
    1,
    1_000_000,
    1000,
    'Pages waiting to be read per worker before intake asks senders to retry later.',
  ),

  'boarding.provider': choice(providerIds, 'simulator', 'The core system that loans are boarded to.'),
  'boarding.approval_tiers': tiers('Which role approves boarding up to which amount. The last tier covers any amount.'),
  'boarding.timeout_seconds': whole(
    1,
    300,
    30,
    'How many seconds to wait for the core. After that the outcome is unknown and Countersign checks with the core.',
  ),
  'simulator.mode': choice(
    ['ok', 'refuse', 'invalid', 'timeout_before', 'timeout_after', 'garbage', 'slow'],
    'ok',
    'How the built-in simulator answers, to practice with errors of a core.',
  ),

  'fineract.url': optionalUrl(
    'Address of the Fineract API including its version, such as https://core.bank.example/fineract-provider/api/v1.',
  ),
  'fineract.tenant': text(100, 'default', 'Fineract tenant identifier.'),
  'fineract.username': optionalText(
    200,
    'Fineract user with rights to create clients and loans, approve and disburse.',
  ),
  'fineract.password': secret(500, 'Password of the Fineract user.'),
  'nortridge_nls.api_url': optionalUrl(
    'Address of the Nortridge API including its version, such as https://api.nortridgehosting.com/27.1.3.',
  ),
  'nortridge_nls.auth_url': optionalUrl(
    'Address of the Nortridge authentication server, such as https://auth.nortridgehosting.com/27.1.3.',
  ),
  'nortridge_nls.client_id': optionalText(200, 'Client ID from Nortridge.'),
  'nortridge_nls.client_secret': secret(500, 'Client secret from Nortridge.'),
  'nortridge_nls.username': optionalText(200, 'NLS user with rights to import loans.'),
  'nortridge_nls.password': secret(500, 'Password of the NLS user.'),
  'nortridge_nls.scope': text(
    500,
    'openid api',
    'Scope of the access token. Hosted installs put their server and database in it.',
  ),
  'file_csv.folder': define({
    kind: 'text',
    schema: Type.Union([Type.String({ maxLength: 1000, pattern: '^/[^\\u0000-\\u001f]+$' }), Type.Null()]),
    default: null as string | null,
    description:
      'Folder for loan files, as an absolute path that every node can reach. It must exist and contain a folder named ack, ' +
      'which your system administrator creates.',
  }),
  'file_layout.folder': define({
    kind: 'text',
    schema: Type.Union([Type.String({ maxLength: 1000, pattern: '^/[^\\u0000-\\u001f]+$' }), Type.Null()]),
    default: null as string | null,
    description:
      'Folder for batch files, as an absolute path that every node can reach. It must exist and contain a folder named ack, ' +
      'which your system administrator creates.',
  }),

  'access_log.retention_days': whole(30, 36_500, 730, 'Days to keep the log of what API keys read.'),

  'evidence.checkpoint_file': define({
    kind: 'text',
    schema: Type.Union([Type.String({ maxLength: 1000, pattern: '^/[^\\u0000-\\u001f]+$' }), Type.Null()]),
    default: null as string | null,
    description: 'File that every signed checkpoint of the evidence log is added to, best on another machine’s disk.',
  }),
  'evidence.checkpoint_webhook': optionalUrl(
    'Web address that the newest checkpoint of the evidence log is posted to.',
  ),
  'evidence.checkpoint_mail': define({
    kind: 'text',
    schema: Type.Union([Type.String({ maxLength: 254, pattern: '^[^@\\s<>",;]+@[^@\\s<>",;]+$' }), Type.Null()]),
    default: null as string | null,
    description:
      'Mail address that gets the newest checkpoint of the evidence log once a day. If checkpoints are sent nowhere ' +
      'else and there is a mail server, they go to the administrators.',
  }),

  'metering.endpoint': optionalUrl('Web address that gets the daily heartbeat. Leave empty to send none.'),
  'metering.key': secret(500, 'Key sent with the heartbeat.', {
    check: refuseControls,
  }),
  'metering.license_key': secret(4000, 'License key of this install, sent with the heartbeat.'),

  'rate.login_per_minute': whole(1, 100_000, 10, 'Sign-ins per minute from one client address.'),
  'rate.login_failures': whole(1, 1000, 5, 'Failed sign-ins in 15 minutes before an account is locked.'),
  'rate.key_exchange_per_minute': whole(1, 100_000, 30, 'API key exchanges per minute from one client address.'),
  'rate.setup_admin_per_minute': whole(
    1,
    100_000,
    10,
    'Attempts per minute to create the first administrator from one client address.',
  ),
  'rate.user_per_minute': whole(1, 1_000_000, 600, 'Requests per minute of one signed-in person.'),
  'rate.key_per_minute': whole(1, 1_000_000, 1200, 'Requests per minute of one API key.'),
  'rate.heavy_per_minute': whole(
    1,
    100_000,
    30,
    'Template tests, suggestions and backtests per minute of one person or API key.',
  ),
  'rate.anonymous_per_minute': whole(
    1,
    1_000_000,
    300,
    'Other requests per minute without a valid token from one client address.',
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
