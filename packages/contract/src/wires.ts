import { type Static, Type } from 'typebox';
import { oneOf, roles, wireStates } from './closed-sets.ts';
import { TotpCode } from './identity.ts';
import { Note } from './loans.ts';
import { DateTime, ExternalRef, Line, listOf, nullable, strictObject, Text, Uuid } from './shapes.ts';

/** What a wire says beside its amount (open parts, Wire request; originator_address is ours). */
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
] as const;
export type WireFieldName = (typeof wireFieldNames)[number];

export const wireTargets = ['csv', 'pain001', 'pacs008'] as const;
export type WireTarget = (typeof wireTargets)[number];

const sourceDescription =
  'The type of the document it was read from; entered for what the maker gave, institution and setting for what the ' +
  'bank has saved about itself.';

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
    needsAcknowledgement: Type.Boolean({ description: 'Whether approve must name the code in acknowledge.' }),
  },
  { $id: 'WireWarning' },
);

const WireCallback = strictObject(
  {
    person: Type.String(),
    phoneSource: Type.String(),
    note: Type.String(),
    actorId: Uuid,
    actorName: Type.String(),
    occurredAt: DateTime,
  },
  { $id: 'WireCallback' },
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
  },
  { $id: 'Wire' },
);
export type Wire = Static<typeof Wire>;

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
  },
  { $id: 'WireRequest' },
);
export type WireRequest = Static<typeof WireRequest>;

export const CallbackRequest = strictObject(
  {
    person: Line(200),
    phoneSource: Line(300),
    note: Note,
  },
  { $id: 'CallbackRequest' },
);
export type CallbackRequest = Static<typeof CallbackRequest>;

export const WireApproval = strictObject(
  {
    note: Type.Optional(Type.String({ maxLength: 4000 })),
    digest: Type.Optional(Type.String({ maxLength: 100, description: 'Of the wire that was shown; another is 409.' })),
    acknowledge: Type.Optional(
      Type.Array(Type.String({ maxLength: 60 }), {
        maxItems: 20,
        description: 'Codes of the warnings that were read and are accepted.',
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
