import { type Static, Type } from 'typebox';
import { oneOf, roles, wireStates } from './closed-sets.ts';
import { TotpCode } from './identity.ts';
import { LoanParams, Note } from './loans.ts';
import { DateTime, ExternalRef, Line, listOf, nullable, strictObject, Text, Uuid } from './shapes.ts';

/**
 * What a wire says beside its amount (open parts, Wire request; originator_address, and the parts of addresses at the
 * end, are ours). Columns of CSV files stand in this order.
 */
export const wireFieldNames = [
  'beneficiary_name',
  'beneficiary_account',
  'beneficiary_bank_name',
  'beneficiary_bank_aba',
  'beneficiary_address',
  'originator_name',
  'originator_account',
  'originator_bank_aba',
  'originator_address',
  'intermediary_bank_aba',
  'further_credit_name',
  'further_credit_account',
  'reference',
  'escrow_file_number',
  'value_date',
  'beneficiary_town',
  'beneficiary_country',
  'originator_town',
  'originator_country',
] as const;
export type WireFieldName = (typeof wireFieldNames)[number];

export const wireTargets = ['csv', 'pain001', 'pacs008'] as const;
export type WireTarget = (typeof wireTargets)[number];

const sourceDescription =
  'The type of the document it was read from; entered for what the maker gave, institution and setting for what the ' +
  'bank has saved about itself, calendar for the first possible value date.';

export const WireField = strictObject(
  {
    name: Type.String(),
    value: Type.String({ description: 'Account numbers are whole for signed-in staff and masked for API keys.' }),
    source: Type.String({ description: sourceDescription }),
    documentId: nullable(Uuid),
    pageNo: nullable(Type.Integer()),
  },
  { $id: 'WireField' },
);
export type WireField = Static<typeof WireField>;

const WireWarning = strictObject(
  {
    code: Type.String(),
    message: Type.String(),
    field: nullable(Type.String()),
    needsAcknowledgement: Type.Boolean({ description: 'Whether approve must name it in acknowledge.' }),
    acknowledgeAs: nullable(
      Type.String({ description: 'What approve names: the code, or code:field where one field is acknowledged.' }),
    ),
  },
  { $id: 'WireWarning' },
);

const WireCallback = strictObject(
  {
    person: Type.String(),
    phoneSource: Type.String(),
    phoneNumber: nullable(Type.String({ description: 'The number that was called, where it was recorded.' })),
    note: Type.String(),
    actorId: Uuid,
    actorName: Type.String(),
    occurredAt: DateTime,
  },
  { $id: 'WireCallback' },
);

const WireScreening = strictObject(
  {
    date: Type.String({ format: 'date' }),
    reference: Type.String(),
    clearedBy: Type.String(),
    actorId: Uuid,
    actorName: Type.String(),
    occurredAt: DateTime,
  },
  { $id: 'WireScreening', description: 'The result of a sanctions screening.' },
);

const WireBank = strictObject(
  {
    field: Type.String(),
    aba: Type.String(),
    name: Type.String(),
    city: Type.String(),
    state: Type.String(),
    wireEligible: Type.Boolean(),
  },
  { $id: 'WireBank', description: 'What the participant directory says about a routing number of the wire.' },
);

/** Specification part 2, Wire instruction; from amountSource on ours. */
export const Wire = strictObject(
  {
    id: Uuid,
    loanId: Uuid,
    loanRef: ExternalRef,
    amount: Type.String({ description: 'A decimal number as text.' }),
    currency: Type.String(),
    fields: Type.Array(WireField),
    state: oneOf(wireStates),
    stagedBy: Uuid,
    stagedAt: DateTime,
    approvedBy: nullable(Uuid),
    approvedAt: nullable(DateTime),
    exportedAt: nullable(DateTime),
    exportTarget: nullable(oneOf(wireTargets)),
    requiredApprovalRole: oneOf(roles),
    amountSource: nullable(
      strictObject({
        source: Type.String({ description: sourceDescription }),
        documentId: nullable(Uuid),
        pageNo: nullable(Type.Integer()),
      }),
    ),
    digest: Type.String({ description: 'Names exactly what is shown; send it with approve.' }),
    banks: Type.Array(WireBank),
    callback: nullable(WireCallback),
    callbackRequired: Type.Boolean({ description: 'Whether approval waits for a call that is not recorded yet.' }),
    warnings: Type.Array(WireWarning),
    exportSha256: nullable(Type.String()),
    formats: Type.Array(oneOf(wireTargets), {
      description: 'Formats that the wire was checked for when it was staged.',
    }),
    screening: nullable(WireScreening),
    screeningRequired: Type.Boolean({
      description: 'Whether approval waits for a screening that is not recorded yet.',
    }),
    returnedAt: nullable(DateTime),
    returnReason: nullable(Type.String()),
  },
  { $id: 'Wire' },
);
export type Wire = Static<typeof Wire>;
export const WireList = listOf(Wire);
export const WireParams = strictObject({ ref: LoanParams.properties.ref, id: Uuid });

