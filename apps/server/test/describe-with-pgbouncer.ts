import { describe, it } from 'vitest';
import { findPgBouncer, PGBOUNCER_ABSENT } from './pgbouncer.ts';

/** A describe that needs PgBouncer; where there is none it stands in the report as a skipped test, with the reason. */
export function describeWithPgBouncer(name: string, body: () => void): void {
  if (findPgBouncer() !== null) return void describe(name, { timeout: 300_000 }, body);
  process.stderr.write(`${name}: not run, ${PGBOUNCER_ABSENT}\n`);
  describe(name, () => {
    it.skip(PGBOUNCER_ABSENT, () => undefined);
  });
}
