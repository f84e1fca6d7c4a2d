import { type Static, Type } from 'typebox';
import { oneOf, roles } from './closed-sets.ts';
import { Password, RoleList } from './identity.ts';
import { DateTime, Email, Line, nullable, strictObject, Uuid } from './shapes.ts';

/** The name under which colleagues see a person. */
const DisplayName = Line(200);

/** Anything short enough is looked up: a text that is not one of our tokens is simply unknown. */
const OneTimeToken = Type.String({ minLength: 1, maxLength: 200 });

export const TotpStart = strictObject({ password: Password }, { $id: 'TotpStart' });
export type TotpStart = Static<typeof TotpStart>;

export const TotpSecret = strictObject(
  {
    secret: Type.String({ description: 'For typing into the authenticator app, in base 32.' }),
    otpauthUri: Type.String({ description: 'The same for its camera, to be shown as a QR code.' }),
  },
  { $id: 'TotpSecret' },
);
export type TotpSecret = Static<typeof TotpSecret>;

export const TotpConfirmation = strictObject(
  {
    code: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Six digits, as the authenticator app shows them.',
    }),
  },
  { $id: 'TotpConfirmation' },
);
export type TotpConfirmation = Static<typeof TotpConfirmation>;

export const RecoveryCodes = strictObject(
  {
    recoveryCodes: Type.Array(Type.String(), { description: 'Ten codes, each good once, shown now and never again.' }),
  },
  { $id: 'RecoveryCodes' },
);
export type RecoveryCodes = Static<typeof RecoveryCodes>;

export const PasswordReset = strictObject({ token: OneTimeToken, password: Password }, { $id: 'PasswordReset' });
export type PasswordReset = Static<typeof PasswordReset>;

export const InvitationRequest = strictObject(
  { email: Email, displayName: DisplayName, roles: RoleList },
  { $id: 'InvitationRequest' },
);
export type InvitationRequest = Static<typeof InvitationRequest>;

export const IssuedInvitation = strictObject(
  {
    id: Uuid,
    expiresAt: DateTime,
    acceptUrl: Type.Optional(
      Type.String({
        description: 'The link to hand over, only while no mail server is set up; shown now and never again.',
      }),
    ),
  },
  { $id: 'IssuedInvitation' },
);
export type IssuedInvitation = Static<typeof IssuedInvitation>;

const invitationStatuses = ['pending', 'accepted', 'revoked', 'expired'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

export const Invitation = strictObject(
  {
    id: Uuid,
    email: Type.String(),
    displayName: Type.String(),
    roles: Type.Array(oneOf(roles)),
    status: oneOf(invitationStatuses),
    invitedBy: strictObject({ id: Uuid, displayName: Type.String() }),
    createdAt: DateTime,
    expiresAt: DateTime,
    acceptedAt: nullable(DateTime),
    revokedAt: nullable(DateTime),
  },
  { $id: 'Invitation' },
);
export type Invitation = Static<typeof Invitation>;

export const InvitationAcceptance = strictObject(
  { token: OneTimeToken, password: Password },
  { $id: 'InvitationAcceptance' },
);
export type InvitationAcceptance = Static<typeof InvitationAcceptance>;

export const UserChange = strictObject(
  {
    displayName: Type.Optional(DisplayName),
    roles: Type.Optional(RoleList),
    isActive: Type.Optional(Type.Boolean()),
  },
  { $id: 'UserChange', minProperties: 1 },
);
export type UserChange = Static<typeof UserChange>;

export const StaffMember = strictObject(
  { id: Uuid, displayName: Type.String(), roles: Type.Array(oneOf(roles)) },
  { $id: 'StaffMember', description: 'An active colleague, for assigning work.' },
);
export type StaffMember = Static<typeof StaffMember>;

/** What providers send back differs; what is not listed is passed on to the check of the answer and to nothing else. */
export const OidcCallback = Type.Object(
  {
    state: Type.Optional(Type.String({ maxLength: 500 })),
    code: Type.Optional(Type.String({ maxLength: 5000 })),
    error: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: { type: 'string', maxLength: 5000 } },
);
export type OidcCallback = Static<typeof OidcCallback>;

/** What stands in the address of the sign-in page when a sign-in through the provider did not work. */
export const oidcErrors = [
  'oidc_not_configured',
  'oidc_state_invalid',
  'oidc_failed',
  'oidc_unavailable',
  'oidc_refused',
] as const;
export type OidcError = (typeof oidcErrors)[number];

export const OidcExchange = strictObject({ code: OneTimeToken }, { $id: 'OidcExchange' });
export type OidcExchange = Static<typeof OidcExchange>;
