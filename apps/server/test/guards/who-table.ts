/**
 * Who may call what, typed off the Who columns of the specification (part 4) and of its decided open parts by hand, not
 * derived from the code: A administrators, M managers and administrators, S all staff, K(scope) a key with the scope,
 * anyone. Rows may stand here before their operation is served; an operation may not be served before its row stands here.
 */
const rows = `
POST   /v1/auth/login                              anyone
POST   /v1/auth/refresh                            anyone
POST   /v1/auth/logout                             anyone
PUT    /v1/auth/browser-session                    anyone
POST   /v1/auth/browser-session                    anyone
DELETE /v1/auth/browser-session                    anyone
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
GET    /v1/access-log                              A
GET    /v1/access-log/csv                          A
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
GET    /v1/admin/overview                          A
GET    /v1/admin/changes                           A
POST   /v1/admin/changes/:id/confirm               A
POST   /v1/admin/changes/:id/reject                A
GET    /v1/admin/failed-jobs                       A
POST   /v1/admin/failed-jobs/:id/retry             A
POST   /v1/admin/failed-jobs/:id/discard           A
GET    /v1/staff                                   S
POST   /v1/packages                                S K(intake:write)
POST   /v1/loans/:ref/documents                    S K(intake:write)
POST   /v1/loans/:ref/lar                          S K(intake:write)
GET    /v1/loans                                   S K(status:read)
GET    /v1/loans/:ref                              S K(status:read)
PATCH  /v1/loans/:ref                              S
GET    /v1/loans/:ref/runs/:runId                  S K(status:read)
GET    /v1/loans/:ref/lar                          S K(status:read)
POST   /v1/documents/:id/withdraw                  S
PUT    /v1/loans/:ref/hold                         M
DELETE /v1/loans/:ref/hold                         M
GET    /v1/intake/quarantine                       S
POST   /v1/intake/quarantine/:id/retry             M
POST   /v1/intake/quarantine/:id/discard           M
POST   /v1/loans/:ref/approve                      S
GET    /v1/my-work                                 S
GET    /v1/loans/:ref/conditions                   S K(status:read)
POST   /v1/loans/:ref/conditions/:id/satisfy       S
POST   /v1/loans/:ref/conditions/:id/waive         M
POST   /v1/loans/:ref/conditions/:id/reopen        S
GET    /v1/due-items                               S K(status:read)
GET    /v1/loans/:ref/due-items                    S K(status:read)
POST   /v1/loans/:ref/due-items/:id/settle         S
POST   /v1/loans/:ref/reject                       S
POST   /v1/loans/:ref/reopen                       M
POST   /v1/loans/:ref/reprocess                    S
POST   /v1/loans/:ref/seal                         M
GET    /v1/loans/:ref/review/report                S
GET    /v1/loans/:ref/review/report/pdf            S
GET    /v1/loans/:ref/search                       S K(status:read)
GET    /v1/loans/:ref/review                       S K(status:read)
GET    /v1/loans/:ref/documents                    S K(status:read)
GET    /v1/loans/:ref/fields                       S K(status:read)
GET    /v1/loans/:ref/runs                         S K(status:read)
GET    /v1/loans/:ref/events                       S
GET    /v1/documents/:id                           S
GET    /v1/documents/:id/content                   S
GET    /v1/documents/:id/pdf                       S
GET    /v1/loans/:ref/documents/export             S
GET    /v1/reports/exceptions                      M
GET    /v1/exports/exceptions/csv                  M
GET    /v1/exports/exceptions/xlsx                 M
GET    /v1/exports/loans/csv                       S
GET    /v1/exports/loans/xlsx                      S
GET    /v1/documents/:id/pages/:n/image            S
GET    /v1/documents/:id/pages/:n/words            S
PUT    /v1/documents/:id/boundaries                S
POST   /v1/findings/:id/accept                     S
POST   /v1/findings/:id/answer                     S
POST   /v1/findings/:id/comment                    S
POST   /v1/findings/:id/escalate                   S
PUT    /v1/findings/:id/decisions/:decisionId      S
DELETE /v1/findings/:id/decisions/:decisionId      S
POST   /v1/findings/:id/override                   M
POST   /v1/loans/:ref/corrections                  S
GET    /v1/loans/:ref/corrections                  S
POST   /v1/loans/:ref/fields/confirm               S
GET    /v1/rules                                   S
PUT    /v1/rules/:id/enabled                       A
POST   /v1/rules/custom                            A
PUT    /v1/rules/custom/:id                        A
DELETE /v1/rules/custom/:id                        A
POST   /v1/rules/backtest                          A
POST   /v1/rules/try                               A
POST   /v1/extraction-templates/prove              A
POST   /v1/extraction-templates/suggest            A
POST   /v1/extraction-templates/read-region        A
GET    /v1/extraction-templates                    A
POST   /v1/extraction-templates                    A
GET    /v1/extraction-templates/:id                A
PUT    /v1/extraction-templates/:id                A
DELETE /v1/extraction-templates/:id                A
POST   /v1/extraction-templates/samples            A
GET    /v1/extraction-templates/samples            A
GET    /v1/extraction-templates/samples/:sampleId/pages/:n/image A
GET    /v1/doc-types                               S
GET    /v1/fields                                  S
GET    /v1/core-providers                          S
GET    /v1/lar-profiles                            A
POST   /v1/lar-profiles                            A
POST   /v1/lar-profiles/try                        A
POST   /v1/lar-profiles/suggest                    A
POST   /v1/lar-profiles/preview                    S
POST   /v1/lar-profiles/:id/activate               A
GET    /v1/core-field-maps                         A
POST   /v1/core-field-maps                         A
POST   /v1/core-field-maps/try                     A
GET    /v1/loans/:ref/boarding                     S K(status:read)
POST   /v1/loans/:ref/boarding/stage               S
GET    /v1/loans/:ref/boarding/customers           S
POST   /v1/loans/:ref/boarding/approve             S
POST   /v1/loans/:ref/boarding/reject              S
POST   /v1/loans/:ref/boarding/commit              M
POST   /v1/loans/:ref/boarding/verify              S
POST   /v1/loans/:ref/boarding/retry               M
POST   /v1/loans/:ref/boarding/void                M
POST   /v1/loans/:ref/boarding/resolve             M
GET    /v1/loans/:ref/wire                         S K(status:read)
POST   /v1/loans/:ref/wire                         S
POST   /v1/loans/:ref/wire/callback                S
POST   /v1/loans/:ref/wire/approve                 S
POST   /v1/loans/:ref/wire/reject                  S
POST   /v1/loans/:ref/wire/export                  M
POST   /v1/loans/:ref/wire/cancel                  M
GET    /v1/loans/:ref/wires                        S K(status:read)
POST   /v1/loans/:ref/wires                        S
GET    /v1/loans/:ref/wires/:id                    S K(status:read)
POST   /v1/loans/:ref/wires/:id/callback           S
POST   /v1/loans/:ref/wires/:id/screening          S
POST   /v1/loans/:ref/wires/:id/approve            S
POST   /v1/loans/:ref/wires/:id/reject             S
POST   /v1/loans/:ref/wires/:id/export             M
POST   /v1/loans/:ref/wires/:id/cancel             M
POST   /v1/loans/:ref/wires/:id/return             M
GET    /v1/payees                                  M
PUT    /v1/payees/:id                              A
DELETE /v1/payees/:id                              A
PUT    /v1/aba-directory                           A
GET    /v1/metering/deliveries                     A
GET    /v1/stats                                   S
POST   /v1/webhooks                                A
GET    /v1/webhooks                                A
DELETE /v1/webhooks/:id                            A
GET    /v1/webhooks/:id/deliveries                 A
POST   /v1/webhooks/:id/redeliver                  A
POST   /v1/webhooks/:id/rotate                     A
POST   /v1/webhooks/:id/enable                     A
GET    /v1/loans/:ref/evidence                     S K(evidence:read)
GET    /v1/loans/:ref/evidence/verify              S K(evidence:read)
GET    /v1/loans/:ref/evidence/export              S K(evidence:read)
GET    /v1/evidence/admin                          A K(evidence:read)
GET    /v1/evidence/checkpoints                    S K(evidence:read)
GET    /v1/evidence/checkpoint-targets             A
GET    /v1/releases                                anyone
POST   /mcp                                        S K(any)
GET    /.well-known/oauth-protected-resource       anyone
GET    /.well-known/oauth-protected-resource/mcp   anyone
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
