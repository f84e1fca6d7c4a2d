/**
 * Who may call what, typed off the Who columns of the specification (part 4) and of its decided open parts by hand, not
 * derived from the code: A administrators, M managers and administrators, S all staff, K(scope) a key with the scope,
 * anyone. Rows may stand here before their operation is served; an operation may not be served before its row stands here.
 */
const rows = `
POST   /v1/auth/login                              anyone
POST   /v1/auth/refresh                            anyone
POST   /v1/auth/logout                             anyone
GET    /v1/auth/me                                 S
PUT    /v1/auth/password                           S
GET    /v1/auth/methods                            anyone
POST   /v1/auth/totp                               S
POST   /v1/auth/totp/confirm                       S
DELETE /v1/users/:id/totp                          A
POST   /v1/users/:id/password-reset                A
POST   /v1/auth/password/reset                     anyone
GET    /v1/users/:id/sessions                      S
DELETE /v1/users/:id/sessions                      S
GET    /v1/auth/oidc/start                         anyone
GET    /v1/auth/oidc/callback                      anyone
POST   /v1/auth/oidc/exchange                      anyone
GET    /v1/users                                   A
PATCH  /v1/users/:id                               A
POST   /v1/users/invitations                       A
GET    /v1/users/invitations                       A
DELETE /v1/users/invitations/:id                   A
POST   /v1/invitations/accept                      anyone
POST   /v1/api-keys                                A
GET    /v1/api-keys                                A
DELETE /v1/api-keys/:id                            A
POST   /v1/auth/token                              anyone
GET    /.well-known/jwks.json                      anyone
GET    /v1/setup/status                            anyone
POST   /v1/setup/admin                             anyone
PUT    /v1/setup/institution                       A
GET    /v1/setup/institution                       S
PUT    /v1/setup/steps/:step                       A
POST   /v1/setup/complete                          A
GET    /v1/settings                                A
PUT    /v1/settings/:key                           A
POST   /v1/settings/mail/test                      A
GET    /v1/staff                                   S
GET    /v1/loans/:ref/evidence                     S K(evidence:read)
GET    /v1/loans/:ref/evidence/verify              S K(evidence:read)
GET    /v1/loans/:ref/evidence/export              S K(evidence:read)
GET    /v1/evidence/admin                          A K(evidence:read)
GET    /v1/evidence/checkpoints                    S K(evidence:read)
GET    /v1/releases                                anyone
GET    /v1/openapi.json                            anyone
GET    /docs                                       anyone
GET    /docs/style.css                             anyone
GET    /healthz                                    anyone
GET    /readyz                                     anyone
GET    /metrics                                    anyone
`;

export interface ExpectedWho {
  /** Null: anyone may call it without a token. */
  readonly roles: readonly string[] | null;
  readonly scope: string | null;
}

const groups: Readonly<Record<string, readonly string[]>> = {
  A: ['admin'],
  M: ['admin', 'manager'],
  S: ['admin', 'manager', 'specialist'],
};

export const whoTable: ReadonlyMap<string, ExpectedWho> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [method, url, people = '', key] = row.split(/\s+/);
      const scope = /^K\((.+)\)$/.exec(key ?? '')?.[1] ?? null;
      return [`${method} ${url}`, { roles: people === 'anyone' ? null : (groups[people] ?? []), scope }];
    }),
);
