import { type Static, Type } from 'typebox';
import { boardingErrorStatuses, boardingStates, oneOf, providerIds, roles } from './closed-sets.ts';
import { FileLayout } from './file-layout.ts';
import { TotpCode } from './identity.ts';
import { DateTime, ExternalRef, listOf, nullable, PageQuery, strictObject, Uuid } from './shapes.ts';

const ProviderId = oneOf(providerIds, { description: 'A core that can be boarded to.' });
const AnyNote = Type.String({ maxLength: 4000 });
/** Digests of ours: SHA-256 in lower-case hex. */
const Digest = Type.String({ pattern: '^[0-9a-f]{64}$', 'x-form': 'a digest in 64 hexadecimal digits' });

const FieldMapEntry = strictObject({
  canonical: Type.String({
    description:
      'A canonical field; of what a loan has several of also one item, guarantor_name[2], or all, guarantor_name[*].',
  }),
  core: Type.String({
    description: 'A field of the core; with [*], such as party[*].name, a row for each item of the list.',
  }),
  transform: Type.Optional(Type.String({ description: 'none where it is left out.' })),
  join: Type.Optional(
    Type.String({ description: 'What stands between the items of a list that fills one field of the core.' }),
  ),
});

const LookupTables = Type.Record(Type.String(), Type.Record(Type.String(), Type.String()));

const Mapping = strictObject(
  {
    provider: Type.String(),
    fields: Type.Array(FieldMapEntry),
    tables: Type.Optional(LookupTables),
    ignore: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'Items that need not reach the core, such as guarantor_name[*]. Any other borrower, guarantor or note that no ' +
          'entry takes keeps the loan from being staged.',
      }),
    ),
    layout: Type.Optional(FileLayout),
  },
  { $id: 'CoreMapping', description: 'Which canonical field goes to which field of the core, and how it is written.' },
);

/** Specification part 2, CoreFieldMap. */
export const CoreFieldMap = strictObject(
  {
    id: Uuid,
    providerId: ProviderId,
    version: Type.Integer({ minimum: 1 }),
    isActive: Type.Boolean(),
    mapping: Mapping,
    createdAt: DateTime,
  },
  { $id: 'CoreFieldMap' },
);
export type CoreFieldMap = Static<typeof CoreFieldMap>;
export const CoreFieldMapList = listOf(CoreFieldMap);
export const CoreFieldMapQuery = PageQuery;

/** What is wrong with a mapping is its meaning, told with one error for each fault; here only that it is an object. */
const AnyMapping = Type.Record(Type.String(), Type.Unknown(), {
  description: '{ provider, fields: [{ canonical, core, transform?, join? }], tables?, ignore?, layout? }',
});

export const CoreFieldMapRequest = strictObject({
  providerId: Type.String({ maxLength: 100, description: 'A core that can be boarded to.' }),
  mapping: AnyMapping,
});
export type CoreFieldMapRequest = Static<typeof CoreFieldMapRequest>;

export const CoreFieldMapTrialRequest = strictObject({ mapping: AnyMapping, loanRef: ExternalRef });
export type CoreFieldMapTrialRequest = Static<typeof CoreFieldMapTrialRequest>;

/** Where a value of a preview was read. */
const PreviewSource = strictObject(
  {
    documentId: Uuid,
    documentName: Type.String(),
    docType: Type.String(),
    canonical: Type.String(),
    pageNo: nullable(
      Type.Integer({
        minimum: 1,
        description: 'Null where the value is not on a page, such as one from the approval record.',
      }),
    ),
    x: nullable(Type.Number({ description: 'Null, as the other sides, where nobody knows the place on the page.' })),
    y: nullable(Type.Number()),
    w: nullable(Type.Number()),
    h: nullable(Type.Number()),
  },
  { $id: 'PreviewSource' },
);

export const PreviewField = strictObject(
  {
    coreField: Type.String(),
    canonical: Type.String(),
    transform: Type.String(),
    value: nullable(
      Type.String({ description: 'Null when the map found no source, and after retention of the documents.' }),
    ),
    source: nullable(PreviewSource),
    otherSources: Type.Optional(
      Type.Array(PreviewSource, { description: 'Where the other items of a joined list were read.' }),
    ),
  },
  { $id: 'PreviewField' },
);
export type PreviewField = Static<typeof PreviewField>;

export const CoreFieldMapTrial = strictObject(
  {
    preview: Type.Array(PreviewField),
    errors: Type.Array(
      strictObject({
        coreField: Type.String(),
        canonical: Type.String(),
        code: Type.String(),
        message: Type.String(),
      }),
      {
        description:
          'Why the loan could not be staged by this map; at most one for each field of the core. coreField is empty ' +
          'where a party or a note goes to no field at all.',
      },
    ),
    file: nullable(
      Type.String({ description: 'The file that the core would be given; null for a core that takes none.' }),
    ),
  },
  { $id: 'CoreFieldMapTrial' },
);
export type CoreFieldMapTrial = Static<typeof CoreFieldMapTrial>;

const BoardingError = strictObject(
  {
    status: oneOf(boardingErrorStatuses),
    detail: Type.String(),
    rawResponse: Type.String({ description: 'The core’s own words, cut to a length.' }),
    at: DateTime,
    attempt: Type.Integer({ description: '0 for staging, else the number of the commit.' }),
  },
  { $id: 'BoardingError' },
);

/** What the first of two people said of an unknown outcome. */
const Resolution = strictObject(
  {
    outcome: oneOf(boardingStates),
    coreReference: nullable(Type.String()),
    note: Type.String(),
    proposedBy: Uuid,
    proposedAt: DateTime,
  },
  { $id: 'BoardingResolution' },
);

