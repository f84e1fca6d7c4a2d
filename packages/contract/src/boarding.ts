import { type Static, Type } from 'typebox';
import { boardingErrorStatuses, boardingStates, oneOf, providerIds, roles } from './closed-sets.ts';
import { TotpCode } from './identity.ts';
import { DateTime, ExternalRef, listOf, nullable, PageQuery, strictObject, Uuid } from './shapes.ts';

const ProviderId = oneOf(providerIds, { description: 'A core that can be boarded to.' });
const AnyNote = Type.String({ maxLength: 4000 });
/** Digests of ours: SHA-256 in lower-case hex. */
const Digest = Type.String({ pattern: '^[0-9a-f]{64}$' });

const FieldMapEntry = strictObject({
  canonical: Type.String(),
  core: Type.String(),
  transform: Type.Optional(Type.String({ description: 'none where it is left out.' })),
});

const Mapping = strictObject(
  { provider: Type.String(), fields: Type.Array(FieldMapEntry) },
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
  description: '{ provider, fields: [{ canonical, core, transform? }] }',
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
    pageNo: Type.Integer({ description: '0 where the value stands on no page: in the approval record, for one.' }),
    x: Type.Number(),
    y: Type.Number(),
    w: Type.Number({ description: '0 where nobody knows the place on the page.' }),
    h: Type.Number(),
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
      { description: 'Why the loan could not be staged by this map; at most one for each field of the core.' },
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
    open: Type.Boolean({ description: 'Whether fields that are not listed may be mapped too.' }),
    tables: Type.Record(Type.String(), Type.Record(Type.String(), Type.String()), {
      description: 'What lookup can look up, by the name of the table.',
    }),
    transforms: Type.Array(CoreTransform),
    starter: Mapping,
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