export const WireRequest = strictObject(
  {
    amount: Type.Optional(
      Type.String({
        pattern: '^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$',
        'x-form': 'a decimal number such as 250000.00, without currency or thousands separators',
      }),
    ),
    currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$', 'x-form': 'three capital letters such as USD' })),
    fields: Type.Optional(
      Type.Array(strictObject({ name: oneOf(wireFieldNames), value: Text(300) }), { maxItems: wireFieldNames.length }),
    ),
    target: Type.Optional(
      oneOf(wireTargets, { description: 'A format that the wire must fit, beside those that the bank uses.' }),
    ),
  },
  { $id: 'WireRequest' },
);
export type WireRequest = Static<typeof WireRequest>;

const PhoneNumber = Type.String({
  maxLength: 40,
  pattern: '^\\+?[0-9(][0-9 ().-]{5,30}( ?(x|ext\\.?) ?[0-9]{1,6})?$',
  'x-form': 'a telephone number such as (541) 555-0134',
});

export const CallbackRequest = strictObject(
  {
    person: Line(200),
    phoneSource: Line(300),
    phoneNumber: Type.Optional(PhoneNumber),
    note: Note,
  },
  { $id: 'CallbackRequest' },
);
export type CallbackRequest = Static<typeof CallbackRequest>;

/** The same call, with the number that was called: what the paths of a single wire ask for. */
export const NumberedCallbackRequest = strictObject(
  { ...CallbackRequest.properties, phoneNumber: PhoneNumber },
  { $id: 'NumberedCallbackRequest' },
);

export const ScreeningRequest = strictObject(
  {
    date: Type.String({ format: 'date' }),
    reference: Line(140),
    clearedBy: Line(200),
  },
  {
    $id: 'ScreeningRequest',
    description: 'When the parties of the wire were screened, under which reference, and by whom.',
  },
);
export type ScreeningRequest = Static<typeof ScreeningRequest>;

/** A wire that went out and came back. */
export const WireReturn = strictObject({ reason: Note }, { $id: 'WireReturn' });
export type WireReturn = Static<typeof WireReturn>;

export const WireApproval = strictObject(
  {
    note: Type.Optional(Type.String({ maxLength: 4000 })),
    digest: Type.Optional(Type.String({ maxLength: 100, description: 'Of the wire that was shown; another is 409.' })),
    acknowledge: Type.Optional(
      Type.Array(Type.String({ maxLength: 100 }), {
        maxItems: 60,
        description: 'The acknowledgeAs of every warning that was read and is accepted.',
      }),
    ),
    totpCode: Type.Optional(TotpCode),
  },
  { $id: 'WireApproval' },
);
export type WireApproval = Static<typeof WireApproval>;

/** Rejecting and cancelling. */
export const WireNote = strictObject({ note: Type.Optional(Type.String({ maxLength: 4000 })) }, { $id: 'WireNote' });
export type WireNote = Static<typeof WireNote>;

export const WireExport = strictObject({ target: oneOf(wireTargets) }, { $id: 'WireExport' });

const PayeeAba = Type.String({ pattern: '^[0-9]{9}$', 'x-form': 'nine digits' });

export const PayeeRequest = strictObject(
  {
    name: Line(140),
    aba: PayeeAba,
    account: Text(34),
    bankName: Line(140),
    verifiedBy: Line(200),
    note: Note,
  },
  { $id: 'PayeeRequest', description: 'Instructions that a person verified.' },
);
export type PayeeRequest = Static<typeof PayeeRequest>;

export const Payee = strictObject(
  {
    id: Uuid,
    version: Type.Integer({ minimum: 1 }),
    name: Type.String(),
    aba: Type.String(),
    account: Type.String({ description: 'All but the last digits hidden.' }),
    bankName: Type.String(),
    verifiedBy: Type.String(),
    note: Type.String(),
    savedBy: Uuid,
    savedAt: DateTime,
  },
  { $id: 'Payee' },
);
export type Payee = Static<typeof Payee>;
export const PayeeList = listOf(Payee);
export const PayeeParams = strictObject({ id: Uuid });

export const AbaDirectoryRequest = strictObject(
  { content: Type.String({ minLength: 1, description: 'The text of the directory file.' }) },
  { $id: 'AbaDirectoryRequest' },
);

export const AbaDirectory = strictObject(
  {
    version: Type.Integer({ minimum: 1 }),
    participants: Type.Integer(),
    wireEligible: Type.Integer(),
    sha256: Type.String(),
    loadedAt: DateTime,
  },
  { $id: 'AbaDirectory' },
);
export type AbaDirectory = Static<typeof AbaDirectory>;
