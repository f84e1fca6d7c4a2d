import { resetAdmin } from '../identity/index.ts';
import { DomainError } from '../platform/domain-error.ts';
import { openApp } from './open-app.ts';

/** `countersign reset-admin EMAIL`: a one-time link for an administrator who cannot get in. Works beside a running service. */
export async function run(args: readonly string[]): Promise<number> {
  const [email, ...more] = args;
  if (email === undefined || more.length > 0) {
    process.stderr.write('Usage: countersign reset-admin EMAIL\n');
    return 2;
  }
  const { app, close } = await openApp();
  try {
    const { url, expiresAt } = await resetAdmin(app, email);
    process.stdout.write(
      `Open this link once, before ${expiresAt.toISOString()}, and choose a new password:\n${url}\n`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  } finally {
    await close();
  }
}