/** Specification part 2, BoardingRecord. The last four fields are ours. */
export const BoardingRecord = strictObject(
  {
    boardingId: Uuid,
    loanId: Uuid,
    loanRef: Type.String(),
    provider: ProviderId,
    fieldMapId: Uuid,
    fieldMapVersion: Type.Integer(),
    state: oneOf(boardingStates),
    preview: Type.Array(PreviewField),
    requiredApprovalRole: oneOf(roles),
    stagedBy: Uuid,
    stagedAt: DateTime,
    approvedBy: nullable(Uuid),
    approvedAt: nullable(DateTime),
    committedAt: nullable(DateTime),
    coreReference: nullable(Type.String()),
    error: nullable(BoardingError),
    idempotencyKey: nullable(Type.String()),
    simulated: Type.Boolean({ description: 'True while the core is the simulator: no real loan was booked.' }),
    digest: Type.String({
      description: 'Of the preview, the version of the map and the run: what a checker approves.',
    }),
    isRetryable: Type.Boolean({ description: 'Whether a failed commit may be tried again.' }),
    proposal: nullable(Resolution),
  },
  { $id: 'BoardingRecord' },
);
export type BoardingRecord = Static<typeof BoardingRecord>;

/** Which customer of the core a party is: said by the maker where the core may know them. */
const CustomerChoice = strictObject({
  coreField: Type.String({ minLength: 1, maxLength: 100, description: 'As the matches name it.' }),
  customerId: Type.String({ minLength: 1, maxLength: 100, description: 'A customer of the core, or new.' }),
});
export type CustomerChoice = Static<typeof CustomerChoice>;

export const StageRequest = strictObject({
  customers: Type.Optional(Type.Array(CustomerChoice, { maxItems: 200 })),
});
export type StageRequest = Static<typeof StageRequest>;

const CustomerMatch = strictObject({
  customerId: Type.String(),
  name: Type.String(),
  address: nullable(Type.String()),
  taxIdEnd: nullable(Type.String({ description: 'The last four digits of the tax id that the core has.' })),
  matchedBy: oneOf(['tax_id', 'name_and_address', 'name'] as const),
});

export const BoardingCustomers = strictObject(
  {
    isAsked: Type.Boolean({ description: 'False where the core cannot be asked who is known there.' }),
    items: Type.Array(
      strictObject({ coreField: Type.String(), name: Type.String(), matches: Type.Array(CustomerMatch) }),
    ),
    nextCursor: nullable(Type.String()),
  },
  { $id: 'BoardingCustomers' },
);
export type BoardingCustomers = Static<typeof BoardingCustomers>;

/** Approve takes what the checker was shown, and is refused when that is no longer so; the rest take a note. */
export const BoardingApproval = strictObject({
  note: Type.Optional(AnyNote),
  digest: Type.Optional(Digest),
  totpCode: Type.Optional(TotpCode),
});
export type BoardingApproval = Static<typeof BoardingApproval>;
export const BoardingNote = strictObject({ note: Type.Optional(AnyNote) });
export type BoardingNote = Static<typeof BoardingNote>;

export const ResolveRequest = strictObject({
  outcome: oneOf(['committed', 'approved', 'failed', 'staged'] as const, {
    description: 'Of a commit: committed, approved (nothing was booked) or failed. Of staging: staged or failed.',
  }),
  coreReference: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  note: AnyNote,
});
export type ResolveRequest = Static<typeof ResolveRequest>;

const CoreField = strictObject({
  name: Type.String(),
  title: Type.String(),
  required: Type.Boolean(),
  maxLength: nullable(Type.Integer()),
  form: nullable(Type.String({ description: 'What a value must look like, in words.' })),
});

const CoreTransform = strictObject({
  name: Type.String(),
  argument: nullable(Type.String({ description: 'What follows its name after a colon.' })),
  description: Type.String(),
});

export const CoreProvider = strictObject(
  {
    id: ProviderId,
    title: Type.String(),
    verified: Type.Boolean({ description: 'False while no bank has confirmed that the core behaves as we believe.' }),
    simulated: Type.Boolean(),
    isConfigured: Type.Boolean({ description: 'Whether loans are boarded to it (setting boarding.provider).' }),
    fields: Type.Array(CoreField),
    groups: Type.Array(strictObject({ name: Type.String(), title: Type.String(), fields: Type.Array(CoreField) }), {
      description: 'What the core takes several of, a row each: its fields are mapped as name[*].field.',
    }),
    open: Type.Boolean({ description: 'Whether fields that are not listed may be mapped too.' }),
    tables: Type.Record(Type.String(), Type.Record(Type.String(), Type.String()), {
      description: 'Tables for lookup that ship with the provider; a map may have others and its own instead.',
    }),
    transforms: Type.Array(CoreTransform),
    starter: Mapping,
    examples: Type.Array(strictObject({ title: Type.String(), mapping: Mapping }), {
      description: 'Other maps to begin with; examples, which no core takes exactly so.',
    }),
    looksUpCustomers: Type.Boolean({
      description:
        'Whether the core is asked for the customers it has before one is made there. A core of files cannot be asked.',
    }),
    takesLayout: Type.Boolean({ description: 'Whether a map says with layout what its files look like.' }),
    promises: strictObject({
      stagingIsKept: Type.Boolean(),
      commitIsIdempotent: Type.Boolean(),
      absenceIsCertain: Type.Boolean(),
      answersLater: Type.Boolean(),
    }),
  },
  { $id: 'CoreProvider' },
);
export type CoreProvider = Static<typeof CoreProvider>;
export const CoreProviderList = listOf(CoreProvider);
