import { type Static, Type } from 'typebox';
import { oneOf, roles, scopes } from './closed-sets.ts';
import { DateTime, Email, Line, nullable, strictObject, Uuid } from './shapes.ts';

/** A password as it is sent. How good it must be is a matter of settings, not of shape. */
export const Password = Type.String({ maxLength: 1000, description: 'At most 1,000 characters.' });

/** At least one role, each once. */
export const RoleList = Type.Array(oneOf(roles), { minItems: 1, maxItems: roles.length, uniqueItems: true });

export const User = strictObject(
  {
    id: Uuid,
    email: Type.String(),
    displayName: Type.String(),
    roles: Type.Array(oneOf(roles)),
    isActive: Type.Boolean(),
    lastLoginAt: nullable(DateTime),
    totpEnrolled: Type.Boolean(),
  },
  { $id: 'User' },
);
export type User = Static<typeof User>;

export const Session = strictObject(
  {
    accessToken: Type.String(),
    accessExpiresAt: DateTime,
    refreshToken: Type.String(),
    refreshExpiresAt: DateTime,
    user: User,
  },
  { $id: 'Session', description: 'An access token, the refresh token that renews it, and whose they are.' },
);
export type Session = Static<typeof Session>;

export const BrowserSession = strictObject(
  { accessToken: Type.String(), accessExpiresAt: DateTime, refreshExpiresAt: DateTime, user: User },
  { $id: 'BrowserSession', description: 'A session whose refresh token stands in a cookie that scripts cannot read.' },
);
export type BrowserSession = Static<typeof BrowserSession>;

export const TotpCode = Type.String({
  minLength: 1,
  maxLength: 100,
  description: 'A code of the authenticator app, or a recovery code.',
});

export const LoginRequest = strictObject(
  {
    email: Email,
    password: Password,
    totpCode: Type.Optional(TotpCode),
  },
  { $id: 'LoginRequest' },
);
export type LoginRequest = Static<typeof LoginRequest>;

/** Anything short enough is looked at: a token that is not one of ours is a matter of 401, not of shape. */
export const RefreshRequest = strictObject(
  { refreshToken: Type.String({ minLength: 1, maxLength: 1000 }) },
  { $id: 'RefreshRequest' },
);

export const PasswordChange = strictObject(
  { currentPassword: Password, newPassword: Password },
  { $id: 'PasswordChange' },
);
export type PasswordChange = Static<typeof PasswordChange>;

export const AuthMethods = strictObject(
  {
    password: Type.Boolean(),
    passwordMinLength: Type.Integer({ minimum: 1, description: 'The fewest characters of a new password.' }),
    totp: Type.Boolean({ description: 'Whether people with an authenticator app are asked for its code.' }),
    oidc: nullable(strictObject({ providerName: Type.String() })),
  },
  { $id: 'AuthMethods' },
);
export type AuthMethods = Static<typeof AuthMethods>;

export const LiveSession = strictObject(
  {
    id: Uuid,
    createdAt: DateTime,
    lastUsedAt: DateTime,
    expiresAt: DateTime,
    address: Type.String({ description: 'The address that the session was opened from.' }),
    userAgent: nullable(Type.String()),
    current: Type.Boolean({ description: 'Whether this very request was made with it.' }),
  },
  { $id: 'LiveSession' },
);
export type LiveSession = Static<typeof LiveSession>;

export const ApiKeyRequest = strictObject(
  {
    name: Line(200),
    scopes: Type.Array(oneOf(scopes), { minItems: 1, maxItems: scopes.length, uniqueItems: true }),
    expiresAt: Type.Optional(
      Type.String({ format: 'date-time', description: 'In the future. Left out: the key works until it is revoked.' }),
    ),
  },
  { $id: 'ApiKeyRequest' },
);
export type ApiKeyRequest = Static<typeof ApiKeyRequest>;

export const ApiKeySummary = strictObject(
  {
    id: Uuid,
    name: Type.String(),
    keyPrefix: Type.String({ description: 'The first characters of the key, enough to recognise it.' }),
    scopes: Type.Array(oneOf(scopes)),
    createdAt: DateTime,
    expiresAt: nullable(DateTime),
    lastUsedAt: nullable(
      Type.String({ format: 'date-time', description: 'When it was last exchanged for a token, to the minute.' }),
    ),
    revokedAt: nullable(DateTime),
  },
  { $id: 'ApiKeySummary' },
);
export type ApiKeySummary = Static<typeof ApiKeySummary>;

export const IssuedApiKey = strictObject(
  {
    summary: ApiKeySummary,
    key: Type.String({ description: 'The key itself, shown in this answer and never again.' }),
  },
  { $id: 'IssuedApiKey' },
);
export type IssuedApiKey = Static<typeof IssuedApiKey>;

/** Whether a text is one of our keys is decided by its prefix and checksum, so that the answer can say so. */
export const KeyExchangeRequest = strictObject(
  { apiKey: Type.String({ maxLength: 1000 }) },
  { $id: 'KeyExchangeRequest' },
);

export const AccessToken = strictObject(
  { accessToken: Type.String(), expiresAt: DateTime, scopes: Type.Array(oneOf(scopes)) },
  { $id: 'AccessToken' },
);
export type AccessToken = Static<typeof AccessToken>;

/** The public halves of the keys that sign access tokens (RFC 7517). */
export const KeySet = strictObject(
  {
    keys: Type.Array(
      strictObject({
        kty: Type.Literal('RSA'),
        use: Type.Literal('sig'),
        alg: Type.Literal('RS256'),
        kid: Type.String(),
        n: Type.String(),
        e: Type.String(),
      }),
    ),
  },
  { $id: 'KeySet' },
);
export type KeySet = Static<typeof KeySet>;
