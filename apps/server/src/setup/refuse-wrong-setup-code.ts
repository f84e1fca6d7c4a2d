import { createHash, timingSafeEqual } from 'node:crypto';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';

/**
 * Where SETUP_CODE is set, only whoever knows it creates the first administrator: an install that can be reached before
 * its people get to it would else belong to whoever comes first.
 */
export function refuseWrongSetupCode({ config, log }: Pick<App, 'config' | 'log'>, sent: string | null): void {
  const { setupCode } = config;
  if (setupCode === null) return;
  if (sent === null) {
    const detail =
      'Send the setup code in the header X-Setup-Code. The person who installed the service has it (SETUP_CODE).';
    throw new DomainError({ code: 'setup_code_required', detail });
  }
  // Hashes are of one length, and comparing them takes the same time whatever was sent.
  if (timingSafeEqual(digest(sent), digest(setupCode))) return;
  log.warn({}, 'a wrong setup code was sent');
  const detail = 'The setup code is wrong. The person who installed the service has the right one (SETUP_CODE).';
  throw new DomainError({ code: 'setup_code_wrong', detail });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}
