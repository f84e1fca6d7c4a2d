import type { SetupStatus } from '@countersign/contract/closed-sets';

/** How far the setup is, or null when the service does not answer as expected. */
export async function fetchSetupStatus(): Promise<SetupStatus | null> {
  const answer = await fetch('/v1/setup/status').catch(() => null);
  if (answer === null || !answer.ok) return null;
  const body = (await answer.json()) as { status: SetupStatus };
  return body.status;
}
