import { timingSafeEqual } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with the parameters that every authenticator app knows; many ignore others without saying so. */
const ALGORITHM = 'SHA1';
const DIGITS = 6;
const PERIOD_SECONDS = 30;
/** Steps before and after the present one whose code is taken: a telephone's clock may be half a minute off. */
const WINDOW = 1;
/** RFC 4226 asks for at least 128 bits and recommends 160, the length of the hash. */
const SECRET_BYTES = 20;

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an authenticator app reads from a QR code. */
export function totpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/**
 * The step whose code this is, or null. Steps up to the last one accepted are not looked at, so that a code that was
 * used once, or an older one seen over a shoulder, opens nothing (RFC 6238, section 5.2).
 */
export function findTotpStep(secret: string, code: string, at: Date, lastStep: number | null): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = totpOf(secret, '');
  const present = totp.counter({ timestamp: at.getTime() });
  for (let step = present - WINDOW; step <= present + WINDOW; step += 1) {
    if (lastStep !== null && step <= lastStep) continue;
    const expected = totp.generate({ timestamp: step * PERIOD_SECONDS * 1000 });
    if (timingSafeEqual(Buffer.from(expected), Buffer.from(code))) return step;
  }
  return null;
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: 'Countersign',
    label,
    algorithm: ALGORITHM,
    digits: DIGITS,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}
