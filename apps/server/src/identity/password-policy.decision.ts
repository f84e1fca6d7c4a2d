import { allow, type Decision, refuse } from '@countersign/engine/decision';
import type { Refusal } from '../platform/domain-error.ts';

export interface PasswordFacts {
  readonly minLength: number;
  readonly email: string;
  readonly displayName: string;
  /** The name of the field in the request, for the error. */
  readonly field: string;
}

/**
 * Length counts, composition rules do not (NIST SP 800-63B): beside the bank's minimum only what anybody would try
 * first is refused. Length is in code points of the composed form, so that an accent is not worth a character.
 */
export function decidePassword(facts: PasswordFacts, password: string): Decision<string, Refusal> {
  const composed = password.normalize('NFC');
  if ([...composed].length < facts.minLength) {
    return tooWeak(facts, 'too_short', `must have at least ${facts.minLength} characters`);
  }
  const guesses = [facts.email, facts.displayName].map((guess) => guess.normalize('NFC').toLowerCase());
  if (guesses.includes(composed.toLowerCase())) {
    return tooWeak(facts, 'too_simple', 'must not be the email address or the name');
  }
  return allow(password);
}

function tooWeak({ field }: PasswordFacts, code: string, message: string): Decision<never, Refusal> {
  return refuse({
    code: 'password_invalid',
    detail: `The password ${message}.`,
    errors: [{ field, code, message }],
  });
}
