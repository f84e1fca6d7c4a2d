/**
 * Test files that `npm run test:all` runs and `npm test` does not, each with what holds its promise meanwhile. They take
 * long and seldom find what the files beside them miss. docs/testing.md says what goes here.
 */
export const nightTests: Readonly<Record<string, string>> = {
  'apps/server/src/backup/backup.test.ts': 'the soak backup.test.ts restores a backup that was taken under load',
  'apps/server/src/http/operations/extraction/taught-form.test.ts':
    'templates.test.ts beside it teaches a form; this one reads ten variations of it, scanned',
  'apps/server/src/http/operations/identity/naughty-strings.test.ts':
    'guards/naughty-strings.test.ts sends the same to every operation',
  'apps/server/src/http/operations/review/package-to-decision.test.ts':
    'browser/upload-to-approval.test.ts goes that way',
  'apps/server/src/http/operations/wires/package-to-wire.test.ts': 'browser/boarding-and-wire.test.ts goes that way',
  'apps/server/src/identity/rotate-signing-keys.test.ts':
    'rotate-signing-keys.decision.test.ts; this one makes an RSA key for each case',
  'apps/server/src/platform/embedded-postgres/accounts.test.ts': 'service/start.test.ts starts as root',
  'apps/server/src/platform/embedded-postgres/crashes.test.ts': 'the soak kill-service.test.ts kills the database',
  'apps/server/src/platform/jobs/killed-worker.test.ts': 'the soak kill-workers.test.ts kills workers',
  'apps/server/test/browser/administration.test.ts':
    'two-administrators.test.ts; the operations have tests of their own',
  'apps/server/test/browser/boundaries.test.ts': 'the operation has tests of its own',
  'apps/server/test/browser/evidence.test.ts': 'the operations have tests of their own',
  'apps/server/test/browser/figures-and-payees.test.ts': 'the operations have tests of their own',
  'apps/server/test/browser/intake.test.ts': 'upload-to-approval.test.ts sends a package',
  'apps/server/test/browser/page-viewer.test.ts': 'workbench.test.ts shows pages',
  'apps/server/test/browser/palette.test.ts': 'upload-to-approval.test.ts goes through the palette',
  'apps/server/test/browser/profiles-and-maps.test.ts': 'the operations have tests of their own',
  'apps/server/test/browser/rules.test.ts': 'the operations have tests of their own',
  'apps/server/test/browser/templates.test.ts': 'the operations have tests of their own',
  'apps/server/test/browser/every-screen.test.ts': 'each screen is looked at where it is tested',
  'apps/server/test/browser/webhooks.test.ts': 'the operations have tests of their own',
  'apps/server/test/faults/service-under-load.test.ts': 'the soak nodes.test.ts disturbs nodes under load',
  'apps/server/test/service/examples.test.ts': 'service.test.ts starts the command; this one runs every example',
  'apps/server/test/service/pgbouncer.test.ts': 'nothing: it needs a pooler that few machines have',
  'apps/server/test/service/replica.test.ts': 'backup and start tests; this one follows a second database',
};
